"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { freeDaysQuery } from "@/lib/features/meetings/client";
import { meetingDuration } from "@/lib/features/meetings/opening-hours";
import type { BookingForm, FreeDays } from "@/lib/features/meetings/schemas";
import { addDays, addMonths, isRealDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { dateLocales } from "@/lib/shared/locales";
import { helsinkiOffset } from "./meeting-time";
import { daysOfKey, monthOf, weeksOf } from "./month-days";

/**
 * A month with its free days, to choose the date of the meeting from; beside it the next free day as one press. Where
 * it cannot be loaded the date is typed in the field below.
 * @param moving the meeting that another time is looked for
 */
export function MonthField({ moving }: { moving?: string }) {
  const t = useTranslations("Meetings.month");
  const { control } = useFormContext<BookingForm>();
  const duration = useWatch({ control, name: "duration" });
  const days = useQuery(freeDaysQuery(duration ?? meetingDuration.default, moving));
  if (days.data) return <Month free={days.data} />;
  if (days.isError) return <p role="status">{t("failed")}</p>;
  return (
    <div role="status">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-80 w-full" />
    </div>
  );
}

function Month({ free }: { free: FreeDays }) {
  const t = useTranslations("Meetings.month");
  const slots = useTranslations("Meetings.slots");
  const locale = useLocale();
  const { control, setValue } = useFormContext<BookingForm>();
  const { isSubmitted } = useFormState({ control });
  const chosen = useWatch({ control, name: "preferredDate" });
  const byDate = new Map(free.days.map((day) => [day.date, day]));
  const first = free.days[0]?.date ?? "";
  const last = free.days.at(-1)?.date ?? "";
  const isWithin = (date: string) => date >= first && date <= last;
  const beginning = isRealDate(chosen) && isWithin(chosen) ? chosen : (free.nextFreeDate ?? first);
  /** The day that the arrow keys are on; its month is shown. */
  const [active, setActive] = useState(beginning);
  const table = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);

  // A date that was typed, or brought back after a reload, is shown in its month.
  useEffect(() => {
    if (isRealDate(chosen) && chosen >= first && chosen <= last) setActive(chosen);
  }, [chosen, first, last]);
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    table.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus();
  }, [active]);

  const month = monthOf(active);
  const nextFree =
    free.days.find(({ date, times }) => times > 0 && (!isRealDate(chosen) || date > chosen)) ?? null;
  const title = new Intl.DateTimeFormat(dateLocales[locale], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const dayName = (style: "short" | "long", column: number) =>
    // 5 January 1970 was a Monday.
    new Intl.DateTimeFormat(dateLocales[locale], { weekday: style, timeZone: "UTC" }).format(
      new Date(Date.UTC(1970, 0, 5 + column)),
    );

  function choose(date: string) {
    if (!byDate.get(date)?.times) return;
    setValue("preferredDate", date, { shouldDirty: true, shouldValidate: isSubmitted });
  }
  function turn(months: number) {
    const date = addMonths(month, months);
    if (date < first) setActive(first);
    else setActive(isWithin(date) ? date : last);
  }
  function move(event: KeyboardEvent) {
    const by = daysOfKey[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const date = addDays(active, by);
    if (!isWithin(date)) return;
    hasMoved.current = true;
    setActive(date);
  }
  function nameOf(date: string) {
    const day = byDate.get(date);
    const readable = formatDate(date, locale, "full");
    if (!day) return t("outside", { date: readable });
    if (day.times > 0) return t("free", { date: readable, count: day.times });
    return t(day.isClosed ? "closed" : "full", { date: readable });
  }

  return (
    <div data-month className="space-y-3">
      <div className="flex items-center justify-between gap-2">
        <Button
          size="icon"
          variant="ghost"
          aria-label={t("previous")}
          disabled={month <= monthOf(first)}
          onClick={() => turn(-1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <p aria-live="polite" className="font-medium">
          {title.format(new Date(`${month}T12:00:00Z`))}
        </p>
        <Button
          size="icon"
          variant="ghost"
          aria-label={t("next")}
          disabled={month >= monthOf(last)}
          onClick={() => turn(1)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
      <table ref={table} aria-label={t("label")} className="w-full table-fixed text-center">
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, column) => dayName("long", column)).map((name, column) => (
              <th
                key={name}
                scope="col"
                abbr={name}
                className="pb-1 font-normal text-muted-foreground text-sm"
              >
                {dayName("short", column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, column) => (
                <td key={column} className="p-0.5">
                  {date ? (
                    <button
                      type="button"
                      data-date={date}
                      tabIndex={date === active ? 0 : -1}
                      aria-label={nameOf(date)}
                      aria-pressed={date === chosen}
                      aria-disabled={!byDate.get(date)?.times}
                      onClick={() => choose(date)}
                      onKeyDown={move}
                      className={cn(
                        "tabular h-11 w-full rounded-md outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring",
                        byDate.get(date)?.times
                          ? "cursor-pointer border border-input bg-card font-semibold hover:bg-muted"
                          : "cursor-default text-muted-foreground",
                        date === chosen &&
                          "border-primary bg-primary text-primary-foreground hover:bg-primary",
                      )}
                    >
                      {Number(date.slice(8))}
                    </button>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted-foreground text-sm">
        {t("legend", { zone: slots("zone", { offset: helsinkiOffset(active) }) })}
      </p>
      {free.nextFreeDate === null ? (
        <p>{t("noneFree", { date: formatDate(last, locale) })}</p>
      ) : nextFree ? (
        <Button
          variant="outline"
          className="h-auto min-h-11 whitespace-normal py-2 max-sm:w-full"
          onClick={() => choose(nextFree.date)}
        >
          {t("nextFree", { date: formatDate(nextFree.date, locale, "full") })}
        </Button>
      ) : null}
    </div>
  );
}
