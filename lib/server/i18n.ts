import { hasLocale } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { defaultLocale, locales } from "@/lib/shared/locales";
import { catalogues } from "./messages";

/** The locale comes from the [locale] segment (setRequestLocale); there is no middleware for it. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = hasLocale(locales, requested) ? requested : defaultLocale;
  return { locale, messages: catalogues[locale], timeZone: "Europe/Helsinki" };
});
