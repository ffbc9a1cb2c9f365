import { timeZone } from "@/lib/shared/dates";
import { dateLocales, type Locale } from "@/lib/shared/locales";

/** A calendar date "YYYY-MM-DD" in words: "20 November 2026", and "Friday 20 November 2026" in full. */
export const formatDate = (date: string, locale: Locale, dateStyle: "long" | "full" = "long"): string =>
  new Intl.DateTimeFormat(dateLocales[locale], { dateStyle, timeZone: "UTC" }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** The day of an instant in Helsinki, for lists with little room: "20 Nov". */
export const formatShortDay = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocales[locale], { day: "numeric", month: "short", timeZone }).format(at);

/** An instant as a time of day in Helsinki: "15:05". */
export const formatTime = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocales[locale], { timeStyle: "short", timeZone }).format(at);

/** An instant as a day and a time of day in Helsinki: "20 November 2026 at 15:05". */
export const formatMoment = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: "long", timeStyle: "short", timeZone }).format(
    at,
  );
