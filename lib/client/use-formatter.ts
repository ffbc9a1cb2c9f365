"use client";

import { useMemo } from "react";
import { createFormatter } from "use-intl/core";
import { dateLocales } from "@/lib/shared/locales";
import { useLocale } from "./texts";

/** next-intl's dates and numbers in the page's language, English as in Europe, for screens that are loaded by few. */
export function useFormatter() {
  const locale = useLocale();
  return useMemo(
    () => createFormatter({ locale: dateLocales[locale] as typeof locale, timeZone: "Europe/Helsinki" }),
    [locale],
  );
}
