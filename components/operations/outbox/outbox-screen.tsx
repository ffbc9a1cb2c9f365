"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "#texts";
import { type Column, DataTable } from "@/components/admin/data-table";
import { linkClasses } from "@/components/admin/links";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { cutButton } from "@/components/admin/table-cells";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { Alert } from "@/components/ui/alert";
import { cn } from "@/components/ui/cn";
import { useFormatter } from "@/lib/client/use-formatter";
import { mails } from "@/lib/features/operations/client";
import { type MailSummary, mailStatuses } from "@/lib/features/operations/mail-schemas";
import { langOf } from "@/lib/shared/locales";
import { retention } from "@/lib/shared/retention";
import { MailStatusBadge } from "./mail-status-badge";

const MailDialog = dynamic(() => import("./mail-dialog"));

/** The mails of a system without SMTP, to read; with SMTP those that are still to send (decisions F). */
export function OutboxScreen({ transport }: { transport: "smtp" | "outbox" }) {
  const t = useTranslations("AdminOutbox");
  const columnTexts = useTranslations("Admin.columns");
  const format = useFormatter();
  const locale = useLocale();
  // The mail that is open stands in the address too, and filters nothing.
  const { wish, filters, change } = useListWish(["mail"]);
  const { mail } = filters;
  // Mails come and go by themselves.
  const list = useAdminList(mails, { wish, filters: {}, change }, { refetchInterval: 10_000 });
  const open = (id: string) => change({ mail: id, page: wish.page });
  const statuses = mailStatuses.filter((status) => transport === "outbox" || status !== "sent");
  const columns: Column<MailSummary>[] = [
    {
      key: "subject",
      header: t("columns.subject"),
      sort: "subject",
      isWide: true,
      className: "min-w-56",
      cell: ({ id, subject, language }) => (
        <button
          type="button"
          lang={langOf(language, locale)}
          onClick={() => open(id)}
          className={cn(linkClasses, cutButton, "font-medium")}
        >
          {subject}
        </button>
      ),
    },
    {
      key: "to",
      header: t("columns.to"),
      sort: "to",
      isWide: true,
      className: "min-w-44 wrap-anywhere",
      cell: ({ to }) => to,
    },
    { key: "kind", header: t("columns.kind"), sort: "kind", cell: ({ kind }) => <MailKind kind={kind} /> },
    {
      key: "status",
      header: columnTexts("status"),
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
        list={list}
        searchLabel={t("search")}
        statuses={statuses.map((status) => [status, t(`status.${status}`)])}
      />
      <DataTable
        name="outbox"
        label={t("title")}
        columns={columns}
        list={list}
        rowName={({ subject }) => subject}
        emptyText={t(`transport.${transport}.empty`)}
      />
      {mail ? <MailDialog key={mail} id={mail} onClose={() => open("")} /> : null}
    </div>
  );
}

/** What a mail tells, in words; a kind without words of its own is read out as it is named. */
function MailKind({ kind }: { kind: string }) {
  const t = useTranslations("AdminOutbox.kinds");
  const key = kind as "password_reset";
  return t.has(key) ? t(key) : kind.replaceAll("_", " ");
}
