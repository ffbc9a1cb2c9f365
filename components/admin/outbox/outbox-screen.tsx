"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useFormatter, useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { adminList } from "@/lib/features/admin/list-client";
import { type MailSummary, mailStatuses } from "@/lib/features/admin/mail-schemas";
import { adminPageSize } from "@/lib/shared/admin-list";
import { retention } from "@/lib/shared/retention";
import { type Column, DataTable } from "../data-table";
import { ListToolbar } from "../list-toolbar";
import { useListWish } from "../use-list-wish";
import { MailStatusBadge } from "./mail-status-badge";

const MailDialog = dynamic(() => import("./mail-dialog"));

/** The mails of a system without SMTP, to read; with SMTP those that are still to send (decisions F). */
export function OutboxScreen({ transport }: { transport: "smtp" | "outbox" }) {
  const t = useTranslations("AdminOutbox");
  const format = useFormatter();
  const { wish, filters, change } = useListWish(["mail"]);
  const { data, isError, refetch } = useQuery({
    ...adminList<MailSummary>("/api/admin/mail-messages", wish, adminPageSize.screen),
    // Mails come and go by themselves.
    refetchInterval: 10_000,
  });
  const open = (mail: string) => change({ mail, page: wish.page });
  const statuses = mailStatuses.filter((status) => transport === "outbox" || status !== "sent");
  const columns: Column<MailSummary>[] = [
    {
      key: "subject",
      header: t("columns.subject"),
      sort: "subject",
      className: "min-w-56",
      cell: ({ id, subject }) => (
        <button
          type="button"
          onClick={() => open(id)}
          className="rounded-sm text-left font-medium text-primary underline underline-offset-4 hover:text-primary-hover"
        >
          {subject}
        </button>
      ),
    },
    {
      key: "to",
      header: t("columns.to"),
      sort: "to",
      className: "min-w-44 wrap-anywhere",
      cell: ({ to }) => to,
    },
    { key: "kind", header: t("columns.kind"), sort: "kind", cell: ({ kind }) => <MailKind kind={kind} /> },
    {
      key: "status",
      header: t("columns.status"),
      sort: "status",
      cell: ({ status, lastError }) => (
        <span className="flex flex-col items-start gap-1">
          <MailStatusBadge status={status} />
          {lastError ? <span className="text-destructive text-sm wrap-anywhere">{lastError}</span> : null}
        </span>
      ),
    },
    {
      key: "createdAt",
      header: t("columns.createdAt"),
      sort: "createdAt",
      className: "whitespace-nowrap",
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>
          {format.dateTime(new Date(createdAt), { dateStyle: "medium", timeStyle: "short" })}
        </time>
      ),
    },
  ];
  return (
    <div className="space-y-4">
      <Alert title={t(`transport.${transport}.title`)}>
        <p>{t(`transport.${transport}.text`, { days: retention.mailDays })}</p>
      </Alert>
      <ListToolbar
        wish={wish}
        onChange={change}
        searchLabel={t("search")}
        statuses={[
          { value: "", label: t("allStatuses") },
          ...statuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
      />
      <DataTable
        label={t("title")}
        columns={columns}
        data={data}
        isError={isError}
        onRetry={() => void refetch()}
        wish={wish}
        onChange={change}
        rowName={({ subject }) => subject}
        emptyText={t(`transport.${transport}.empty`)}
      />
      {filters.mail ? <MailDialog key={filters.mail} id={filters.mail} onClose={() => open("")} /> : null}
    </div>
  );
}

/** What a mail tells, in words; a kind without words of its own is read out as it is named. */
function MailKind({ kind }: { kind: string }) {
  const t = useTranslations("AdminOutbox.kinds");
  const key = kind as "password_reset";
  return t.has(key) ? t(key) : kind.replaceAll("_", " ");
}
