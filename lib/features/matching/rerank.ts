import { postingDefaults } from "@/lib/features/postings/rules";
import { type FactorKey, factorKeys, factorWeights } from "./factors";
import type { MatchFactor } from "./schemas";

/** What each factor weighs beside the others, in points; only their proportions count. */
export type Weights = Readonly<Record<FactorKey, number>>;

export const weightBounds = { min: 0, max: 100, step: 1 } as const;

const personalityShare = postingDefaults.personalityMatchingWeight / 100;

/**
 * The documented weights (factors.ts) as points: the plain factors sum to 100, personality stands beside them with
 * the points that make its default share (decisions B16).
 */
export const documentedWeights = Object.fromEntries(
  factorKeys.map((key) => [
    key,
    Math.round(
      100 * (key === "personality" ? personalityShare / (1 - personalityShare) : factorWeights[key]),
    ),
  ]),
) as Weights;

export const isDocumented = (wished: Weights): boolean =>
  factorKeys.every((key) => wished[key] === documentedWeights[key]);

/** Share of each of these factors in whole per cent. All 0 where nothing weighs anything. */
export function weightShares(
  wished: Weights,
  keys: readonly FactorKey[],
): Partial<Record<FactorKey, number>> {
  const sum = keys.reduce((total, key) => total + wished[key], 0);
  return Object.fromEntries(keys.map((key) => [key, sum === 0 ? 0 : Math.round((100 * wished[key]) / sum)]));
}

/**
 * A match's score from 0 to 100 with other weights: Σ w·score / Σ w over the factors it has. Each weight is taken
 * relative to the documented one, so the documented weights give back the match's own score, whichever factors its
 * brief left out and whatever the brief says personality weighs. Null when nothing it has weighs anything.
 */
export function scoreWith(
  wished: Weights,
  factors: readonly Pick<MatchFactor, "key" | "weight" | "score">[],
): number | null {
  let [sum, weights] = [0, 0];
  for (const { key, weight, score } of factors) {
    const changed = weight * (wished[key] / documentedWeights[key]);
    sum += changed * score;
    weights += changed;
  }
  return weights === 0 ? null : sum / weights;
}

type Match = { matchScore: number; factors: readonly Pick<MatchFactor, "key" | "weight" | "score">[] };

/** A match in the order of one's own weights: its score by them, and its place by the documented ones, from 1. */
export type Reranked<T> = { match: T; score: number; officialPlace: number };

/**
 * Orders matches, given best first, by other weights. Equals keep their order; so does everything under the
 * documented weights. The matches themselves stay as they were answered.
 */
export function rerank<T extends Match>(matches: readonly T[], wished: Weights): Reranked<T>[] {
  const placed = matches.map((match, index) => ({
    match,
    score: match.matchScore,
    officialPlace: index + 1,
  }));
  if (isDocumented(wished)) return placed;
  return placed
    .map((each) => {
      const score = scoreWith(wished, each.match.factors) ?? each.score;
      // Binary noise must not order equals.
      return { ...each, score: Number(score.toFixed(6)) };
    })
    .sort((a, b) => b.score - a.score);
}
