import "server-only";
import { createTranslator } from "use-intl/core";
import { defaultLocale, type Locale } from "@/lib/shared/locales";
import errors from "@/messages/en/errors.json";
import validation from "@/messages/en/validation.json";
import english from "@/messages/en.json";

const messages = { ...english, ...errors, ...validation };

/**
 * Texts of the message catalogue outside of React: for mails, API answers, jobs and scripts, where next-intl's
 * own functions have no request to read the language from.
 */
export function translator<const Namespace extends keyof typeof messages>(
  namespace: Namespace,
  locale: Locale = defaultLocale,
) {
  return createTranslator<typeof messages, Namespace>({
    locale,
    messages,
    namespace: namespace as never,
    timeZone: "Europe/Helsinki",
  });
}
