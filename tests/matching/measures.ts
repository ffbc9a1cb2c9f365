import type { Relevance } from "./labelled-set";

// How good one ranking is, and how sure one may be of a mean of many (GRADING.md).

const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);

/** Normalised discounted cumulative gain of the first places, from 0 to 1. */
export function ndcg(relevance: Relevance, ranking: readonly string[], at = 5): number {
  const ideal = Object.values(relevance).sort((a, b) => b - a);
  const sum = (grades: readonly number[]) =>
    grades.slice(0, at).reduce((total, grade, place) => total + gain(grade, place), 0);
  return sum(ranking.map((key) => relevance[key] ?? 0)) / sum(ideal);
}

/** The grade from which an expert is one that should have been found. */
const good = 2;

/** One over the place of the first good expert; 0 without one. */
export function reciprocalRank(relevance: Relevance, ranking: readonly string[]): number {
  const place = ranking.findIndex((key) => (relevance[key] ?? 0) >= good);
  return place < 0 ? 0 : 1 / (place + 1);
}

/** The share of the good experts (ten at most) that stand in the first ten. */
export function recall(relevance: Relevance, ranking: readonly string[], at = 10): number {
  const wanted = Object.values(relevance).filter((grade) => grade >= good).length;
  const found = ranking.slice(0, at).filter((key) => (relevance[key] ?? 0) >= good).length;
  return found / Math.min(at, wanted);
}

/** Of the first five that are shown, the share with any grade; 0 when nothing is shown. */
export function precision(relevance: Relevance, ranking: readonly string[], at = 5): number {
  const shown = ranking.slice(0, at);
  return shown.length === 0 ? 0 : shown.filter((key) => relevance[key]).length / shown.length;
}

export const measures = {
  "nDCG@5": ndcg,
  MRR: reciprocalRank,
  "recall@10": recall,
  "precision@5": precision,
} satisfies Record<string, (relevance: Relevance, ranking: readonly string[]) => number>;
export type Measure = keyof typeof measures;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** mulberry32: the same intervals on every machine. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 1_831_565_813) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Estimate = { mean: number; low: number; high: number };

/** The mean with its 95 % interval: percentiles of the means of resamples with replacement. */
export function estimate(values: readonly number[], resamples = 2_000): Estimate {
  const next = generator(values.length);
  const means = Array.from({ length: resamples }, () => {
    let sum = 0;
    for (let draw = 0; draw < values.length; draw += 1)
      sum += values[Math.floor(next() * values.length)] as number;
    return sum / values.length;
  }).sort((a, b) => a - b);
  const at = (share: number) => means[Math.round(share * (resamples - 1))] as number;
  return { mean: mean(values), low: at(0.025), high: at(0.975) };
}

/** By how much `values` are above `others`, item by item, with the interval of that difference. */
export const difference = (values: readonly number[], others: readonly number[]): Estimate =>
  estimate(values.map((value, index) => value - (others[index] as number)));
