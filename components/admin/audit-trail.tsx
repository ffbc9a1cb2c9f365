"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { adminList } from "@/lib/client/admin-list";
import { useFormatter } from "@/lib/client/use-formatter";
import { auditEntries } from "@/lib/features/operations/client";
import { adminPageSize } from "@/lib/shared/admin-list";
import type { AuditedEntity } from "@/lib/shared/audited";
import { AuditActionBadge } from "./audit-action-badge";
import { AuditChanges } from "./audit-changes";
import { LoadError } from "./load-error";

/** Entries shown at first, and how many more each press brings. */
const step = 10;
const wish = { q: "", status: "", sort: "", page: 1 };

/** An item's history, newest first: who changed what, when and why. It is read when this is shown. */
export function AuditTrail({ entity, entityId }: { entity: AuditedEntity; entityId: number | string }) {
  const t = useTranslations("AdminAudit");
  const admin = useTranslations("Admin");
  const format = useFormatter();
  const [limit, setLimit] = useState(step);
  const { data, isError, refetch } = useQuery(
    adminList(auditEntries, wish, limit, { entity, entityId: String(entityId) }),
  );
  if (isError && !data) {
    return <LoadError as="h3" title={t("trail.failed")} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div role="status" className="space-y-3">
        <span className="sr-only">{t("trail.loading")}</span>
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-6 w-1/2" />
      </div>
    );
  }
  if (data.items.length === 0) return <p className="text-muted-foreground">{t("trail.empty")}</p>;
  return (
    <div className="space-y-4">
      <ol aria-label={admin("history")} className="space-y-4 border-border border-l-2 pl-4">
        {data.items.map((entry) => (
          <li key={entry.id} className="space-y-1.5">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <AuditActionBadge action={entry.action} />
              <span className="min-w-0 break-all font-medium">{entry.actorEmail}</span>
              <time dateTime={entry.at} className="text-muted-foreground text-sm">
                {format.dateTime(new Date(entry.at), { dateStyle: "medium", timeStyle: "short" })}
              </time>
            </p>
            <AuditChanges entry={entry} />
          </li>
        ))}
      </ol>
      {data.total > data.items.length && limit < adminPageSize.max ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => setLimit(Math.min(adminPageSize.max, data.items.length + step))}
        >
          {t("trail.older")}
        </Button>
      ) : null}
    </div>
  );
}
