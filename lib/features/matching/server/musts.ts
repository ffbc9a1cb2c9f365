import "server-only";
import { levelFromYears } from "@/lib/features/postings/rules";
import { availabilities } from "@/lib/shared/availability";
import { addDays } from "@/lib/shared/dates";
import { typedSkillKey } from "@/lib/shared/dictionary/misspelt";
import { toCents } from "@/lib/shared/format-money";
import { textLanguages } from "@/lib/shared/prose";
import { findSkill, narrowerSkills } from "@/lib/shared/skills";
import { spokenBits } from "../candidate";
import { arrangementBits } from "../factors";
import { languageNames } from "../languages";
import { cityNumber, distanceBetween } from "../score";
import type { Wish } from "../wish";
import { comparableWords } from "../words";
import { codeBits, type ExpertStore } from "./expert-store";

/** What a must did: how many it leaves out, and how many of them no other must leaves out too. */
export type MustEffect = Pick<Wish, "kind" | "value"> & { excluded: number; alone: number };
export type MustsEffect = { excluded: ReadonlySet<number>; left: number; effects: MustEffect[] };

/** Days until somebody of each availability can start; nobody waits for the busy ones. */
const daysUntilStart = { available: 0, next_week: 7, "2_weeks": 14, busy: Number.POSITIVE_INFINITY } as const;
/** Who wants to start now means within a week, as an urgent posting does (001 §9). */
const nowDays = 7;

type Test = (row: number) => boolean;

/**
 * Who of all experts does not meet what a wish makes a must of. `today` is the day in Helsinki. One pass over the
 * numbers of the store, so that it costs milliseconds at 100,000 experts too.
 */
export function applyMusts(store: ExpertStore, wishes: readonly Wish[], today: string): MustsEffect {
  const musts = wishes.filter(({ isMust }) => isMust);
  const tests = musts.map((wish) => testOf(store, wish, today));
  const effects = musts.map(({ kind, value }): MustEffect => ({ kind, value, excluded: 0, alone: 0 }));
  const excluded = new Set<number>();
  for (let row = 0; tests.length > 0 && row < store.rows.length; row += 1) {
    let [missed, last] = [0, 0];
    for (let index = 0; index < tests.length; index += 1) {
      if ((tests[index] as Test)(row)) continue;
      (effects[index] as MustEffect).excluded += 1;
      missed += 1;
      last = index;
    }
    if (missed === 0) continue;
    if (missed === 1) (effects[last] as MustEffect).alone += 1;
    excluded.add(store.rows.get(row, "id"));
  }
  return { excluded, left: store.rows.length - excluded.size, effects };
}

function testOf(store: ExpertStore, { kind, value }: Wish, today: string): Test {
  const { rows } = store;
  switch (kind) {
    case "rate": {
      const most = toCents(Number(value));
      return (row) => rows.get(row, "hourlyRateCents") <= most;
    }
    case "work": {
      const wanted = arrangementBits[value as keyof typeof arrangementBits];
      return (row) => (rows.get(row, "arrangement") & wanted) !== 0;
    }
    case "place": {
      const from = cityNumber(value);
      const there = arrangementBits.hybrid | arrangementBits.onsite;
      return (row) => {
        const distance = distanceBetween(from, rows.get(row, "city"));
        return (
          (rows.get(row, "arrangement") & there) !== 0 &&
          distance !== null &&
          distance <= rows.get(row, "workRadius")
        );
      };
    }
    case "start": {
      const isInTime = availabilities.map((each) => {
        const days = daysUntilStart[each];
        return days <= nowDays || (value !== "now" && days < 366 && addDays(today, days) <= value);
      });
      // A day that has passed is as soon as now.
      return (row) => isInTime[rows.get(row, "availability")] === true;
    }
    case "level": {
      const years = levelFromYears[value as keyof typeof levelFromYears];
      return (row) => rows.get(row, "experienceYears") >= years;
    }
    case "language": {
      const names = languageNames[value as keyof typeof languageNames];
      const isNamed = anyOf(names.map((name) => namesIt(store, name)));
      const wanted = spokenBits[value as keyof typeof languageNames];
      // Whoever lists languages says it all there; of the others the text tells.
      return (row) => {
        const spoken = rows.get(row, "spoken");
        return spoken & spokenBits.isTold ? (spoken & wanted) !== 0 : isNamed(row);
      };
    }
    default:
      return namesIt(store, value);
  }
}

const anyOf =
  (tests: readonly Test[]): Test =>
  (row) =>
    tests.some((test) => test(row));

/**
 * Whether a profile names something: a skill, or one that is a kind of it, in its list, title or description; of what
 * the vocabulary does not know, the listed skill of that name, or all of its words in title, description and list.
 */
function namesIt(store: ExpertStore, label: string): Test {
  const key = typedSkillKey(label);
  const skills = new Set([key, ...narrowerSkills(key)].flatMap((each) => store.skillIds.ids.get(each) ?? []));
  const words = findSkill(key) ? [] : saidAs(store, label);
  const isTold = words.length > 0;
  return (row) => {
    const end = store.rows.get(row, "evidenceEnd");
    for (let place = store.rows.get(row, "evidenceAt"); place < end; place += 1) {
      if (skills.has((store.evidence.values[place] as number) >> codeBits)) return true;
    }
    if (!isTold) return false;
    const said = store.words.values.subarray(store.rows.get(row, "wordsAt"), store.rows.get(row, "wordsEnd"));
    return words.every((any) => any.some((word) => said.includes(word)));
  };
}

/** Of each word of a wish, the stored words that it may be said as: in the language of the wish, whichever that is, or another. */
function saidAs(store: ExpertStore, label: string): number[][] {
  const read = new Map<string, string[]>();
  for (const language of textLanguages) {
    for (const { written, stems } of comparableWords(label, language))
      read.set(written, [...(read.get(written) ?? []), ...stems]);
  }
  return [...read.values()].map((stems) => stems.flatMap((stem) => store.wordIds.ids.get(stem) ?? []));
}
