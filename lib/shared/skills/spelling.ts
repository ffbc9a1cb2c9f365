import { editDistance } from "@/lib/shared/skills/edit-distance";
import { vocabularyWordList } from "@/lib/shared/skills/names";
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
