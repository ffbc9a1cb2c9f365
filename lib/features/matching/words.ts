import { stemmer } from "stemmer";
import { eng, fin, swe } from "stopword";
import { normalizeTerm } from "@/lib/shared/skills";
import { functionWords } from "./function-words";
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

/**
 * The words of a text as matching compares them: normalized, without numbers and without the words that every text
 * has (English, Finnish, Swedish), as English stems, each once, in the order of the text, with the word it was first
 * met as. Single letters say nothing. A word that means several things is another stem for each meaning (senses.ts).
 */
export function comparableWords(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const words = normalizeTerm(text).split(" ");
  for (const [at, word] of words.entries()) {
    if (word.length < 2 || word.length > 40 || silent.has(word) || !/\p{L}/u.test(word)) continue;
    const sense = senseAt(words, at);
    const stem = sense ? stemOf(word) + senseMark + sense : stemOf(word);
    if (!found.has(stem)) found.set(stem, word);
  }
  return found;
}

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

const leastPart = 4;

/** Every way to take a long word for a compound of two, each part as a stem. */
export function compoundParts(word: string): { modifier: string; head: string }[] {
  const parts: { modifier: string; head: string }[] = [];
  for (let at = leastPart; at <= word.length - leastPart; at += 1) {
    parts.push({ modifier: stemOf(word.slice(0, at)), head: stemOf(word.slice(at)) });
  }
  return parts;
}
