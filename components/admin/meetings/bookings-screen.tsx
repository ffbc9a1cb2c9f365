"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarX2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { adminList } from "@/lib/features/admin/list-client";
import { type AdminMeetingBooking, meetingPeriods } from "@/lib/features/meetings/admin-schemas";
import { meetingStatuses } from "@/lib/features/meetings/states";
import { FilterSelect } from "../filter-select";
import { ListToolbar } from "../list-toolbar";
import { Pagination } from "../pagination";
import { useListWish } from "../use-list-wish";
import { BookingCard } from "./booking-card";

/** Cards on a page: each of them is long. */
const perPage = 10;

const orders = ["startTime", "-startTime", "fullName"] as const;

/** Every booking as a card, to find, to decide and to note things down (001 §2). */
export function BookingsScreen() {
  const t = useTranslations("AdminMeetings");
  const { wish, filters, change } = useListWish(["period"]);
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    adminList<AdminMeetingBooking>("/api/meeting-bookings", wish, perPage, filters),
  );
  const isFiltered = wish.q !== "" || wish.status !== "" || filters.period !== "";

  // A decision may take the last card of the last page out of what is filtered.
  const lastPage = data ? Math.max(1, Math.ceil(data.total / perPage)) : wish.page;
  useEffect(() => {
    if (wish.page > lastPage) change({ page: lastPage });
  }, [wish.page, lastPage]);

  return (
    <div className="space-y-6">
      <ListToolbar
        wish={wish}
        onChange={change}
        searchLabel={t("search")}
        statuses={[
          { value: "", label: t("allStatuses") },
          ...meetingStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
        exportPath="/api/admin/exports/meeting-bookings"
        filters={filters}
      >
        <FilterSelect
          label={t("period.label")}
          value={filters.period}
          onChange={(period) => change({ period })}
          options={[
            ["", t("period.all")],
            ...meetingPeriods.map((each) => [each, t(`period.${each}`)] as const),
          ]}
        />
        <FilterSelect
          label={t("order.label")}
          value={wish.sort}
          onChange={(sort) => change({ sort })}
          options={[["", t("order.default")], ...orders.map((each) => [each, t(`order.${each}`)] as const)]}
        />
      </ListToolbar>
      {isError && !data ? (
        <ErrorState
          title={t("failed")}
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              {t("retry")}
            </Button>
          }
        />
      ) : !data ? (
        <Loading />
      ) : data.total === 0 ? (
        <EmptyState
          icon={<CalendarX2 />}
          title={isFiltered ? t("nothingFound") : t("empty")}
          description={isFiltered ? undefined : t("emptyHint")}
          action={
            isFiltered ? (
              <Button variant="outline" onClick={() => change({ q: "", status: "", period: "" })}>
                {t("clear")}
              </Button>
            ) : null
          }
        />
      ) : (
        <>
          <ul aria-label={t("list")} aria-busy={isPlaceholderData} className="space-y-6">
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
            onChange={(page) => {
              change({ page });
              window.scrollTo({ top: 0 });
            }}
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
