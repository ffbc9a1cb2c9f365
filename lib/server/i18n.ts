import { locale as localeSegment } from "next/root-params";
import { hasLocale } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { defaultLocale, locales } from "@/lib/shared/locales";
import { catalogues } from "./messages";

/**
 * The locale comes from the [locale] segment; there is no middleware for it. It is asked of Next and not of next-intl's
 * `requestLocale`, which a not-found page beside a page may read before the page has set it.
 */
export default getRequestConfig(async ({ locale: wanted }) => {
  const requested = wanted ?? (await localeSegment());
  const locale = hasLocale(locales, requested) ? requested : defaultLocale;
  return { locale, messages: catalogues[locale], timeZone: "Europe/Helsinki" };
});
