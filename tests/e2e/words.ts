import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createTranslator } from "use-intl/core";
import { type Locale, localePath, type Messages, messageAt } from "@/lib/shared/locales";

const messages = path.resolve(import.meta.dirname, "../../messages");

/** A language's catalogue, as its files hold it. */
export const catalogue = (locale: Locale): Messages =>
  Object.assign(
    {},
    ...readdirSync(path.join(messages, locale))
      .filter((name) => name.endsWith(".json"))
      .map((name) => JSON.parse(readFileSync(path.join(messages, locale, name), "utf8"))),
  );

/** A text as a pattern: any values in place of plain placeholders, and only as far as the first other one. */
export const patternOf = (text: string): string =>
  (text.split(/\{\w+, (?!number\})/)[0] ?? "")
    .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replace(/\{\w+(?:, number)?\}/g, "\\S.*")
    .trim();

/** What a journey looks for in a language, by the keys of the catalogue. */
export function wordsIn(locale: Locale) {
  const texts = catalogue(locale);
  const say = createTranslator({ locale, messages: texts, timeZone: "Europe/Helsinki" }) as unknown as (
    key: string,
    values?: Record<string, string | number>,
  ) => string;
  return {
    locale,
    say,
    /** The beginning of a text, whatever its values are. */
    like: (key: string) => new RegExp(`^${patternOf(String(messageAt(texts, key)))}`),
    path: (address: string) => localePath(locale, address),
  };
}
export type Words = ReturnType<typeof wordsIn>;
