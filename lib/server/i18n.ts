import { getRequestConfig } from "next-intl/server";
import { defaultLocale, locales } from "@/lib/shared/locales";
import errors from "@/messages/en/errors.json";
import validation from "@/messages/en/validation.json";
import english from "@/messages/en.json";

const messages = { ...english, ...errors, ...validation };

/** The locale comes from the [locale] segment (setRequestLocale); there is no middleware for it. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = locales.find((known) => known === requested) ?? defaultLocale;
  return { locale, messages, timeZone: "Europe/Helsinki" };
});
