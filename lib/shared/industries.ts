import industries from "@/lib/shared/data/industries.json";
import type { Locale } from "@/lib/shared/locales";

/** What industries are called in a language, in its order: what a form offers. */
export const industryNames = (locale: Locale): string[] =>
  industries.map((industry) => industry[locale]).sort(new Intl.Collator(locale).compare);
