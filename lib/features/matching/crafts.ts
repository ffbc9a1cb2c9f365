import crafts from "./data/crafts.json";
import { comparableWords, stemsOf, type Word } from "./words";

// Who tells of cameras, lenses and segmentation does computer vision, whether or not they call it so: a craft shows in the
// words that its work is told with.

/** So much weight of a craft's words makes a text tell of it: of two words of no other craft, or of more that some have. */
const tellingWeight = 2;
/** A text tells of so many crafts at most, those of the most weight. */
const mostCrafts = 4;

/** Words that texts of every kind have weigh so much of others: they bear a craft out, and a few of them tell of none. */
const everydayShare = 0.5;
const everydayWords = [
  "answer applicant authority bank bill board bought break budget build building buy case check clean close",
  "closing code component connect control cost customer cut cutting data decision delay design device",
  "document documentation domain empty engine euro event expensive fault field find finding forgotten form",
  "friday hand idle image improve job join late lead learn leave line list load machine manage management",
  "manager map market material measure measurement message missing model money monthly move named network",
  "order owner page paper phone picture plan planning plant price process product production publish quality",
  "question real record register release remote replace report reporting result risk roll rule save saving",
  "screen sell service shop site spend step stop store study supplier system table teach team test text tool",
  "touch train training update user word write wrong",
].join(" ");

type Craft = { index: number; weight: number };

const keys: readonly string[] = Object.keys(crafts);
let byWord: Map<string, Craft[]> | undefined;

const stemsIn = (words: string): ReadonlySet<string> => new Set(stemsOf(comparableWords(words, "en")));

/** The words of a craft, as texts are compared. */
const craftWords = (key: string): ReadonlySet<string> =>
  stemsIn((crafts as Readonly<Record<string, string>>)[key] ?? "");

/** The same, with what each weighs. */
export const craftWeights = (key: string): ReadonlyMap<string, number> =>
  new Map(
    [...craftWords(key)].map((word) => [
      word,
      craftsByWord()
        .get(word)
        ?.find(({ index }) => keys[index] === key)?.weight ?? 0,
    ]),
  );

/** Every word that crafts are told with; of one that several share, each has less, and of an everyday one. */
function craftsByWord(): ReadonlyMap<string, readonly Craft[]> {
  if (byWord) return byWord;
  const sharing = new Map<string, number[]>();
  for (const [index, key] of keys.entries())
    for (const word of craftWords(key)) sharing.set(word, [...(sharing.get(word) ?? []), index]);
  const everyday = stemsIn(everydayWords);
  byWord = new Map(
    [...sharing].map(([word, indexes]) => [
      word,
      indexes.map((index) => ({
        index,
        weight: (everyday.has(word) ? everydayShare : 1) / Math.sqrt(indexes.length),
      })),
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
