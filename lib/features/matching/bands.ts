import { nearFrom } from "./factors";

/** The lowest score of a good match. */
export const goodFrom = 50;

/**
 * The word that stands beside a match score, from the lowest score that has it, best first. It only names the
 * number; nothing is ordered or left out by it.
 */
export const scoreBands = [
  { key: "excellent", from: 80 },
  { key: "strong", from: 65 },
  { key: "good", from: goodFrom },
  { key: "partial", from: 35 },
  { key: "weak", from: 0 },
] as const;
export type ScoreBand = (typeof scoreBands)[number]["key"];

/** The word of a score from 0 to 100. */
export function scoreBand(score: number): ScoreBand {
  return scoreBands.find(({ from }) => score >= from)?.key ?? "weak";
}

/**
 * The word of a match. Whoever has hardly anything of the skills asked for, and a high score all the same because nobody
 * has them (decisions E7), is no good match.
 */
export function matchWord({
  matchScore,
  factors,
  missingSkills,
}: {
  matchScore: number;
  factors: readonly { key: string; weight: number; score: number }[];
  missingSkills: readonly string[];
}): ScoreBand | "otherwise" {
  const band = scoreBand(matchScore);
  if (missingSkills.length === 0 || matchScore < goodFrom) return band;
  const ofSkills = factors.find(({ key, weight }) => key === "skills" && weight > 0)?.score ?? 0;
  return ofSkills < nearFrom * 100 ? "otherwise" : band;
}

/** The factors that carry a score most: the largest weight × score, without those that give nothing. */
export function strongestFactors<T extends { weight: number; score: number }>(
  factors: readonly T[],
  count: number,
): T[] {
  return factors
    .filter(({ weight, score }) => weight * score > 0)
    .sort((a, b) => b.weight * b.score - a.weight * a.score)
    .slice(0, count);
}

/** The most experts that are told of one posting: its poster should get applications, not a flood. */
export const mostNotified = 50;
