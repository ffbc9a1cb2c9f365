"use client";

import { useLocale, useTranslations } from "#texts";
import { type Column, DataTable } from "@/components/admin/data-table";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { useFormatter } from "@/lib/client/use-formatter";
import { quotes } from "@/lib/features/quotes/moderation-client";
import { type AdminQuote, sentQuoteStatuses } from "@/lib/features/quotes/moderation-schemas";
import { formatDate } from "@/lib/shared/format-dates";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { langOf } from "@/lib/shared/locales";
import { StatusBadge } from "../status-badge";

/** /admin/quotes: what was offered to whom, and what came of it. Nothing is changed here. */
export function QuotesScreen() {
  const t = useTranslations("AdminQuotes");
  const columnTexts = useTranslations("Admin.columns");
  const contract = useTranslations("AdminContracts.columns");
  const states = useTranslations("Quotes.status");
  const locale = useLocale();
  const format = useFormatter();
  const list = useAdminList(quotes, useListWish());
  const columns: Column<AdminQuote>[] = [
    {
      key: "project",
      header: contract("project"),
      sort: "projectTitle",
      isWide: true,
      className: "wrap-anywhere min-w-48",
      cell: ({ projectTitle, customerCompany }) => (
        <>
          <span className="block font-medium">{projectTitle}</span>
          <span className="text-muted-foreground text-sm">{customerCompany}</span>
        </>
      ),
    },
    {
      key: "expert",
      header: contract("expert"),
      sort: "expertName",
      className: "wrap-anywhere min-w-36",
      cell: ({ expertName, version }) => (
        <>
          <span className="block">{expertName}</span>
          <span className="text-muted-foreground text-sm">{t("version", { version })}</span>
        </>
      ),
    },
    {
      key: "value",
      header: contract("value"),
      sort: "totalAmount",
      numeric: true,
      className: "whitespace-nowrap",
      cell: ({ totalAmount }) => formatEuros(toCents(totalAmount), locale, { fractionDigits: 2 }),
    },
    {
      key: "status",
      header: columnTexts("status"),
      sort: "status",
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: "sent",
      header: t("sent"),
      sort: "sentAt",
      isNamed: true,
      className: "whitespace-nowrap",
      cell: ({ sentAt }) => (
        <time dateTime={sentAt}>{format.dateTime(new Date(sentAt), { dateStyle: "medium" })}</time>
      ),
    },
    {
      key: "until",
      header: t("until"),
      sort: "validUntil",
      isNamed: true,
      className: "whitespace-nowrap",
      cell: ({ validUntil }) => <time dateTime={validUntil}>{formatDate(validUntil, locale)}</time>,
    },
    {
      key: "words",
      header: t("words"),
      isNamed: true,
      className: "wrap-anywhere min-w-48",
      cell: ({ declineReason, changeRequest, answerLanguage }) => (
        <span lang={langOf(answerLanguage, locale)}>{declineReason ?? changeRequest ?? "–"}</span>
      ),
    },
  ];
  return (
    <div className="space-y-4">
      <ListToolbar
        list={list}
        searchLabel={t("search")}
        statuses={sentQuoteStatuses.map((status) => [status, states(status)])}
      />
      <DataTable
        name="quotes"
        label={t("title")}
        columns={columns}
        list={list}
        rowName={({ projectTitle }) => projectTitle}
        emptyText={t("empty")}
        emptyHelp={t("emptyHelp")}
      />
    </div>
  );
}
