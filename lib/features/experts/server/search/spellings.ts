import { compoundParts } from "@/lib/shared/dictionary/compounds";
import { lexiconWordsNear } from "@/lib/shared/dictionary/lexicon";
import { isDoubtfulWord, isEnglishWord, isNamedWord } from "@/lib/shared/dictionary/misspelt";
import { findSkill, readingsOf, vocabularyWordsNear } from "@/lib/shared/skills";
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

/** The names of skills among what a word may be meant for: the first letter is rarely mistyped. */
const skillsAmong = (word: string, meant: readonly string[]): string[] =>
  meant.filter((each) => each[0] === word[0] && findSkill(each));

/**
 * The words that an unknown one is taken for: its base forms, and where profiles have none of them, words spelled like it.
 * None for a word that anything here knows.
 * @param isLoose whether it may be taken for one that begins like it
 */
export function spellingsOf(word: string, found: Resolved | undefined, isLoose: boolean): string[] {
  if (!found || found.known) return [];
  if (isNamedWord(word)) return isDoubtfulWord(word) ? skillsAmong(word, vocabularyWordsNear(word)) : [];
  const near = [...new Set([...vocabularyWordsNear(word), ...lexiconWordsNear(word)])];
  if (isEnglishWord(word))
    return [...near, ...found.words].filter((each) => american(each) === american(word));
  if (compoundParts(word).length > 0) return near.slice(0, maxCorrections);
  const [, ...bases] = readingsOf(word);
  if (bases.some((base) => found.words.includes(base))) return bases;
  const spelled = [...bases, ...spellingsAmong(word, [...new Set([...near, ...found.words])])];
  const skills = skillsAmong(word, spelled);
  const alike = skills.length > 0 ? skills : spelled;
  return (alike.length > 0 || !isLoose ? alike : beginningAlike(word, found.words)).slice(0, maxCorrections);
}
