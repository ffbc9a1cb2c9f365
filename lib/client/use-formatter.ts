"use client";

import { useMemo } from "react";
import { createFormatter } from "use-intl/core";
import { useLocale } from "./texts";

/** next-intl's dates and numbers in the page's language, for screens that are loaded by few. */
export function useFormatter() {
  const locale = useLocale();
  return useMemo(() => createFormatter({ locale, timeZone: "Europe/Helsinki" }), [locale]);
}
