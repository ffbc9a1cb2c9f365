"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "#texts";
import { LoadError } from "@/components/admin/load-error";
import { FilterSelect } from "@/components/admin/toolbar-filter";
import { useNow } from "@/components/admin/use-now";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useFormatter } from "@/lib/client/use-formatter";
import { weekQuery } from "@/lib/features/meetings/moderation-client";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { addDays, helsinkiDate, isRealDate, weekday } from "@/lib/shared/dates";
import { AgendaDay } from "./agenda-day";
import { BookingCard } from "./booking-card";
import { useAgendaKeys } from "./use-agenda-keys";
import { useConsultants } from "./use-consultants";

/** Which week the address asks for, and which of its meetings is open. */
export type AgendaAddress = {
  week: string;
  booking: number;
  /** Whose meetings: an id, or everybody's. */
  consultant: string;
  change: (changes: { week?: string; booking?: string; consultant?: string }) => void;
};

const mondayOf = (date: string) => addDays(date, 1 - weekday(date));
/** Years far off have no calendar. */
const isWeek = (date: string) => isRealDate(date) && date > "2000" && date < "2100";
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** The meetings of a week by day, with the chosen one beside them: everything that its card can do. */
export function WeekAgenda({ address }: { address: AgendaAddress }) {
  const t = useTranslations("AdminMeetings");
  const format = useFormatter();
  const consultants = useConsultants();
  const today = helsinkiDate(useNow());
  const monday = mondayOf(isWeek(address.week) ? address.week : today);
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    weekQuery(
      monday,
      consultants.some(({ id }) => String(id) === address.consultant) ? address.consultant : "",
    ),
  );
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // The week before stays on screen while another is read: its meetings are not those of this one.
  const meetings = isPlaceholderData ? [] : (data?.items ?? []);
  const cancelled = meetings.filter(({ status }) => status === "cancelled").length;
  const chosen = meetings.find(({ id }) => id === address.booking);

  const row = (id: number) => list.current?.querySelector<HTMLElement>(`[data-booking="${id}"]`);
  const goTo = (week: string) => address.change({ week: week === mondayOf(today) ? "" : week, booking: "" });
  function step(by: 1 | -1) {
    const next = chosen ? meetings[meetings.indexOf(chosen) + by] : meetings.at(by === 1 ? 0 : -1);
    if (!next) return;
    address.change({ booking: String(next.id) });
    row(next.id)?.focus();
  }
  function close() {
    if (!chosen) return;
    address.change({ booking: "" });
    row(chosen.id)?.focus();
  }
  /** As if the button of the card were pressed, which has the focus again afterwards. */
  function move() {
    const button = panel.current?.querySelector<HTMLElement>("[data-moves]");
    button?.focus();
    button?.click();
  }
  useAgendaKeys({
    m: move,
    ...{ j: () => step(1), k: () => step(-1), t: () => goTo(mondayOf(today)), Escape: close },
    ArrowLeft: () => goTo(addDays(monday, -7)),
    ArrowRight: () => goTo(addDays(monday, 7)),
  });

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex gap-1">
          <Button
            variant="outline"
            aria-label={t("agenda.previous")}
            onClick={() => goTo(addDays(monday, -7))}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <Button variant="outline" onClick={() => goTo(mondayOf(today))}>
            {t("agenda.today")}
          </Button>
          <Button variant="outline" aria-label={t("agenda.next")} onClick={() => goTo(addDays(monday, 7))}>
            <ChevronRight aria-hidden />
          </Button>
        </div>
        <h2 className="text-heading" aria-live="polite">
          {format.dateTimeRange(noon(monday), noon(addDays(monday, 6)), {
            ...{ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
          })}
        </h2>
        <p className="text-muted-foreground">
          {data && !isPlaceholderData
            ? t("agenda.count", { count: data.total - cancelled, cancelled })
            : null}
        </p>
      </div>
      {consultants.length > 0 ? (
        <div className="sm:max-w-64">
          <FilterSelect
            label={t("handOver.consultant")}
            all={t("handOver.all")}
            value={address.consultant}
            onChange={(consultant) => address.change({ consultant, booking: "" })}
            options={consultants.map(({ id, name }) => [String(id), name])}
          />
        </div>
      ) : null}
      <p className="text-muted-foreground text-sm max-lg:sr-only">{t("agenda.keys")}</p>
      {isError && !data ? (
        <LoadError title={t("agenda.failed")} onRetry={() => void refetch()} />
      ) : !data || isPlaceholderData ? (
        <div role="status" className="space-y-4">
          <span className="sr-only">{t("agenda.loading")}</span>
          {[1, 2, 3, 4, 5].map((day) => (
            <Skeleton key={day} className="h-20" />
          ))}
        </div>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <section ref={list} aria-label={t("agenda.label")} className="min-w-0 space-y-5">
            {daysOf(monday, meetings).map(({ date, items }) => (
              <AgendaDay
                key={date}
                date={date}
                isToday={date === today}
                meetings={items}
                chosenId={chosen?.id ?? null}
                showsConsultant={consultants.length > 0}
                onChoose={(id) => {
                  address.change({ booking: String(id) });
                  window.setTimeout(() => panel.current?.focus());
                }}
              />
            ))}
            {data.total > meetings.length ? (
              <p className="text-muted-foreground">
                {t("agenda.more", { count: data.total - meetings.length })}
              </p>
            ) : null}
          </section>
          <section
            ref={panel}
            aria-label={t("agenda.panel")}
            tabIndex={-1}
            className="min-w-0 rounded-lg lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
          >
            {chosen ? (
              <BookingCard key={chosen.id} booking={chosen} />
            ) : (
              <p className="rounded-lg border border-border border-dashed px-6 py-12 text-center text-muted-foreground max-lg:hidden">
                {t("agenda.choose")}
              </p>
            )}
          </section>
        </div>
      )}
    </div>
  );
}

/** Monday to Friday, and of the weekend what has a meeting. */
function daysOf(monday: string, meetings: readonly AdminMeetingBooking[]) {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    return { date, items: meetings.filter(({ preferredDate }) => preferredDate === date) };
  }).filter(({ items }, index) => index < 5 || items.length > 0);
}
