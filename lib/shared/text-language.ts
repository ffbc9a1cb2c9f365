import { eld } from "eld/small";
import { type Locale, locales, type Said } from "@/lib/shared/locales";

/** Fewer letters than this may be a name or a list of tools, which are the same in every language. */
const fewest = 40;
/** So much of a text says what the whole is written in. */
const most = 2_000;
/** What stands in every language alike says nothing of one. */
const inEveryLanguage = /\S+@\S+|\bhttps?:\/\/\S+|\bwww\.\S+/g;

/**
 * The language of the site that somebody wrote a text in; null where there is none, where it is short or in another
 * language, and where the reading is unsure. On the server only: it brings a megabyte of letter groups.
 */
export function textLanguage(text: string | null): Locale | null {
  const words = (text ?? "").slice(0, most).replace(inEveryLanguage, " ");
  if ((words.match(/\p{L}/gu)?.length ?? 0) < fewest) return null;
  const found = eld.detect(words);
  return found.isReliable() ? (locales.find((locale) => locale === found.language) ?? null) : null;
}

/**
 * The language of the few words that stand beside a longer text of the same writer, a title: that of the text, where the
 * words by themselves read as it too. Many an English title stands over a Finnish description.
 */
export const languageBeside = (words: string, beside: Locale | null): Locale | null =>
  beside && eld.detect(words).language === beside ? beside : null;

/** What somebody has written, with its language, for pages that cannot tell it themselves. */
export const said = (text: string): Said => ({ text, language: textLanguage(text) });
