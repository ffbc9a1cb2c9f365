/** The languages of the site; the first is spoken where nobody has chosen one. */
export const locales = ["en"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = locales[0];
