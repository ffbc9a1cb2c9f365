"use client";

import { useMemo } from "react";
import { createFormatter, type DateTimeFormatOptions } from "use-intl/core";
import { formatInstant } from "@/lib/shared/format-dates";
import { dateLocales } from "@/lib/shared/locales";
import { useLocale } from "./texts";

/** next-intl's dates and numbers in the page's language, English as in Europe, for screens that are loaded by few. */
export function useFormatter() {
  const locale = useLocale();
  return useMemo(() => {
    const formatter = createFormatter({
      locale: dateLocales[locale] as typeof locale,
      timeZone: "Europe/Helsinki",
    });
    return {
      ...formatter,
      /** Whole dates and times as everywhere else, parts of them as asked. */
      dateTime: (at: Date, options: DateTimeFormatOptions) =>
        options.dateStyle || options.timeStyle
          ? formatInstant(at, locale, options)
          : formatter.dateTime(at, options),
    };
  }, [locale]);
}
