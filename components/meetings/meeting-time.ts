import { formatTimeOfDay, helsinkiInstant, parseTimeOfDay } from "@/lib/shared/dates";
import { formatInstant } from "@/lib/shared/format-dates";
import { defaultLocale, type Locale } from "@/lib/shared/locales";

/** A time of day as the bookings' screens write it: "2:30 PM" in English, else as everywhere: "9.00". */
export const formatClock = (minutesOfDay: number, locale: Locale): string =>
  locale === defaultLocale
    ? formatTimeOfDay(minutesOfDay, "12h")
    : formatInstant(new Date(minutesOfDay * 60_000), locale, { timeStyle: "short", timeZone: "UTC" });

/** The label of a free time ("2:30 PM"), which is sent as it is, for the page's reader. */
export function readableSlot(label: string, locale: Locale): string {
  const minutes = parseTimeOfDay(label);
  return minutes === null ? label : formatClock(minutes, locale);
}

/** How far Helsinki's clocks are ahead on that date: "UTC+2", in summer "UTC+3". */
export function helsinkiOffset(date: string): string {
  const noon = 12;
  return `UTC+${noon - helsinkiInstant(date, noon * 60).getUTCHours()}`;
}
