import { isRealDate, timeZone } from "@/lib/shared/dates";
import { dateLocales, defaultLocale, type Locale } from "@/lib/shared/locales";

/** What stands between a day and its time. */
const at: Readonly<Record<Locale, string>> = { en: " at ", fi: " klo ", sv: " kl. " };

const figures: Intl.DateTimeFormatOptions = { day: "numeric", month: "numeric", year: "numeric" };

export type MomentStyle = Pick<Intl.DateTimeFormatOptions, "dateStyle" | "timeStyle" | "timeZone">;

/**
 * A day, a time or both, in Helsinki: the one way each language writes them. English writes a month in words, "20 Nov 2026,
 * 15:05"; Finnish and Swedish write figures, which no case bends, "20.11.2026 klo 15.05", and with the weekday words.
 */
export function formatInstant(
  instant: Date,
  locale: Locale,
  { dateStyle, timeStyle, timeZone: zone = timeZone }: MomentStyle,
): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocales[locale], { ...options, timeZone: zone }).format(instant);
  if (locale === defaultLocale) return write({ dateStyle, timeStyle });
  return [
    dateStyle && write(dateStyle === "full" ? { dateStyle } : figures),
    // Swedish is written with a point in Finland, and with a colon in Sweden, whose way Intl knows.
    timeStyle && write({ timeStyle }).replaceAll(":", "."),
  ]
    .filter(Boolean)
    .join(at[locale]);
}

/**
 * A calendar date "YYYY-MM-DD" as people read it: "20 November 2026", "20.11.2026"; in full with its weekday and in
 * words, "Friday 20 November 2026".
 */
export const formatDate = (
  date: string,
  locale: Locale,
  dateStyle: "medium" | "long" | "full" = "long",
): string => formatInstant(new Date(`${date}T12:00:00Z`), locale, { dateStyle, timeZone: "UTC" });

/** A start in somebody's own words ("in two weeks") as it was typed, and one from a date field as dates are written. */
export const formatTypedDay = (typed: string, locale: Locale): string =>
  isRealDate(typed) ? formatDate(typed, locale, "medium") : typed;

/** The day of an instant in Helsinki, for lists with little room: "20 Nov", "20.11.". */
export const formatShortDay = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocales[locale], {
    ...{ day: "numeric", month: locale === defaultLocale ? "short" : "numeric", timeZone },
  }).format(at);

/** An instant as a time of day in Helsinki: "15:05", "15.05". */
export const formatTime = (instant: Date, locale: Locale): string =>
  formatInstant(instant, locale, { timeStyle: "short" });

/** An instant as a day and a time of day in Helsinki: "20 November 2026 at 15:05", "20.11.2026 klo 15.05". */
export const formatMoment = (instant: Date, locale: Locale): string =>
  formatInstant(instant, locale, { dateStyle: "long", timeStyle: "short" });
