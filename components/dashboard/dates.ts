import { timeZone } from "@/lib/shared/dates";
import { formatInstant, formatShortDay, formatTime } from "@/lib/shared/format-dates";
import { dateLocales, defaultLocale, type Locale } from "@/lib/shared/locales";

/** How the dashboard writes days and times, in the page's language and Helsinki's time. */
export function dashboardDates(locale: Locale) {
  const weekday = new Intl.DateTimeFormat(dateLocales[locale], {
    ...{ weekday: "short", day: "numeric", year: "numeric", timeZone },
    month: locale === defaultLocale ? "short" : "numeric",
  });
  return {
    date: (at: Date) => formatInstant(at, locale, { dateStyle: "medium" }),
    /** With the day of the week, for what is still to come. */
    weekday: (at: Date) => weekday.format(at),
    time: (at: Date) => formatTime(at, locale),
    /** Of a date YYYY-MM-DD. */
    day: (day: string) => formatShortDay(new Date(`${day}T12:00:00Z`), locale),
  };
}
