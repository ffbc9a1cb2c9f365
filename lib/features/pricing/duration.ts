import { formatUnit } from "@/lib/shared/format-numbers";
import { workingWeekdays } from "@/lib/shared/working-weekdays";
import type { DurationUnit } from "./rules";

// Without zod and the rules: the calculator on the home page says durations too.

const countedUnits = { days: "day", weeks: "week", months: "month" } as const;

/** "3 days", "2 weeks", "6 months". */
export const formatDuration = (count: number, unit: DurationUnit, locale: string): string =>
  formatUnit(count, countedUnits[unit], locale);

/** The size of work that is kept in months or working days (decisions C14); whole weeks are said as weeks. */
export function sizeText(
  { durationMonths, durationDays }: { durationMonths: number; durationDays?: number | null | undefined },
  locale: string,
): string {
  const { duration, durationUnit } = sizeInUnit(durationDays ?? undefined);
  return duration === undefined || durationUnit === undefined
    ? formatDuration(durationMonths, "months", locale)
    : formatDuration(duration, durationUnit, locale);
}

/** Working days as a call takes them: whole weeks as weeks, others as days; nothing for none. */
export function sizeInUnit(durationDays: number | undefined): {
  durationUnit?: "days" | "weeks";
  duration?: number;
} {
  if (durationDays === undefined) return {};
  const weeks = durationDays / workingWeekdays.length;
  return Number.isInteger(weeks)
    ? { durationUnit: "weeks", duration: weeks }
    : { durationUnit: "days", duration: durationDays };
}
