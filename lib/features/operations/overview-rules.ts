import { addDays, helsinkiDate, weekday } from "@/lib/shared/dates";
import type { WeekCounts } from "./overview-schemas";

/** How many weeks the overview looks back, this one included. */
export const overviewWeeks = 12;

/** The Mondays of the last weeks in Helsinki, oldest first; the last is the Monday of `now`'s week. */
export function lastWeeks(now: Date, count: number): string[] {
  const today = helsinkiDate(now);
  const monday = addDays(today, 1 - weekday(today));
  return Array.from({ length: count }, (_, index) => addDays(monday, 7 * (index - count + 1)));
}

/** What came, as the database counts it: weeks without anything are missing there. */
export type CountedWeek = { series: Exclude<keyof WeekCounts, "week">; week: string; count: number };

/** One row a week with every count, zeros included; what lies outside the weeks is left out. */
export function fillWeeks(weeks: readonly string[], counted: readonly CountedWeek[]): WeekCounts[] {
  const countOf = (week: string, series: CountedWeek["series"]) =>
    counted.find((each) => each.week === week && each.series === series)?.count ?? 0;
  return weeks.map((week) => ({
    week,
    experts: countOf(week, "experts"),
    postings: countOf(week, "postings"),
    applications: countOf(week, "applications"),
    bookings: countOf(week, "bookings"),
  }));
}
