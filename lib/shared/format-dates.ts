import { dateLocales, type Locale } from "@/lib/shared/locales";

/** A calendar date "YYYY-MM-DD" in words: "20 November 2026", and "Friday 20 November 2026" in full. */
export const formatDate = (date: string, locale: Locale, dateStyle: "long" | "full" = "long"): string =>
  new Intl.DateTimeFormat(dateLocales[locale], { dateStyle, timeZone: "UTC" }).format(
    new Date(`${date}T12:00:00Z`),
  );
