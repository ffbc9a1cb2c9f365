import "server-only";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { gunzip, gzip } from "node:zlib";
import { allFurtherNames, skillsInText, vocabularyNames } from "@/lib/shared/skills";
import { readCandidate } from "../candidate";
import { ruleVersion } from "../factors";
import { codeBits, ExpertStore, type OwnNumbers, ownFields, type Rest } from "./expert-store";
import { Numbers } from "./numbers";

/** What a store holds: who is in it, and of the skills and words only those that they have. */
type Packed = {
  /** Their own numbers, one after the other. */
  own: Int32Array;
  rest: Rest[];
  skills: string[];
  words: string[];
  /** For each expert how many skills, then they; the same of words. */
  evidence: Int32Array;
  told: Int32Array;
};

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** Numbers anew, in the order of first sight, so that no text stays of which nobody is left. */
class Renumbered {
  readonly texts: string[] = [];
  private readonly known = new Map<number, number>();
  private readonly names: string[];
  constructor(numbers: ReadonlyMap<string, number>) {
    this.names = [...numbers.keys()];
  }
  of(before: number): number {
    const known = this.known.get(before);
    if (known !== undefined) return known;
    this.known.set(before, this.texts.length);
    return this.texts.push(this.names[before] as string) - 1;
  }
}

function pack({ rows, rest, evidence, words, skillIds, wordIds }: ExpertStore): Packed {
  const [skills, texts] = [new Renumbered(skillIds.ids), new Renumbered(wordIds.ids)];
  const [shown, told] = [new Numbers(), new Numbers()];
  const own = new Int32Array(rows.length * ownFields.length);
  for (let row = 0; row < rows.length; row += 1) {
    for (const [place, field] of ownFields.entries())
      own[row * ownFields.length + place] = rows.get(row, field);
    const [evidenceAt, evidenceEnd] = [rows.get(row, "evidenceAt"), rows.get(row, "evidenceEnd")];
    const [wordsAt, wordsEnd] = [rows.get(row, "wordsAt"), rows.get(row, "wordsEnd")];
    shown.push(evidenceEnd - evidenceAt);
    for (let place = evidenceAt; place < evidenceEnd; place += 1) {
      const entry = evidence.values[place] as number;
      shown.push((skills.of(entry >> codeBits) << codeBits) | (entry & ((1 << codeBits) - 1)));
    }
    told.push(wordsEnd - wordsAt);
    for (let place = wordsAt; place < wordsEnd; place += 1)
      told.push(texts.of(words.values[place] as number));
  }
  return {
    own,
    rest: rest.slice(0, rows.length),
    skills: skills.texts,
    words: texts.texts,
    evidence: shown.values.slice(0, shown.length),
    told: told.values.slice(0, told.length),
  };
}

/** Writes down what a store holds. Its content is taken at once, before the promise. */
export function packStore(store: ExpertStore): Promise<Buffer> {
  return zip(serialize(pack(store)), { level: 1 });
}

/**
 * The store that was written down.
 * @throws Error when the bytes are of another version of this code, or of a newer Node
 */
export async function unpackStore(bytes: Buffer): Promise<ExpertStore> {
  const { own, rest, skills, words, evidence, told } = deserialize(await unzip(bytes)) as Packed;
  const store = new ExpertStore();
  for (const key of skills) store.numberOfSkill(key);
  for (const word of words) store.numberOfWord(word);
  let [evidenceAt, wordsAt] = [0, 0];
  const numbers = Object.fromEntries(ownFields.map((field) => [field, 0])) as OwnNumbers;
  for (const [index, each] of rest.entries()) {
    for (const [place, field] of ownFields.entries())
      numbers[field] = own[index * ownFields.length + place] as number;
    const evidenceEnd = evidenceAt + 1 + (evidence[evidenceAt] as number);
    const wordsEnd = wordsAt + 1 + (told[wordsAt] as number);
    store.add(
      numbers,
      evidence.subarray(evidenceAt + 1, evidenceEnd),
      told.subarray(wordsAt + 1, wordsEnd),
      each,
    );
    [evidenceAt, wordsAt] = [evidenceEnd, wordsEnd];
  }
  return store;
}

/** Bumped when the form of what is written down changes. */
const form = 3;

/** What the vocabulary does not show of how words are read: inflection, capitals, signs, marks. */
const oddWords = [
  "Engineers",
  "ANALYSED",
  "re-tested",
  "1st",
  "a",
  "&",
  "the",
  "\u00e5\u00e4\u00f6",
  "C++",
  ".NET",
  "Node.js",
];

let reading: string | undefined;

/**
 * Tells apart processes that read experts differently: a digest of what this one makes of an expert who says the
 * whole vocabulary. Whoever changes how experts are read need not think of snapshots.
 */
export function readingOfExperts(): string {
  if (reading) return reading;
  const names = vocabularyNames();
  const text = names.join(". ");
  const candidate = readCandidate({
    title: oddWords.join(" "),
    description: text,
    skills: names,
    skillMastery: Object.fromEntries(names.map((name, index) => [name, 1 + (index % 5)])),
    titleSkillKeys: skillsInText(names.slice(0, 50).join(", ")),
    descriptionSkillKeys: skillsInText(text),
    certificateSkillKeys: [],
    background: [{ in: "case", name: "", text: oddWords.join(" ") }],
    experienceYears: 7,
    hourlyRateCents: 9_000,
    availability: "next_week",
    workArrangement: ["remote", "onsite"],
    workRadius: null,
    languages: [],
    cityKey: "helsinki",
    personality: [1, null, 50, 99, 100],
  });
  const content = JSON.stringify([
    form,
    ruleVersion,
    allFurtherNames(),
    codeBits,
    { ...candidate, evidence: [...candidate.evidence] },
  ]);
  reading = createHash("sha256").update(content).digest("hex");
  return reading;
}
