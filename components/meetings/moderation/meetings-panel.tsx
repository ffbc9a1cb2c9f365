"use client";

import { useTranslations } from "#texts";
import { type Column, DataTable } from "@/components/admin/data-table";
import { WithItemPanel } from "@/components/admin/desk/item-panel";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { Link } from "@/components/layout/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { useFormatter } from "@/lib/client/use-formatter";
import { bookings } from "@/lib/features/meetings/moderation-client";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { meetingStatuses } from "@/lib/features/meetings/states";
import { MeetingStatusBadge, useDashboardStatuses } from "./meeting-status-badge";

/** The dashboard's meetings: to read (001 §2); what can be done with them is on the page behind the link. */
export default function MeetingsPanel() {
  const t = useTranslations("AdminMeetings");
  const person = useTranslations("Fields.person");
  const columnTexts = useTranslations("Admin.columns");
  const statuses = useDashboardStatuses();
  const format = useFormatter();
  const list = useAdminList(bookings, useListWish());
  const columns: Column<AdminMeetingBooking>[] = [
    {
      key: "client",
      header: t("columns.client"),
      sort: "fullName",
      isWide: true,
      isOpener: true,
      className: "min-w-40 max-w-64",
      cell: ({ fullName }) => <span className="wrap-anywhere font-medium">{fullName}</span>,
    },
    {
      key: "company",
      header: person("company"),
      sort: "company",
      className: "wrap-anywhere min-w-40 max-w-64",
      cell: ({ company }) => company,
    },
    {
      key: "dateAndTime",
      header: t("columns.dateAndTime"),
      sort: "startTime",
      className: "whitespace-nowrap",
      cell: ({ startTime }) =>
        format.dateTime(new Date(startTime), { dateStyle: "medium", timeStyle: "short" }),
    },
    { key: "type", header: columnTexts("type"), cell: () => t("types.consultation") },
    {
      key: "status",
      header: columnTexts("status"),
      sort: "status",
      cell: ({ status }) => <MeetingStatusBadge status={status} onDashboard />,
    },
  ];
  return (
    <div className="space-y-4">
      <ListToolbar
        list={list}
        searchLabel={t("search")}
        statuses={meetingStatuses.map((status) => [status, statuses(status)])}
        exportPath="/api/admin/exports/meeting-bookings"
      >
        <Link
          href="/admin/meetings"
          prefetch={false}
          className={buttonVariants({ variant: "outline", className: "max-sm:flex-1" })}
        >
          {t("openPage")}
        </Link>
      </ListToolbar>
      <WithItemPanel
        kind="booking"
        items={list.data?.items ?? []}
        titleOf={({ fullName }) => fullName}
        fallbackTitle={t("table")}
        status={({ status }) => <MeetingStatusBadge status={status} onDashboard />}
      >
        {(panel) => (
          <DataTable
            label={t("table")}
            name="meetings"
            columns={columns}
            list={list}
            rowName={({ fullName }) => fullName}
            emptyText={t("empty")}
            emptyHelp={t("emptyHint")}
            {...panel}
          />
        )}
      </WithItemPanel>
    </div>
  );
}
