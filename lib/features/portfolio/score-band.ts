export type ScoreBand = "high" | "medium" | "low";

/** The colour of a portfolio's score (001 §4): 8 or more green, 6 or more yellow, otherwise red. */
export const scoreBand = (score: number): ScoreBand => (score >= 8 ? "high" : score >= 6 ? "medium" : "low");
