import { defaultLocale, type Locale, localePath, locales } from "@/lib/shared/locales";

/** The language of the page that is open, outside of components. */
export const pageLocale = (): Locale =>
  locales.find((locale) => locale === globalThis.document?.documentElement.lang) ?? defaultLocale;

/** A full page load, in the language of this page, so that nothing of this page stays in memory. */
export const openPage = (path: string): void => window.location.assign(localePath(pageLocale(), path));
