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

/** A phrase of a way, by the place of its group. */
type PlacedPhrase = { way: (typeof ways)[number]; group: number; phrase: Phrase };
const phrases: readonly PlacedPhrase[] = ways.flatMap((way) =>
  way.groups.flatMap((group, index) => group.map((phrase) => ({ way, group: index, phrase }))),
);

const isWord = (word: string | undefined, { letters, isWhole }: Stem): boolean =>
  isWhole ? word === letters : word?.startsWith(letters) === true;

/** A word as it is compared, and the phrases that begin with it. Texts repeat those of others, so each is read once. */
type Known = { word: string; begins: readonly PlacedPhrase[] };
const known = new Map<string, Known>();
const maxKnown = 200_000;
/** A longer one is no word that a second text has. */
const longestKnown = 40;

function read(written: string): Known {
  const before = known.get(written);
  if (before) return before;
  const word = normalizeTerm(written);
  const begins = phrases.filter(({ phrase: [first] }) => first && isWord(word, first));
  if (known.size < maxKnown && written.length <= longestKnown) known.set(written, { word, begins });
  return { word, begins };
}

/** So many words lie between the first and the last that tell of a need, at most. */
const longestWay = 16;

/** Where a phrase stands among the words of a sentence. */
type Place = { from: number; to: number };

/** Where the first phrase of each group stands, by the ways that a sentence has something of. */
function placesIn(words: readonly Known[]): Map<PlacedPhrase["way"], Place[]> {
  const places = new Map<PlacedPhrase["way"], Place[]>();
  for (const [from, { begins }] of words.entries())
    for (const { way, group, phrase } of begins) {
      if (!phrase.every((stem, at) => isWord(words[from + at]?.word, stem))) continue;
      const ofWay = places.get(way) ?? [];
      ofWay[group] ??= { from, to: from + phrase.length - 1 };
      places.set(way, ofWay);
    }
  return places;
}

/** The skills that a text has need of without naming them, in English, Finnish and Swedish, in its order, each once. */
export function needsTold(text: string): Need[] {
  const found = new Map<string, Need>();
  for (const sentence of text.split(/[.!?;]+(?=\s|$)|\n/u)) {
    const tokens = [...sentence.matchAll(/[\p{L}\p{N}]+/gu)];
    const places = placesIn(tokens.map(([written]) => read(written)));
    for (const [{ key, groups }, ofWay] of places) {
      if (found.has(key) || groups.some((_, group) => !ofWay[group])) continue;
      const from = Math.min(...ofWay.map((place) => place.from));
      const to = Math.max(...ofWay.map((place) => place.to));
      const last = tokens[to];
      if (to - from > longestWay || !last) continue;
      found.set(key, { key, words: sentence.slice(tokens[from]?.index, last.index + last[0].length) });
    }
  }
  return [...found.values()];
}
