import { compoundParts } from "@/lib/shared/dictionary/compounds";
import { lexiconWordsNear } from "@/lib/shared/dictionary/lexicon";
import { isEnglishWord, isNamedWord } from "@/lib/shared/dictionary/misspelt";
import { readingsOf, vocabularyWordsNear } from "@/lib/shared/skills";
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

/**
 * The words that an unknown one is taken for: its base forms, and where profiles have none of them, words spelled like it.
 * None for a word that anything here knows.
 * @param isLoose whether it may be taken for one that begins like it
 */
export function spellingsOf(word: string, found: Resolved | undefined, isLoose: boolean): string[] {
  if (!found || found.known || isNamedWord(word)) return [];
  const near = [...new Set([...vocabularyWordsNear(word), ...lexiconWordsNear(word)])];
  if (isEnglishWord(word))
    return [...near, ...found.words].filter((each) => american(each) === american(word));
  if (compoundParts(word).length > 0) return near.slice(0, maxCorrections);
  const [, ...bases] = readingsOf(word);
  if (bases.some((base) => found.words.includes(base))) return bases;
  const alike = [...bases, ...spellingsAmong(word, [...new Set([...near, ...found.words])])];
  return (alike.length > 0 || !isLoose ? alike : beginningAlike(word, found.words)).slice(0, maxCorrections);
}
