import { editDistance } from "@/lib/shared/skills/edit-distance";
import { vocabularyWordList } from "@/lib/shared/skills/names";
import { perVocabulary } from "@/lib/shared/skills/vocabulary";

const wordsByLength = perVocabulary((): ReadonlyMap<number, readonly string[]> => {
  const found = new Map<number, string[]>();
  for (const word of vocabularyWordList()) {
    const same = found.get(word.length);
    if (same) same.push(word);
    else found.set(word.length, [word]);
  }
  return found;
});

/** Shorter words are too often one letter from another word. */
export const shortestMended = 4;

/** The words of the vocabulary's names, in three languages, that are one typing error away from this one. */
export function vocabularyWordsNear(word: string): string[] {
  if (word.length < shortestMended) return [];
  return [word.length - 1, word.length, word.length + 1]
    .filter((length) => length >= shortestMended)
    .flatMap((length) => wordsByLength().get(length) ?? [])
    .filter((known) => editDistance(word, known, 1) === 1);
}
