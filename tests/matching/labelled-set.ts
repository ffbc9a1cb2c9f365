// The labelled test set of the matching engine: a hundred invented experts, and briefs with a staffing consultant's
// grades of them. The grades were given before the engine was tuned; change neither to please a score.
import { z } from "zod";
import { budgetTypes, experienceLevels, urgencies } from "@/lib/features/postings/rules";
import { availabilities, workArrangements } from "@/lib/shared/availability";
import briefs from "./data/briefs.json";
import experts from "./data/experts.json";

const arrangements = z.array(z.enum(workArrangements)).min(1);
const trait = z.int().min(0).max(100);
const euros = z.int().min(0).nullable();

const labelledExpert = z.strictObject({
  key: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  skills: z.array(z.string()).min(1),
  /** Skill label as in `skills` to 1-5; a skill may be missing. */
  skillMastery: z.record(z.string(), z.int().min(1).max(5)),
  experienceYears: z.int().min(0),
  hourlyRate: z.int().min(1),
  location: z.string(),
  workRadius: z.int().min(0).nullable(),
  availability: z.enum(availabilities),
  workArrangement: arrangements,
  weeklyAvailabilityHours: z.int().min(1),
  personality: z
    .strictObject({
      openness: trait,
      conscientiousness: trait,
      extraversion: trait,
      agreeableness: trait,
      neuroticism: trait,
    })
    .nullable(),
});
export type LabelledExpert = z.infer<typeof labelledExpert>;

const labelledBrief = z.strictObject({
  key: z.string(),
  project: z.strictObject({
    title: z.string(),
    description: z.string(),
    requiredSkills: z.array(z.string()),
    experienceRequired: z.enum(experienceLevels),
    location: z.string(),
    workArrangement: arrangements,
    budgetType: z.enum(budgetTypes),
    hourlyRateMin: euros,
    hourlyRateMax: euros,
    fixedBudgetMin: euros,
    fixedBudgetMax: euros,
    durationMonths: z.int().min(1).nullable(),
    hoursPerWeek: z.int().min(1).nullable(),
    urgency: z.enum(urgencies),
    industry: z.string().nullable(),
    additionalRequirements: z.string().optional(),
    preferredExpertProfile: z.string().optional(),
    preferredOpenness: trait.nullish(),
    preferredConscientiousness: trait.nullish(),
    preferredExtraversion: trait.nullish(),
    preferredAgreeableness: trait.nullish(),
    preferredNeuroticism: trait.nullish(),
    personalityMatchingWeight: z.int().min(0).max(100).optional(),
  }),
  /** 3: I would send this person first; 2: good, would send; 1: acceptable stretch; an unlisted expert is 0. */
  relevance: z.record(z.string(), z.int().min(1).max(3)),
});
export type LabelledBrief = z.infer<typeof labelledBrief>;

export const labelledExperts: readonly LabelledExpert[] = z.array(labelledExpert).parse(experts);
export const labelledBriefs: readonly LabelledBrief[] = z.array(labelledBrief).parse(briefs);
