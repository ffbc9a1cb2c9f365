"use client";

import { useLocale, useTranslations } from "#texts";
import { AuditChanges } from "@/components/admin/audit-changes";
import { WaitingForSender } from "@/components/admin/waiting-for-sender";
import { useFormatter } from "@/lib/client/use-formatter";
import type { ChangeRequest } from "@/lib/features/change-requests/schemas";
import { langOf } from "@/lib/shared/locales";

/** What the sender was asked to change, and what is different since, field by field; the newest first. */
export function RequestedChanges({
  requests,
  isWaiting,
}: {
  requests: readonly ChangeRequest[];
  /** Whether the newest one is still to be answered. */
  isWaiting: boolean;
}) {
  const t = useTranslations("AdminChanges");
  const format = useFormatter();
  const locale = useLocale();
  const at = (instant: string) =>
    format.dateTime(new Date(instant), { dateStyle: "medium", timeStyle: "short" });
  return (
    <ol className="space-y-4 border-border border-l-2 pl-4 text-sm">
      {requests.map(({ message, messageLanguage, requestedAt, answeredAt, before, after }, index) => (
        <li key={requestedAt} className="space-y-2">
          <p className="text-muted-foreground">{t("asked", { date: at(requestedAt) })}</p>
          <p lang={langOf(messageLanguage, locale)} className="wrap-anywhere whitespace-pre-line">
            {message}
          </p>
          {answeredAt ? (
            <>
              <p className="text-muted-foreground">{t("answered", { date: at(answeredAt) })}</p>
              {Object.keys(after).length === 0 ? (
                <p>{t("same")}</p>
              ) : (
                <AuditChanges entry={{ action: "update", before, after, reason: null }} />
              )}
            </>
          ) : index === 0 && isWaiting ? (
            <WaitingForSender />
          ) : null}
        </li>
      ))}
    </ol>
  );
}
