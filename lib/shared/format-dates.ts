import { timeZone } from "@/lib/shared/dates";
import { dateLocales, defaultLocale, type Locale } from "@/lib/shared/locales";

/** English writes a month in words, Finnish and Swedish write figures, which no case bends. */
const day = (locale: Locale): Intl.DateTimeFormatOptions =>
  locale === defaultLocale ? { dateStyle: "long" } : { day: "numeric", month: "numeric", year: "numeric" };

/**
 * A calendar date "YYYY-MM-DD" as people read it: "20 November 2026", "20.11.2026"; in full with its weekday and in
 * words, "Friday 20 November 2026".
 */
export const formatDate = (date: string, locale: Locale, style: "long" | "full" = "long"): string =>
  new Intl.DateTimeFormat(dateLocales[locale], {
    ...(style === "full" ? { dateStyle: "full" } : day(locale)),
    timeZone: "UTC",
  }).format(new Date(`${date}T12:00:00Z`));

/** The day of an instant in Helsinki, for lists with little room: "20 Nov". */
export const formatShortDay = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocales[locale], { day: "numeric", month: "short", timeZone }).format(at);

/** An instant as a time of day in Helsinki: "15:05", "15.05". */
export const formatTime = (at: Date, locale: Locale): string =>
  // Swedish is written with a point in Finland, and with a colon in Sweden, whose way Intl knows.
  new Intl.DateTimeFormat(dateLocales[locale], { timeStyle: "short", timeZone })
    .format(at)
    .replace(":", locale === defaultLocale ? ":" : ".");

/** What stands between a day and its time. */
const at: Readonly<Record<Locale, string>> = { en: " at ", fi: " klo ", sv: " kl. " };

/** An instant as a day and a time of day in Helsinki: "20 November 2026 at 15:05", "20.11.2026 klo 15.05". */
export const formatMoment = (instant: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocales[locale], { ...day(locale), timeZone }).format(instant) +
  at[locale] +
  formatTime(instant, locale);
