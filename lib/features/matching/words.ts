import { stemmer } from "stemmer";
import { eng, fin, swe } from "stopword";
import { translationsOf } from "@/lib/shared/dictionary/dictionary";
import { functionWords } from "@/lib/shared/function-words";
import type { TextLanguage } from "@/lib/shared/prose";
import { normalizeTerm } from "@/lib/shared/skills";
import { senseAt, sensesOf } from "./senses";

const silent = new Set([...[...eng, ...fin, ...swe].map(normalizeTerm), ...functionWords]);

/** Words are short in kind: one text repeats those of the others, so each is stemmed once. */
const stems = new Map<string, string>();
const maxStems = 200_000;

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(word);
  if (stems.size < maxStems) stems.set(word, stem);
  return stem;
}

/** Between the stem of a word that means several things and the one that is meant. */
const senseMark = "·";

/** A word of a text: as it was written, what English calls it, and the stems that it is compared by, any of them. */
export type Word = {
  written: string;
  english: readonly string[];
  stems: readonly string[];
};

/**
 * The words of a text as matching compares them: normalized, without numbers and without the words that every text
 * has (English, Finnish, Swedish), as English stems, each once, in the order of the text. What is written in Finnish or
 * Swedish is compared by what English calls it, a compound by its parts, so that texts of all languages meet; a word that
 * no dictionary has as it stands. Single letters say nothing. A word that means several things is another stem for each
 * meaning (senses.ts).
 */
export function comparableWords(text: string, language: TextLanguage): Word[] {
  const found = new Map<string, Word>();
  const words = normalizeTerm(text).split(" ");
  for (const [at, word] of words.entries()) {
    if (word.length < 2 || word.length > 40 || silent.has(word) || !/\p{L}/u.test(word)) continue;
    const sense = senseAt(words, at);
    const meanings = (language === "en" ? [] : translationsOf(word, language))
      .map((each) => each.filter((one) => !silent.has(one)))
      .filter((each) => each.length > 0);
    for (const english of meanings.length > 0 ? meanings : [[word]]) {
      const stems = [
        ...new Set(english.map((each) => (sense ? stemOf(each) + senseMark + sense : stemOf(each)))),
      ];
      const mark = stems.join(" ");
      if (!found.has(mark)) found.set(mark, { written: word, english, stems });
    }
  }
  return [...found.values()];
}

/** Words that are compared otherwise than they are typed ("käsittely", "C++"), by what they are compared as. */
export function typedAs(text: string): ReadonlyMap<string, string> {
  const typed = new Map<string, string>();
  for (const [token] of text.matchAll(/[.\p{L}\p{N}][\p{L}\p{N}.]*(?:\+\+|#)?/gu)) {
    const word = token.replace(/\.+$/, "");
    const shown = /[.+#]/.test(word) ? word : word.toLowerCase();
    const compared = normalizeTerm(word);
    if (compared !== shown && !compared.includes(" ") && !typed.has(compared)) typed.set(compared, shown);
  }
  return typed;
}

/** Every stem of some words, each once. */
export const stemsOf = (words: readonly Word[]): string[] => [
  ...new Set(words.flatMap(({ stems }) => stems)),
];

/** The stems that a word of several meanings may be meant as: every one where its text does not tell, else that or none. */
export function meantAs(stem: string, word: string): string[] {
  const [plain = stem, sense] = stem.split(senseMark);
  return sense ? [plain] : sensesOf(word).map((each) => plain + senseMark + each);
}

/** Inflection changes the end of a word: from this many shared first letters on, two words can be forms of one. */
export const formLetters = 5;
const formShare = 0.75;

/** Whether two stems look like forms of one word: so many of their first letters are the same. */
export function areForms(a: string, b: string): boolean {
  const needed = Math.max(formLetters, Math.ceil(formShare * Math.max(a.length, b.length)));
  return a.length >= needed && b.length >= needed && a.startsWith(b.slice(0, needed));
}

/** Whether a word is another only inflected: "transformer" is no "transformation", though they have one stem. */
export const isInflected = (a: string, b: string): boolean =>
  a === b || a === `${b}s` || b === `${a}s` || areForms(a, b);
