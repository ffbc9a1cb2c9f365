import { defaultLocale } from "@/lib/shared/locales";

/** Somebody's words in the quotation marks of a language: “so” in English, ”so” in Finnish and Swedish. */
export const quoted = (words: string, locale: string): string =>
  locale === defaultLocale ? `“${words}”` : `”${words}”`;
