import "server-only";
import { createTranslator } from "use-intl/core";
import { defaultLocale, type Locale, type Messages } from "@/lib/shared/locales";
import { catalogues } from "./messages";

/**
 * Texts of the message catalogue outside of React: for mails, API answers, jobs and scripts, where next-intl's
 * own functions have no request to read the language from.
 */
export function translator<const Name extends keyof Messages>(
  namespace: Name,
  locale: Locale = defaultLocale,
) {
  return createTranslator<Messages, Name>({
    locale,
    messages: catalogues[locale],
    namespace,
    timeZone: "Europe/Helsinki",
  });
}
