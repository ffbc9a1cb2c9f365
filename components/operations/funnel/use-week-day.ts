"use client";

import { useFormatter } from "@/lib/client/use-formatter";

/** The Monday that a week begins with, as charts and tables write it: "8 Mar". */
export function useWeekDay(): (week: string) => string {
  const format = useFormatter();
  return (week) =>
    format.dateTime(new Date(`${week}T12:00:00Z`), { day: "numeric", month: "short", timeZone: "UTC" });
}
