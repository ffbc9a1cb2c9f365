import { normalizeTerm } from "@/lib/shared/skills";
import needs from "./data/needs.json";

// Who has a need tells what shall be done with what, and seldom what that is called: "who is likely not to show up". A need
// has ways to tell of it; each is some groups of words, one word of each of which stands in the same sentence, or, where the
// words are so particular that they tell it also apart, within a passage. A group that begins with "-" has the words that
// make it something else in their sentence: "parental leave" is nobody's leaving.

/** A skill that a text has need of, and the words that tell so, as they stand there. */
export interface Need {
  key: string;
  words: string;
}

/** How a word begins, as it is compared, or all of it. */
type Stem = { letters: string; isWhole: boolean };

/** Shorter ones are whole words but where a star follows, so that "ads" is no part of "adsorption", nor "app" of "apple". */
const shortestStem = 5;

/** With a "$" a longer one is a whole word as well: who trains staff has no trains. */
const stemOf = (written: string): Stem => {
  const letters = written.replace(/[*$]$/, "");
  const isWhole = written.endsWith("$") || (letters === written && letters.length < shortestStem);
  return { letters, isWhole };
};

/** Its groups are bits, by their place. */
type Way = { key: string; all: number; isPassage: boolean };
/** Words that stand side by side, of a group of a way; the groups of what makes it something else are below 0. */
type Phrase = { way: Way; group: number; rest: readonly Stem[] };

/** The phrases by the letters of their first word, so that no text is held against all of them. */
const byWhole = new Map<string, Phrase[]>();
const byBeginning = new Map<string, Phrase[]>();
const notItself = -1;

function addWay(key: string, written: readonly string[], isPassage: boolean): Way {
  const asked = written.filter((group) => !group.startsWith("-"));
  const way = { key, all: (1 << asked.length) - 1, isPassage };
  for (const group of written)
    for (const phrase of group.replace(/^-\s*/, "").split(" ")) {
      const [first, ...rest] = phrase.split("_").map(stemOf) as [Stem, ...Stem[]];
      const table = first.isWhole ? byWhole : byBeginning;
      const place = asked.indexOf(group);
      const known = table.get(first.letters) ?? [];
      known.push({ way, group: place < 0 ? notItself : place, rest });
      table.set(first.letters, known);
    }
  return way;
}

for (const [key, ways] of Object.entries(needs.inSentence)) for (const way of ways) addWay(key, way, false);
for (const [key, ways] of Object.entries(needs.inPassage)) for (const way of ways) addWay(key, way, true);
/** What somebody else does, is there already or is not wanted, in its clause. */
const notAsked = addWay("", [needs.notAsked], false);

const isWord = (word: string | undefined, { letters, isWhole }: Stem): boolean =>
  isWhole ? word === letters : word?.startsWith(letters) === true;

/** A word as it is compared, and the phrases that begin with it. Texts repeat those of others, so each is read once. */
type Known = { word: string; begins: readonly Phrase[] };
const known = new Map<string, Known>();
const maxKnown = 200_000;
/** A longer one is no word that a second text has. */
const longestKnown = 40;

function read(written: string): Known {
  const before = known.get(written);
  if (before) return before;
  const word = normalizeTerm(written);
  const begins = [...(byWhole.get(word) ?? [])];
  for (let length = 1; length <= word.length; length += 1)
    begins.push(...(byBeginning.get(word.slice(0, length)) ?? []));
  const one = { word, begins };
  if (known.size < maxKnown && written.length <= longestKnown) known.set(written, one);
  return one;
}

/** So many words lie between the first and the last that tell of a need, at most. */
const longestWay = 16;
const longestPassage = 30;

/** A word of the text: what it begins, where it stands there, its sentence, and its clause. */
type Token = { known: Known; at: number; end: number; sentence: number; clause: number };

/** A word, or what ends a clause: the end of a sentence, a comma, a dash, a "but". */
const pieces = /[\p{L}\p{N}]+|[.!?;]+(?=\s|$)|\n|,(?=\s)|\s[–—-]\s|\s(?=(?:but|mutta|men)\s)/gu;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const first = piece[0] as string;
    if (first === "," || first === " ") clause += 1;
    else if (/[.!?;\s]/.test(first)) {
      clause += 1;
      sentence += 1;
    } else tokens.push({ known: read(piece), at: index, end: index + piece.length, sentence, clause });
  }
  return tokens;
}

/** Where a phrase of a group stands, by the places of its words. */
type Hit = { group: number; from: number; to: number };
/** What a text has of a way: the hits in their order, and the groups that they are of, as bits. */
type Told = { hits: Hit[]; groups: number };

function toldIn(tokens: readonly Token[]): Map<Way, Told> {
  const told = new Map<Way, Told>();
  for (const [from, { known: word }] of tokens.entries())
    for (const { way, group, rest } of word.begins) {
      if (rest.length > 0 && !rest.every((stem, at) => isWord(tokens[from + 1 + at]?.known.word, stem)))
        continue;
      const ofWay = told.get(way) ?? { hits: [], groups: 0 };
      ofWay.hits.push({ group, from, to: from + rest.length });
      if (group !== notItself) ofWay.groups |= 1 << group;
      told.set(way, ofWay);
    }
  return told;
}

/** The words that tell a way for the first time, with something of each of its groups. */
function firstTold(way: Way, hits: readonly Hit[], tokens: readonly Token[], denied: ReadonlySet<number>) {
  const sentenceOf = (at: number) => tokens[at]?.sentence ?? 0;
  const others = new Set(hits.filter(({ group }) => group === notItself).map(({ from }) => sentenceOf(from)));
  const last: Hit[] = [];
  let groups = 0;
  for (const hit of hits) {
    if (hit.group === notItself || denied.has(tokens[hit.from]?.clause ?? 0)) continue;
    last[hit.group] = hit;
    groups |= 1 << hit.group;
    if (groups !== way.all) continue;
    const from = Math.min(...last.map((one) => one.from));
    const to = Math.max(...last.map((one) => one.to));
    if (to - from > (way.isPassage ? longestPassage : longestWay)) continue;
    const [first, final] = [sentenceOf(from), sentenceOf(to)];
    if (first !== final && !way.isPassage) continue;
    let isOther = false;
    for (let sentence = first; sentence <= final; sentence += 1) isOther ||= others.has(sentence);
    if (!isOther) return { from, to };
  }
  return null;
}

/** The skills that a text has need of without naming them, in English, Finnish and Swedish, in its order, each once. */
export function needsTold(text: string): Need[] {
  const tokens = tokensOf(text);
  const told = toldIn(tokens);
  const denied = new Set(told.get(notAsked)?.hits.map(({ from }) => tokens[from]?.clause ?? 0));
  const found = new Map<string, { from: number; to: number }>();
  for (const [way, { hits, groups }] of told) {
    if (groups !== way.all || way === notAsked) continue;
    const words = firstTold(way, hits, tokens, denied);
    if (words && words.from < (found.get(way.key)?.from ?? tokens.length)) found.set(way.key, words);
  }
  return [...found]
    .sort(([, one], [, other]) => one.from - other.from)
    .map(([key, { from, to }]) => ({ key, words: text.slice(tokens[from]?.at, tokens[to]?.end) }));
}
