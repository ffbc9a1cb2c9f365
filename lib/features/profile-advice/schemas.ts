import { z } from "zod";

/** Who made an analysis: Osaaja's own rules, or a language model behind the OpenAI interface (decisions E2). */
export const analysisSources = ["built-in", "openai"] as const;

const rate = z.number();
const percent = z.number().int().min(0).max(100);

/**
 * The experts this one is compared with: public ones who share skills. Rates are euros an hour. Figures that would
 * describe fewer than five people are null.
 */
export const profileMarket = z.object({
  peerCount: z.int().min(0),
  /** How many of this expert's skills each of them shares at least. */
  sharedSkills: z.int().min(0),
  lowerQuartileRate: rate.nullable(),
  medianRate: rate.nullable(),
  upperQuartileRate: rate.nullable(),
  /** Per cent of the peers who charge less; those who charge the same count half. */
  ratePercentile: percent.nullable(),
  medianExperienceYears: z.number().nullable(),
  /** Per cent of the peers who can start now. */
  availablePercent: percent.nullable(),
  /** How many of the peers, in per cent, hold each of the missing skills. */
  missingSkillShares: z.array(z.object({ skill: z.string(), percent })),
});
export type ProfileMarket = z.infer<typeof profileMarket>;

/** The answer of POST /api/experts/{id}/analyze-profile (000 §7), with who made it and the market it rests on. */
export const profileAnalysis = z.object({
  marketPosition: z.string(),
  /** Euros an hour, without VAT. */
  rateRecommendation: z.object({ current: rate, suggested: rate, reasoning: z.string() }),
  suggestions: z.array(z.string()),
  missingSkills: z.array(z.string()),
  improvementAreas: z.array(z.string()),
  source: z.enum(analysisSources),
  /** The model that was asked; null for the built-in rules. */
  model: z.string().nullable(),
  market: profileMarket,
});
export type ProfileAnalysis = z.infer<typeof profileAnalysis>;
