import { helsinkiInstant } from "@/lib/shared/dates";
import { dateLocales, type Locale } from "@/lib/shared/locales";

/** "Monday 26 October 2026" for "2026-10-26", in the page's language. */
export function formatMeetingDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${date}T12:00:00Z`),
  );
}

/** How far Helsinki's clocks are ahead on that date: "UTC+2", in summer "UTC+3". */
export function helsinkiOffset(date: string): string {
  const noon = 12;
  return `UTC+${noon - helsinkiInstant(date, noon * 60).getUTCHours()}`;
}
