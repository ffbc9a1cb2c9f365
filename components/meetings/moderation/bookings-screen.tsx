"use client";

import { CalendarX2 } from "lucide-react";
import { useTranslations } from "#texts";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { LoadError } from "@/components/admin/load-error";
import { Pagination } from "@/components/admin/pagination";
import { FilterSelect } from "@/components/admin/toolbar-filter";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { EmptyState } from "@/components/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { bookings } from "@/lib/features/meetings/moderation-client";
import { meetingPeriods } from "@/lib/features/meetings/moderation-schemas";
import { meetingStatuses } from "@/lib/features/meetings/states";
import { BookingCard } from "./booking-card";
import { useConsultants } from "./use-consultants";

/** Cards on a page: each of them is long. */
const perPage = 10;

const orders = ["startTime", "-startTime", "fullName"] as const;

/** Every booking as a card, to find, to decide and to note things down (001 §2). */
export function BookingsScreen() {
  const t = useTranslations("AdminMeetings");
  const statusTexts = useTranslations("Choices.meeting");
  const table = useTranslations("Admin.table");
  const consultants = useConsultants();
  const address = useListWish(["period", "consultant"]);
  const list = useAdminList(
    bookings,
    { ...address, wish: { ...address.wish, size: undefined } },
    { pageSize: perPage },
  );
  const { wish, filters, change } = address;
  const { data, isFiltered } = list;
  const clear = isFiltered ? (
    <Button variant="outline" onClick={list.clearFilters}>
      {table("clear")}
    </Button>
  ) : null;

  return (
    <div className="space-y-6">
      <ListToolbar
        list={list}
        searchLabel={t("search")}
        statuses={meetingStatuses.map((status) => [status, statusTexts(status)])}
        exportPath="/api/admin/exports/meeting-bookings"
      >
        <FilterSelect
          label={t("period.label")}
          all={t("period.all")}
          value={filters.period}
          onChange={(period) => change({ period })}
          options={meetingPeriods.map((each) => [each, t(`period.${each}`)])}
        />
        {consultants.length > 0 ? (
          <FilterSelect
            label={t("handOver.consultant")}
            all={t("handOver.all")}
            value={filters.consultant}
            onChange={(consultant) => change({ consultant })}
            options={consultants.map(({ id, name }) => [String(id), name])}
          />
        ) : null}
        <FilterSelect
          label={t("order.label")}
          all={t("order.default")}
          value={wish.sort}
          onChange={(sort) => change({ sort })}
          options={orders.map((each) => [each, t(`order.${each}`)])}
        />
      </ListToolbar>
      {list.isError && !data ? (
        <LoadError title={t("failed")} onRetry={list.retry}>
          {clear}
        </LoadError>
      ) : !data ? (
        <Loading />
      ) : data.total === 0 ? (
        <EmptyState
          icon={<CalendarX2 />}
          title={isFiltered ? t("nothingFound") : t("empty")}
          description={isFiltered ? undefined : t("emptyHint")}
          action={clear}
        />
      ) : (
        <>
          <ul aria-label={t("list")} aria-busy={list.isPlaceholderData} className="space-y-6">
            {data.items.map((booking) => (
              <li key={booking.id}>
                <BookingCard booking={booking} />
              </li>
            ))}
          </ul>
          <Pagination
            page={wish.page}
            pageSize={perPage}
            total={data.total}
            onChange={(page) => change({ page })}
          />
        </>
      )}
    </div>
  );
}

function Loading() {
  const t = useTranslations("AdminMeetings");
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">{t("loading")}</span>
      {[1, 2, 3].map((card) => (
        <Card key={card} className="space-y-5 p-5 sm:p-6">
          <div className="flex justify-between gap-4">
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-7 w-24" />
          </div>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {[1, 2, 3, 4].map((fact) => (
              <Skeleton key={fact} className="h-12 w-full" />
            ))}
          </div>
          <Skeleton className="h-24 w-full" />
        </Card>
      ))}
    </div>
  );
}
