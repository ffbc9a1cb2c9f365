import "server-only";
import { type RawBuilder, sql } from "kysely";

/** Of a word, the part that its forms share: Finnish changes the end, English stems cut it. */
const keptPart = 0.6;

/**
 * A tsquery of the texts that may hold a phrase in any of its forms, and of others besides: whoever asks reads the
 * texts. Its longest word decides.
 * @param phrase as `normalizeTerm` writes it
 */
export function mayMention(phrase: string): RawBuilder<string> {
  const longest = phrase.split(" ").reduce((best, word) => (word.length > best.length ? word : best), "");
  const letters = [...longest];
  const beginning = letters.slice(0, Math.max(3, Math.floor(letters.length * keptPart))).join("");
  return sql<string>`(${`'${beginning}':*`}::tsquery || plainto_tsquery('public.osaaja', ${longest}))`;
}
