"use client";

import { useFormatter } from "@/lib/client/use-formatter";

/** What a weekday, Monday 1 to Sunday 7, is called. */
export function useWeekdayName(length: "long" | "short"): (weekday: number) => string {
  const format = useFormatter();
  // The first of January 2024 was a Monday.
  return (weekday) =>
    format.dateTime(new Date(Date.UTC(2024, 0, weekday, 12)), { weekday: length, timeZone: "UTC" });
}
