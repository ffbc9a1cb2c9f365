import { editDistance } from "@/lib/shared/skills/edit-distance";
import { vocabularyForms, vocabularyWordList } from "@/lib/shared/skills/names";
import { roleWords } from "@/lib/shared/skills/roles";
import { perVocabulary } from "@/lib/shared/skills/vocabulary";

/** Shorter words are too often one letter from another word. */
const shortestMended = 4;

/** Finds the words of a list that are one typing error away from a word. */
export function nearIn(words: Iterable<string>): (word: string) => string[] {
  const byLength = new Map<number, string[]>();
  for (const word of words) {
    if (word.length < shortestMended) continue;
    const same = byLength.get(word.length);
    if (same) same.push(word);
    else byLength.set(word.length, [word]);
  }
  return (word) =>
    word.length < shortestMended
      ? []
      : [word.length - 1, word.length, word.length + 1]
          .flatMap((length) => byLength.get(length) ?? [])
          .filter((known) => editDistance(word, known, 1) === 1);
}

const near = perVocabulary(() => nearIn(new Set([...vocabularyWordList(), ...roleWords()])));

/** The words of the vocabulary's names and of trades, in three languages, that are one typing error away from this one. */
export const vocabularyWordsNear = (word: string): string[] => near()(word);

/** The same among words that begin with the same letter, which is rarely mistyped: far fewer, for whole texts. */
function nearBehindFirst(words: Iterable<string>): (word: string) => string[] {
  const byFirst = new Map<string, string[]>();
  for (const word of words) {
    const same = byFirst.get(word.slice(0, 1));
    if (same) same.push(word);
    else byFirst.set(word.slice(0, 1), [word]);
  }
  const near = new Map([...byFirst].map(([first, same]) => [first, nearIn(same)]));
  return (word) => near.get(word.slice(0, 1))?.(word) ?? [];
}

const nearNames = perVocabulary(() => nearBehindFirst(vocabularyWordList()));
const nearStems = perVocabulary(() => nearBehindFirst(vocabularyForms().stems()));

/** Inflected, shorter names are one letter from words of their own: "jonkin" is no Jenkins. */
const shortestInflected = 10;
/** No ending that is read here is longer. */
const longestEnding = 5;

/**
 * The words of the vocabulary's names that a word has one error in, never in the first letter: in the name itself, else
 * in a form of a long one ("koneopimisen" is of "koneoppiminen").
 */
export function namesNear(word: string): string[] {
  const names = nearNames()(word);
  if (names.length > 0) return names;
  const found = new Set<string>();
  for (let at = word.length; at >= Math.max(shortestInflected - 3, word.length - longestEnding); at -= 1) {
    for (const stem of nearStems()(word.slice(0, at))) {
      for (const base of vocabularyForms().of(stem + word.slice(at))) {
        if (base.length >= shortestInflected) found.add(base);
      }
    }
  }
  return [...found];
}
