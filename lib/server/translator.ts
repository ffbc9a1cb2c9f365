import "server-only";
import { createTranslator } from "use-intl/core";
import messages from "@/messages/en.json";

/**
 * Texts of the message catalogue outside of React: for mails, API answers, jobs and scripts, where next-intl's
 * own functions have no request to read the language from.
 */
export function translator<const Namespace extends keyof typeof messages>(namespace: Namespace) {
  return createTranslator<typeof messages, Namespace>({
    locale: "en",
    messages,
    namespace: namespace as never,
    timeZone: "Europe/Helsinki",
  });
}
