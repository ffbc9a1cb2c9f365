"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "#texts";
import { type Column, DataTable } from "@/components/admin/data-table";
import { linkClasses } from "@/components/admin/links";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { cutButton } from "@/components/admin/table-cells";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { useFormatter } from "@/lib/client/use-formatter";
import { reports } from "@/lib/features/conversations/moderation-client";
import type { ReportSummary } from "@/lib/features/conversations/moderation-schemas";
import { excerptOf } from "@/lib/features/conversations/rules";
import { reportStatuses } from "@/lib/features/conversations/states";
import { langOf } from "@/lib/shared/locales";

const AnswerDialog = dynamic(() => import("./answer-dialog"));
const excerptLength = 120;

/** What was reported of conversations, what waits first (deal L6). */
export function ReportsScreen() {
  const t = useTranslations("AdminReports");
  const columnTexts = useTranslations("Admin.columns");
  const format = useFormatter();
  const locale = useLocale();
  // The report that is open stands in the address too, and filters nothing.
  const { wish, filters, change } = useListWish(["report"]);
  const list = useAdminList(reports, { wish, filters: {}, change });
  const columns: Column<ReportSummary>[] = [
    {
      key: "reason",
      header: t("columns.reason"),
      isWide: true,
      className: "wrap-anywhere min-w-56",
      cell: ({ id, reason, reasonLanguage }) => (
        <button
          type="button"
          lang={langOf(reasonLanguage, locale)}
          onClick={() => change({ report: String(id), page: wish.page })}
          className={cn(linkClasses, cutButton, "wrap-anywhere font-medium")}
        >
          {excerptOf(reason, excerptLength)}
        </button>
      ),
    },
    {
      key: "project",
      header: t("columns.project"),
      sort: "project",
      isWide: true,
      className: "min-w-44 wrap-anywhere",
      cell: ({ projectTitle }) => projectTitle,
    },
    {
      key: "reporter",
      header: t("columns.reporter"),
      sort: "reporter",
      isWide: true,
      className: "min-w-56 wrap-anywhere",
      cell: ({ reporterEmail, side }) => (
        <>
          {reporterEmail ?? t("gone")}
          <span className="block text-muted-foreground text-sm">{t(`side.${side}`)}</span>
        </>
      ),
    },
    {
      key: "status",
      header: columnTexts("status"),
      sort: "status",
      cell: ({ status, isWriterStopped }) => (
        <div className="flex flex-wrap gap-1">
          <Badge variant={status === "open" ? "warning" : "success"}>{t(`status.${status}`)}</Badge>
          {isWriterStopped ? <Badge variant="destructive">{t("isStopped")}</Badge> : null}
        </div>
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
      <ListToolbar
        list={list}
        searchLabel={t("search")}
        statuses={reportStatuses.map((status) => [status, t(`status.${status}`)])}
      />
      <DataTable
        name="reports"
        label={t("title")}
        columns={columns}
        list={list}
        rowName={({ reason }) => excerptOf(reason, excerptLength)}
        emptyText={t("empty")}
      />
      {filters.report ? (
        <AnswerDialog
          key={filters.report}
          id={filters.report}
          onClose={() => change({ report: "", page: wish.page })}
        />
      ) : null}
    </div>
  );
}
