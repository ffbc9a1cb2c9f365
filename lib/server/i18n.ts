import { getRequestConfig } from "next-intl/server";
import messages from "@/messages/en.json";

export const locales = ["en"] as const;
export const defaultLocale = "en";

/** The locale comes from the [locale] segment (setRequestLocale); there is no middleware for it. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = locales.find((known) => known === requested) ?? defaultLocale;
  return { locale, messages, timeZone: "Europe/Helsinki" };
});
