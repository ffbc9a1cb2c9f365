import { z } from "zod";
import { publicExpert } from "@/lib/features/experts/schemas";
import { customProjectInput, publicProject } from "@/lib/features/postings/schemas";
import { findCity } from "@/lib/shared/cities";
import { says } from "@/lib/shared/validation";
import { factorKeys } from "./factors";
import { isWishValue, sensibleWishes, wishBounds, wishKinds } from "./wish";

/** How many recommendations a call may ask for (001 §9; decisions E7). */
export const recommendationLimit = { min: 1, max: 500, default: 5 } as const;

const limitMessage = says("named.wholeRange", {
  field: "limit",
  min: recommendationLimit.min,
  max: recommendationLimit.max,
});
const options = {
  limit: z
    .int(limitMessage)
    .min(recommendationLimit.min, limitMessage)
    .max(recommendationLimit.max, limitMessage)
    .nullish()
    .transform((limit) => limit ?? recommendationLimit.default),
  /** Off: who has applied already is left out, for those whose affair it is (decisions E6). */
  includeApplied: z
    .boolean(says("named.boolean", { field: "includeApplied" }))
    .nullish()
    .transform((include) => include ?? false),
};

/** POST /api/experts/{id}/recommendations and /api/projects/{id}/expert-recommendations. */
export const recommendationOptions = z.strictObject(options);
export type RecommendationOptions = z.output<typeof recommendationOptions>;

/** POST /api/custom-project-matching: the whole form of a project that nobody has posted. */
export const customProjectMatchingInput = z.strictObject({ project: customProjectInput, ...options });
export type CustomProjectMatchingInput = z.output<typeof customProjectMatchingInput>;

/** POST /api/wish-matching: what somebody wishes for, each a must or nice to have. */
export const wishMatchingInput = z.strictObject({
  wishes: z
    .array(
      z
        .strictObject({
          kind: z.enum(wishKinds),
          value: z.string().max(wishBounds.characters),
          isMust: z.boolean(),
        })
        .refine(({ kind, value }) => isWishValue(kind, value), says("bare.wish"))
        .refine(({ kind, value }) => kind !== "place" || findCity(value)?.key === value, says("bare.wish")),
    )
    .min(1)
    .max(wishBounds.wishes)
    .transform(sensibleWishes),
  limit: options.limit,
});
export type WishMatchingInput = z.output<typeof wishMatchingInput>;

/**
 * One part of a score (decisions E1). `weight` is a fraction, all of them sum to 1, 0 for personality where it
 * has nothing to compare (decisions B16); `score` runs from 0 to 100;
 * the weighted sum, rounded, is the matchScore.
 */
export const matchFactor = z.object({
  key: z.enum(factorKeys),
  label: z.string(),
  weight: z.number().min(0).max(1),
  score: z.number().min(0).max(100),
  reason: z.string(),
});
export type MatchFactor = z.infer<typeof matchFactor>;

const match = {
  /** Whole per cent. */
  matchScore: z.int().min(0).max(100),
  factors: z.array(matchFactor),
  /** Labels of the skills that the brief asks for by name and nothing of the expert's comes near. */
  missingSkills: z.array(z.string()),
  /** What would raise the score most, the strongest first. */
  improvements: z.array(z.string()),
};

export const expertMatches = z.array(z.object({ expert: publicExpert, ...match }));
export type ExpertMatch = z.infer<typeof expertMatches>[number];

export const wishMatches = z.object({
  matches: expertMatches,
  /** Public experts in all, and those whom every must leaves in. */
  total: z.int(),
  left: z.int(),
  /** What each must did: how many it leaves out, and how many of them no other must leaves out too. */
  musts: z.array(z.object({ kind: z.enum(wishKinds), value: z.string(), excluded: z.int(), alone: z.int() })),
  /** Labels of wished skills that nobody names, nor anything near them: the scores are of everything else. */
  unearned: z.array(z.string()),
});
export type WishMatches = z.infer<typeof wishMatches>;

export const projectMatches = z.array(z.object({ project: publicProject, ...match }));
export type ProjectMatch = z.infer<typeof projectMatches>[number];
