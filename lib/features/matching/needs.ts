import { normalizeTerm } from "@/lib/shared/skills";
import needs from "./data/needs.json";

// Who has a need tells what shall be done with what, and seldom what that is called: "who is likely not to show up". A need
// has ways to tell of it; each is some groups of words, one word of each of which stands in the same sentence.

/** A skill that a text has need of, and the words that tell so, as they stand there. */
export interface Need {
  key: string;
  words: string;
}

/** Words that stand side by side in a text. */
type Phrase = readonly Stem[];
/** How a word begins, as it is compared, or all of it. */
type Stem = { letters: string; isWhole: boolean };

/** Shorter ones are whole words but where a star follows, so that "ads" is no part of "adsorption", nor "app" of "apple". */
const shortestStem = 5;

const stemOf = (written: string): Stem => {
  const letters = written.replace("*", "");
  return { letters, isWhole: letters === written && letters.length < shortestStem };
};

const phrasesOf = (group: string): Phrase[] =>
  group.split(" ").map((phrase) => phrase.split("_").map(stemOf));

const ways = Object.entries(needs).flatMap(([key, ofKey]) =>
  ofKey.map((groups) => ({ key, groups: groups.map(phrasesOf) })),
);

const isWord = (word: string | undefined, { letters, isWhole }: Stem): boolean =>
  isWhole ? word === letters : word?.startsWith(letters) === true;

/** So many words lie between the first and the last that tell of a need, at most. */
const longestWay = 16;

interface Token {
  word: string;
  start: number;
  end: number;
}

/** Where the first phrase of a group stands; null without any. */
function placeOf(tokens: readonly Token[], group: readonly Phrase[]): { from: number; to: number } | null {
  for (const [from] of tokens.entries()) {
    const phrase = group.find((stems) => stems.every((stem, at) => isWord(tokens[from + at]?.word, stem)));
    if (phrase) return { from, to: from + phrase.length - 1 };
  }
  return null;
}

/** The skills that a text has need of without naming them, in English, Finnish and Swedish, in its order, each once. */
export function needsTold(text: string): Need[] {
  const found = new Map<string, Need>();
  for (const sentence of text.split(/[.!?;]+(?=\s|$)|\n/u)) {
    const tokens = [...sentence.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: written, index }) => ({
      word: normalizeTerm(written),
      start: index,
      end: index + written.length,
    }));
    for (const { key, groups } of ways) {
      if (found.has(key)) continue;
      const places = groups.map((group) => placeOf(tokens, group));
      if (places.includes(null)) continue;
      const known = places.flatMap((place) => place ?? []);
      const from = Math.min(...known.map((place) => place.from));
      const to = Math.max(...known.map((place) => place.to));
      if (to - from > longestWay) continue;
      found.set(key, { key, words: sentence.slice(tokens[from]?.start, tokens[to]?.end) });
    }
  }
  return [...found.values()];
}
