import { addDays, addMonths, weekday } from "@/lib/shared/dates";
import { workingWeekdays } from "@/lib/shared/working-weekdays";

/**
 * The last of so many working days in a row, the first being `startDate` or the next working day. Holidays are not
 * known here.
 * @throws RangeError for a date that does not exist
 */
export function lastWorkingDay(startDate: string, days: number): string {
  const isWorking = (date: string) => (workingWeekdays as readonly number[]).includes(weekday(date));
  let date = startDate;
  for (let left = days; ; date = addDays(date, 1)) {
    if (isWorking(date)) left -= 1;
    if (left <= 0) return date;
  }
}

/**
 * The last day of an engagement of some size: in months the day of the same number (decisions C10), in days or weeks
 * the last of its working days (C14).
 * @throws RangeError for a date that does not exist
 */
export const lastDay = (
  startDate: string,
  { durationMonths, durationDays }: { durationMonths: number; durationDays?: number | null | undefined },
): string => (durationDays ? lastWorkingDay(startDate, durationDays) : addMonths(startDate, durationMonths));
