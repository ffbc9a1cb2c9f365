export type PersonalityBand = "veryHigh" | "high" | "moderate" | "low";

/** The band of a trait's score, 0-100 (001 §9): 80 and up Very High, 60 High, 40 Moderate, below that Low. */
export function personalityBand(score: number): PersonalityBand {
  if (score >= 80) return "veryHigh";
  if (score >= 60) return "high";
  return score >= 40 ? "moderate" : "low";
}
