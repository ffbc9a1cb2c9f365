import { fewestPeers, type Quartiles } from "@/lib/features/market/rules";
import { type ExperienceLevel, experienceLevels, levelFromYears } from "@/lib/features/postings/rules";
import { type Sentence, sentence } from "@/lib/shared/sentences";
import { levelWord } from "./level";

/** Years of experience that belong to a level (decisions B3), both ends included. */
export function yearsOfLevel(level: ExperienceLevel): { from: number; to: number } {
  const next = experienceLevels[experienceLevels.indexOf(level) + 1];
  // The database takes up to 80 years.
  return { from: levelFromYears[level], to: next ? levelFromYears[next] - 1 : 80 };
}

/** Public experts of one kind: how many, and the quartiles of their rates in cents. */
export interface RateGroup {
  readonly count: number;
  readonly rates: Quartiles | null;
}

/** The groups whose rates may be told, the closest first; `closeSkills` is how many skills each shares at least. */
export interface RateGroups {
  readonly closeSkills: number;
  readonly sameLevelAndSkills: RateGroup;
  readonly sameLevelAndOneSkill: RateGroup;
  readonly sameLevel: RateGroup;
  readonly everybody: RateGroup;
}

/**
 * The range that the middle half of comparable experts charges, in whole euros: those with the same level and skills,
 * or where they are fewer than five, the next wider group, and the sentence says which. Nothing is invented: without
 * five experts there is no range.
 */
export function recommendRange(
  level: ExperienceLevel,
  groups: RateGroups,
): { range: { min: number; max: number } | null; reason: Sentence } {
  const widening = [
    ["portfolioRate.close", groups.sameLevelAndSkills],
    ["portfolioRate.oneSkill", groups.sameLevelAndOneSkill],
    ["portfolioRate.level", groups.sameLevel],
    ["portfolioRate.everybody", groups.everybody],
  ] as const;
  for (const [key, { count, rates }] of widening) {
    if (count < fewestPeers || !rates) continue;
    const range = { min: Math.round(rates.p25 / 100), max: Math.round(rates.p75 / 100) };
    const values = {
      count,
      level: levelWord(level),
      shared: groups.closeSkills,
      needed: fewestPeers,
      min: { cents: range.min * 100 },
      max: { cents: range.max * 100 },
    };
    return { range, reason: sentence(key, values) };
  }
  return { range: null, reason: sentence("portfolioRate.none", { needed: fewestPeers }) };
}
