import "server-only";
import { createTranslator } from "use-intl/core";
import type { Locale, Messages } from "@/lib/shared/locales";
import { catalogues } from "./messages";

export type Translator<Name extends keyof Messages> = ReturnType<typeof createTranslator<Messages, Name>>;

/** Kept, because each remembers the messages it has parsed. */
const translators = new Map<string, unknown>();

/**
 * Texts of the message catalogue outside of React: for mails, API answers, jobs and scripts, where next-intl's
 * own functions have no request to read the language from.
 */
export function translator<const Name extends keyof Messages>(
  namespace: Name,
  locale: Locale,
): Translator<Name> {
  const key = `${locale}/${namespace}`;
  const kept = translators.get(key);
  if (kept !== undefined) return kept as Translator<Name>;
  const messages = catalogues[locale];
  const created = createTranslator<Messages, Name>({
    locale,
    messages,
    namespace,
    timeZone: "Europe/Helsinki",
  });
  translators.set(key, created);
  return created;
}
