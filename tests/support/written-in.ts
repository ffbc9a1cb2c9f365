import type { Locale } from "@/lib/shared/locales";
import { englishWordsIn } from "./english-words";

const englishMonths =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g;

/** How English writes what Finnish and Swedish write otherwise: an amount, a share, a time, a date. */
const englishFormats = [/€\d/g, /\d%/g, /\b\d{1,2}:\d{2}\b/g, /\b[AP]M\b/g, englishMonths];
/** How Finnish and Swedish write it. */
const otherFormats = [/\d\s€/g, /\b\d{1,2}\.\d{1,2}\.\d{4}\b/g, /\bkl(?:o|\.) \d/g];

const isSentence = (line: string) => /[a-zåäö]{2,}.*\s.*[a-zåäö]{3,}/.test(line);

/**
 * What in a text is not as its language writes it: English words, the other way of writing amounts, shares, times and
 * dates, and lines that read the same in English. Addresses and names count for nothing.
 */
export function isWrittenAsIn(locale: Locale, written: string, english: string): string[] {
  const plain = (text: string) =>
    text.replace(/https?:\S+|\S+@\S+|\d{4}-\d{2}-\d{2}T\S+|Microsoft Teams|Force majeure/g, "");
  const text = plain(written);
  const found = (locale === "en" ? otherFormats : englishFormats).flatMap(
    (format) => text.match(format) ?? [],
  );
  if (locale === "en") return found;
  const same = new Set(plain(english).split("\n"));
  const copied = text.split("\n").filter((line) => same.has(line) && isSentence(line));
  return [...found, ...englishWordsIn(text, locale), ...copied];
}
