import { stemmer } from "stemmer";
import { eng, fin, swe } from "stopword";
import { normalizeTerm } from "@/lib/shared/skills";

const silent = new Set([...eng, ...fin, ...swe].map(normalizeTerm));

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

/**
 * The words of a text as matching compares them: normalized, without the commonest words of English, Finnish
 * and Swedish, as English stems, each once, in the order of the text, with the word it was first met as. Single
 * letters say nothing.
 */
export function comparableWords(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of normalizeTerm(text).split(" ")) {
    if (word.length < 2 || word.length > 40 || silent.has(word)) continue;
    const stem = stemOf(word);
    if (!found.has(stem)) found.set(stem, word);
  }
  return found;
}
