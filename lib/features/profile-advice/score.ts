import { toCents, toEuros } from "@/lib/shared/format-money";
import type { BuiltInAnalysis } from "./rules";
import type { ProfileAnalysis } from "./schemas";
import { mostMissingSkills } from "./skill-gaps";

const startScore = 60;
export const perMissingSkill = 5;
export const perImprovementArea = 3;
/** The documented words, and what they are in Finnish and Swedish: a position is read as it is worded. */
const bonuses = [
  { words: /strong|excellent|vahva|erinomai|stark|utmärkt/i, points: 20 },
  { words: /competitive|kilpailukyky|konkurrenskraftig/i, points: 10 },
] as const;

/** What the words of a market position add to the score: 20, 10 or nothing; the best word counts (000 §7). */
export function positionBonus(marketPosition: string): 0 | 10 | 20 {
  return bonuses.find(({ words }) => words.test(marketPosition))?.points ?? 0;
}

/** The parts of a profile's score and their sum, clamped to 0..100 (000 §7). */
export function profileScore({
  marketPosition,
  missingSkills,
  improvementAreas,
}: Pick<ProfileAnalysis, "marketPosition" | "missingSkills" | "improvementAreas">) {
  const position = positionBonus(marketPosition);
  const missing = perMissingSkill * missingSkills.length;
  const improvements = perImprovementArea * improvementAreas.length;
  const score = Math.min(100, Math.max(0, startScore + position - missing - improvements));
  return { score, start: startScore, position, missing, improvements };
}

const pointsOfLevel = { excellent: 20, strong: 20, competitive: 10, developing: 0 } as const;

/** The same score from what the rules found, in any language. */
export function scoreOfFindings({ level, gaps, improvementAreas }: BuiltInAnalysis): number {
  const lost =
    perMissingSkill * Math.min(gaps.length, mostMissingSkills) + perImprovementArea * improvementAreas.length;
  return Math.min(100, Math.max(0, startScore + (level ? pointsOfLevel[level] : 0) - lost));
}

/** Suggested minus current rate in euros (000 §7), exact to the cent. */
export function rateDelta({ current, suggested }: ProfileAnalysis["rateRecommendation"]): number {
  return toEuros(toCents(suggested) - toCents(current));
}
