"use client";

import { useLocale, useTranslations } from "#texts";
import { linkClasses } from "@/components/admin/links";
import { Link } from "@/components/layout/link";
import { useFormatter } from "@/lib/client/use-formatter";
import type { MailSummary } from "@/lib/features/operations/mail-schemas";
import { langOf } from "@/lib/shared/locales";

/** The last mails to somebody, each with the way to its words. */
export function Mails({ mails }: { mails: readonly MailSummary[] }) {
  const t = useTranslations("AdminDesk.mails");
  const format = useFormatter();
  const locale = useLocale();
  if (mails.length === 0) return <p className="text-muted-foreground text-sm">{t("none")}</p>;
  return (
    <ul className="space-y-1.5 text-sm">
      {mails.map(({ id, subject, language, createdAt }) => (
        <li key={id} className="flex flex-wrap gap-x-3">
          <time dateTime={createdAt} className="w-24 shrink-0 text-muted-foreground">
            {format.dateTime(new Date(createdAt), { dateStyle: "medium" })}
          </time>
          <Link
            href={`/admin/outbox?mail=${id}`}
            prefetch={false}
            lang={langOf(language, locale)}
            className={`${linkClasses} min-w-0 flex-1`}
          >
            {subject}
          </Link>
        </li>
      ))}
    </ul>
  );
}
