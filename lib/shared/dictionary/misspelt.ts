import { placeNamed } from "@/lib/shared/city-names";
import {
  findSkill,
  isHollowRole,
  isVocabularyWord,
  namesNear,
  normalizeTerm,
  readingsOf,
  roleInEnglish,
  skillKey,
} from "@/lib/shared/skills";
import { perVocabulary } from "@/lib/shared/skills/vocabulary";
import { compoundParts } from "./compounds";
import nearNames from "./data/near-names.json";
import { englishOf, isDoubtfulForm, isEnglish } from "./dictionary";

// A typing error in the name of a skill, in what a brief says. The search mends by what profiles have as well.

/**
 * Words of English, Finnish and Swedish that one letter separates from the name of a skill and that no dictionary here
 * has: "closure", "rendering", "kaiken". Found by holding every such error against spelling dictionaries.
 */
const realWords: ReadonlySet<string> = new Set(nearNames);

/** A vowel between two consonants: such a word doubles its last letter before an ending ("scanning" is right). */
const doubles = /(?:^|[^aeiou])[aeiou][^aeiouwxy]$/;

/** Whether a word is an English one, as it stands or with one of the endings that each noun or verb takes. */
export function isEnglishWord(word: string): boolean {
  if (isEnglish(word)) return true;
  if (/[^s]s$/.test(word)) return isEnglish(word.slice(0, -1));
  const stem = /^(.{3,}?)(?:(?<!e)ed|ing)$/.exec(word)?.[1];
  if (!stem) return false;
  const single = stem.slice(0, -1);
  if (stem.at(-1) === stem.at(-2) && doubles.test(single) && isEnglish(single)) return true;
  return (isEnglish(stem) && !doubles.test(stem)) || (stem.length > 3 && isEnglish(`${stem}e`));
}

const isListed = (word: string): boolean =>
  isVocabularyWord(word) ||
  placeNamed(word) !== null ||
  isHollowRole(word) ||
  roleInEnglish(word).length > 0 ||
  realWords.has(word);

/** Whether the vocabulary, the trades, the places, the dictionaries or the list of real words have a word as it stands. */
export const isNamedWord = (word: string): boolean => isListed(word) || englishOf(word).length > 0;

/** Whether a word is only a form of so short a one that the name of a skill may be meant: "loker" is Looker. */
export const isDoubtfulWord = (word: string): boolean => !isListed(word) && isDoubtfulForm(word);

/** Shorter words are too often names of people and firms, one letter from a skill. */
const shortestMended = 6;

/** Texts repeat each other's words. */
const memory = perVocabulary(() => new Map<string, readonly string[]>());
const mostRemembered = 50_000;

/**
 * The words of the vocabulary that a word of a text is a typing error of, itself or in one of their forms: one letter too
 * many, too few or wrong, or two in each other's place, never the first. None for a word that anything here knows.
 */
export function misspelt(word: string): readonly string[] {
  if (word.length < shortestMended || !/^[a-z]+$/.test(word)) return [];
  const known = memory().get(word);
  if (known) return known;
  const found = findNear(word);
  if (memory().size < mostRemembered) memory().set(word, found);
  return found;
}

function findNear(word: string): readonly string[] {
  if (isVocabularyWord(word)) return [];
  // Most words are near none, and the dictionaries need not be asked.
  const near = namesNear(word);
  if (near.length === 0 || readingsOf(word).length > 1) return [];
  return isNamedWord(word) || isEnglishWord(word) || compoundParts(word).length > 0 ? [] : near;
}

/** What a word of a brief may stand for: itself, what it is a form of, and what it is a typing error of. */
export const readingsOfTyped = (word: string): readonly string[] => {
  const errors = misspelt(word);
  return errors.length > 0 ? [...readingsOf(word), ...errors] : readingsOf(word);
};

/** The key of a skill that somebody asks for by typing its name, with an error in it or not. */
export function typedSkillKey(label: string): string {
  if (findSkill(label)) return skillKey(label);
  const meant = normalizeTerm(label)
    .split(" ")
    .map((word) => [word, ...misspelt(word)]);
  let phrases = [""];
  for (const words of meant.slice(0, longestName))
    phrases = phrases
      .flatMap((phrase) => words.map((word) => `${phrase} ${word}`.trim()))
      .slice(0, mostPhrases);
  const found = meant.length <= longestName ? phrases.map(findSkill).find(Boolean) : undefined;
  return found?.key ?? skillKey(label);
}
const longestName = 5;
const mostPhrases = 64;
