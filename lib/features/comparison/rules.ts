import type { PublicExpert } from "@/lib/features/experts/schemas";
import type { ExpertMatch } from "@/lib/features/matching/schemas";
import { type MasteryLevel, masteryOf } from "@/lib/shared/availability";
import { skillIdentity } from "@/lib/shared/skills";
import { pathId } from "@/lib/shared/text";
import { comparedBounds } from "./address";

/** The experts of an address, "1,2,3": each once, in order, the first four; what is no id is passed over. */
export function chosenIds(value: string | readonly string[] | undefined): number[] {
  const ids = [value ?? []]
    .flat()
    .flatMap((text) => text.split(","))
    .flatMap((text) => {
      const id = pathId.safeParse(text.trim());
      return id.success ? [id.data] : [];
    });
  return [...new Set(ids)].slice(0, comparedBounds.max);
}

/** What /compare shows (deal P2). */
export interface Comparison {
  /** Those of the chosen who are public, in the order they were chosen. */
  experts: PublicExpert[];
  /** How they fit the posting that was named; null without one, and for one that is not this visitor's to see. */
  project: { title: string; matches: Map<number, ExpertMatch> } | null;
}

/** How one expert has a skill: by its level, without one, or not at all. */
export type SkillCell = MasteryLevel | "unrated" | "missing";
export interface SkillRow {
  /** As the first of them writes it. */
  label: string;
  /** One for each expert, in their order. */
  cells: SkillCell[];
}

/**
 * The skills of several experts side by side, by what they mean and not how they are written: those that all of them
 * have, and those that somebody misses, the commonest first and else in the order of the first who has them.
 */
export function compareSkills(experts: readonly Pick<PublicExpert, "skills" | "skillMastery">[]): {
  shared: SkillRow[];
  others: SkillRow[];
} {
  const rows = new Map<string, SkillRow>();
  for (const [column, { skills, skillMastery }] of experts.entries()) {
    for (const label of skills) {
      const key = skillIdentity(label);
      const row = rows.get(key) ?? { label, cells: experts.map((): SkillCell => "missing") };
      rows.set(key, row);
      if (row.cells[column] === "missing")
        row.cells[column] = masteryOf(skillMastery[label])?.level ?? "unrated";
    }
  }
  const holders = ({ cells }: SkillRow) => cells.filter((cell) => cell !== "missing").length;
  const all = [...rows.values()];
  return {
    shared: all.filter((row) => holders(row) === experts.length),
    others: all
      .filter((row) => holders(row) < experts.length)
      .sort((one, other) => holders(other) - holders(one)),
  };
}
