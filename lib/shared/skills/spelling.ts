import { editDistance } from "@/lib/shared/skills/edit-distance";
import { vocabularyForms, vocabularyWordList } from "@/lib/shared/skills/names";
import { roleWords } from "@/lib/shared/skills/roles";
import { perVocabulary } from "@/lib/shared/skills/vocabulary";

/** Shorter words are too often one letter from another word. */
const shortestMended = 4;

/** A word, and what is left of it without each of its letters. */
const withOneLess = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/**
 * Finds the words of a list that are one typing error away from a word. Two words so near are alike once each has lost a
 * letter at most, so a few looks find them in any number of words: whole texts are read with it.
 */
export function nearIn(words: Iterable<string>): (word: string) => string[] {
  const byRest = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortestMended) continue;
    for (const rest of withOneLess(word)) {
      const same = byRest.get(rest);
      if (same) same.push(word);
      else byRest.set(rest, [word]);
    }
  }
  return (word) =>
    word.length < shortestMended
      ? []
      : [...new Set(withOneLess(word).flatMap((rest) => byRest.get(rest) ?? []))].filter(
          (known) => editDistance(word, known, 1) === 1,
        );
}

const near = perVocabulary(() => nearIn(new Set([...vocabularyWordList(), ...roleWords()])));

/** The words of the vocabulary's names and of trades, in three languages, that are one typing error away from this one. */
export const vocabularyWordsNear = (word: string): string[] => near()(word);

const nearNames = perVocabulary(() => nearIn(vocabularyWordList()));
/** Inflected, shorter names are one letter from words of their own: "jonkin" is no Jenkins. */
const shortestInflected = 10;
/** No ending that is read here is longer. */
const longestEnding = 5;

const shortestStem = shortestInflected - 3;
const nearStems = perVocabulary(() =>
  nearIn([...vocabularyForms().stems()].filter((stem) => stem.length >= shortestStem - 1)),
);

/**
 * The words of the vocabulary's names that a word has one error in, never in the first letter: in the name itself, else
 * in a form of a long one ("koneopimisen" is of "koneoppiminen").
 */
export function namesNear(word: string): string[] {
  // The first letter is rarely mistyped, and words with another one are too often words of their own.
  const isAlike = (name: string) => name[0] === word[0];
  const names = nearNames()(word).filter(isAlike);
  if (names.length > 0) return names;
  const found = new Set<string>();
  for (let at = word.length; at >= Math.max(shortestStem, word.length - longestEnding); at -= 1) {
    for (const stem of nearStems()(word.slice(0, at)).filter(isAlike)) {
      for (const base of vocabularyForms().of(stem + word.slice(at))) {
        if (base.length >= shortestInflected) found.add(base);
      }
    }
  }
  return [...found];
}
