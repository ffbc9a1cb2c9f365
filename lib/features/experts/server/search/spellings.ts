import { cityNamed } from "@/lib/shared/city-names";
import { compoundParts } from "@/lib/shared/dictionary/compounds";
import { englishOf, isEnglish } from "@/lib/shared/dictionary/dictionary";
import { lexiconWordsNear } from "@/lib/shared/dictionary/lexicon";
import {
  isHollowRole,
  isVocabularyWord,
  readingsOf,
  roleInEnglish,
  vocabularyWordsNear,
} from "@/lib/shared/skills";
import type { Resolved } from "./catalogue";
import { beginningAlike, spellingsAmong } from "./word-forms";

/** A mistyped, unfinished or inflected word stands for this many known ones at most, the nearest. */
export const maxCorrections = 8;

/** English has two spellings of some words, which are no errors: "modelling", "optimisation", "behaviour". */
const american = (word: string): string =>
  word
    .replace(/is(?=[ae]|ing)/g, "iz")
    .replace(/our/g, "or")
    .replace(/ll/g, "l");

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

/**
 * The words that an unknown one is taken for: its base forms, and where profiles have none of them, words spelled like it.
 * None for a word that anything here knows.
 * @param isLoose whether it may be taken for one that begins like it
 */
export function spellingsOf(word: string, found: Resolved | undefined, isLoose: boolean): string[] {
  if (!found || found.known || isVocabularyWord(word) || cityNamed(word)) return [];
  if (isHollowRole(word) || roleInEnglish(word).length > 0 || englishOf(word).length > 0) return [];
  const near = [...new Set([...vocabularyWordsNear(word), ...lexiconWordsNear(word)])];
  if (isEnglishWord(word))
    return [...near, ...found.words].filter((each) => american(each) === american(word));
  if (compoundParts(word).length > 0) return near.slice(0, maxCorrections);
  const [, ...bases] = readingsOf(word);
  if (bases.some((base) => found.words.includes(base))) return bases;
  const alike = [...bases, ...spellingsAmong(word, [...new Set([...near, ...found.words])])];
  return (alike.length > 0 || !isLoose ? alike : beginningAlike(word, found.words)).slice(0, maxCorrections);
}
