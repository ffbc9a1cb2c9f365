import { type Locale, locales } from "@/lib/shared/locales";

/** What was chosen in this browser (`language-choice.ts`); undefined while nothing was. */
export function chosenLanguage(): Locale | undefined {
  const value = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
  return locales.find((locale) => locale === value);
}

/** What the browser asks for first of our languages. */
export function browserLanguage(): Locale | undefined {
  for (const wish of navigator.languages) {
    const ours = locales.find((locale) => locale === wish.slice(0, 2).toLowerCase());
    if (ours) return ours;
  }
}
