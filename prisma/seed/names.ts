import { z } from "zod";
import data from "./data/names.json";

/** Whose names go together; Finnish-speaking and Swedish-speaking Finns also write in their language. */
const nameGroup = z.enum(["finnish", "swedish", "international"]);
export type NameGroup = z.infer<typeof nameGroup>;

const names = z.array(z.string().min(1)).min(1);

/** First names and the surnames that go with them; those of people who moved to Finland are kept within a language. */
export const nameLists = z.array(z.strictObject({ group: nameGroup, first: names, last: names })).parse(data);

export interface PersonName {
  first: string;
  last: string;
  group: NameGroup;
  /** 1 for the first bearer of this name in the sequence, 2 for the second, … */
  ordinal: number;
}

interface Pool {
  size: number;
  at(index: number): { first: string; last: string };
}

function poolOf(group: NameGroup): Pool {
  const lists = nameLists.filter((list) => list.group === group);
  return {
    size: lists.reduce((sum, { first, last }) => sum + first.length * last.length, 0),
    at: (index) => {
      let left = index;
      for (const { first, last } of lists) {
        if (left < first.length * last.length) {
          return { first: first[left % first.length]!, last: last[Math.floor(left / first.length)]! };
        }
        left -= first.length * last.length;
      }
      throw new RangeError(`No name ${index}`);
    },
  };
}

const pools: Readonly<Record<NameGroup, Pool>> = {
  finnish: poolOf("finnish"),
  swedish: poolOf("swedish"),
  international: poolOf("international"),
};

/**
 * Twenty people in a row hold thirteen Finnish names, three Swedish and four international ones, mixed.
 * Because the pattern repeats, the place of a person within the group follows from the index alone.
 */
const pattern: readonly NameGroup[] = [..."ffsfiffffsfifffifsfi"].map((letter) =>
  letter === "f" ? "finnish" : letter === "s" ? "swedish" : "international",
);

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Near the golden section of the size and without a common divisor: steps that visit every name once. */
function stepOf(size: number): number {
  let step = Math.floor(size * 0.618);
  while (greatestCommonDivisor(step, size) !== 1) step += 1;
  return step;
}

/**
 * The name of person number `index` (0, 1, …), computed without the names before it. Within one sequence
 * no two people share first name, surname and ordinal; `start` moves to another place of the same circle,
 * so that the people of projects are not those of the experts.
 */
export function nameAt(index: number, start = 0): PersonName {
  const round = Math.floor(index / pattern.length);
  const place = index % pattern.length;
  const group = pattern[place]!;
  const perRound = pattern.filter((each) => each === group).length;
  const before = pattern.slice(0, place).filter((each) => each === group).length;
  const position = round * perRound + before;
  const pool = pools[group];
  const visited = (((position + start) % pool.size) * stepOf(pool.size)) % pool.size;
  return { ...pool.at(visited), group, ordinal: Math.floor(position / pool.size) + 1 };
}

const foldedLetters: Readonly<Record<string, string>> = { ø: "o", æ: "ae", ß: "ss", ł: "l", đ: "d", ı: "i" };

/** Plain ASCII letters for addresses: "Ylä-Jääski" → "yla-jaaski", "O'Brien" → "obrien". */
export function asciiFold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[øæßłđı]/g, (letter) => foldedLetters[letter]!)
    .replace(/\s+/g, "-")
    .replace(/[^a-z-]/g, "");
}

/** "matti.virtanen" for the first of that name, "matti.virtanen.2" for the second. */
export function mailboxOf({ first, last, ordinal }: PersonName): string {
  const name = `${asciiFold(first)}.${asciiFold(last)}`;
  return ordinal === 1 ? name : `${name}.${ordinal}`;
}
