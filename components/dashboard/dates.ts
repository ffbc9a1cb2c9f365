import { timeZone } from "@/lib/shared/dates";
import { dateLocales, type Locale } from "@/lib/shared/locales";

/** How the dashboard writes days and times, in the page's language and Helsinki's time. */
export function dashboardDates(locale: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocales[locale], { timeZone, ...options });
  const [date, weekday, time, shortDay] = [
    format({ dateStyle: "medium" }),
    format({ weekday: "short", day: "numeric", month: "short", year: "numeric" }),
    format({ timeStyle: "short" }),
    format({ day: "numeric", month: "short" }),
  ];
  return {
    date: (at: Date) => date.format(at),
    /** With the day of the week, for what is still to come. */
    weekday: (at: Date) => weekday.format(at),
    time: (at: Date) => time.format(at),
    /** Of a date YYYY-MM-DD. */
    day: (day: string) => shortDay.format(new Date(`${day}T12:00:00Z`)),
  };
}
