import crafts from "./data/crafts.json";
import { comparableWords, stemsOf, type Word } from "./words";

// Who tells of cameras, lenses and segmentation does computer vision, whether or not they call it so: a craft shows in the
// words that its work is told with.

/** So much weight of a craft's words makes a text tell of it: of two words that no other craft has, or of more that some have. */
const tellingWeight = 2;
/** A text tells of so many crafts at most, those of the most weight. */
const mostCrafts = 4;

type Craft = { index: number; weight: number };

const keys: readonly string[] = Object.keys(crafts);
let byWord: Map<string, Craft[]> | undefined;

/** The words of a craft, as texts are compared. */
export const craftWords = (key: string): ReadonlySet<string> =>
  new Set(stemsOf(comparableWords((crafts as Readonly<Record<string, string>>)[key] ?? "", "en")));

/** Every word that crafts are told with; of one that several share, each has less. */
function craftsByWord(): ReadonlyMap<string, readonly Craft[]> {
  if (byWord) return byWord;
  const sharing = new Map<string, number[]>();
  for (const [index, key] of keys.entries())
    for (const word of craftWords(key)) sharing.set(word, [...(sharing.get(word) ?? []), index]);
  byWord = new Map(
    [...sharing].map(([word, indexes]) => [
      word,
      indexes.map((index) => ({ index, weight: 1 / Math.sqrt(indexes.length) })),
    ]),
  );
  return byWord;
}

/** Keys of the skills whose craft a text tells of by its words, the surest first. */
export function craftsTold(words: readonly Word[], most = mostCrafts): string[] {
  const weights = new Map<number, number>();
  const counted = new Set<string>();
  for (const { stems } of words) {
    // A word of another language may be called several things; it is one word all the same.
    const ofWord = new Map<number, number>();
    for (const stem of stems) {
      if (counted.has(stem)) continue;
      counted.add(stem);
      for (const { index, weight } of craftsByWord().get(stem) ?? [])
        ofWord.set(index, Math.max(ofWord.get(index) ?? 0, weight));
    }
    for (const [index, weight] of ofWord) weights.set(index, (weights.get(index) ?? 0) + weight);
  }
  return [...weights]
    .filter(([, weight]) => weight >= tellingWeight)
    .sort(([a, weightOfA], [b, weightOfB]) => weightOfB - weightOfA || a - b)
    .slice(0, most)
    .map(([index]) => keys[index] as string);
}

const mark = "~";

/** What stands among the skills that a profile shows for one that only its words tell of. */
export const craftKey = (key: string): string => mark + key;
export const isCraftKey = (key: string): boolean => key.startsWith(mark);
export const isCraft = (key: string): boolean => Object.hasOwn(crafts, key);
