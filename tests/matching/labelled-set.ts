// The labelled set of search and matching: invented experts, briefs and searches with a staffing consultant's grades,
// given by the rules of GRADING.md. Here is the part that may be looked at; held-out.ts has the other.
import { z } from "zod";
import { budgetTypes, experienceLevels, urgencies } from "@/lib/features/postings/rules";
import { availabilities, workArrangements } from "@/lib/shared/availability";
import briefs from "./data/briefs.json";
import experts from "./data/experts.json";
import freshBriefs from "./data/fresh/briefs.json";
import freshQueries from "./data/fresh/queries.json";
import layBriefs from "./data/lay/briefs.json";
import layQueries from "./data/lay/queries.json";
import queries from "./data/queries.json";

const arrangements = z.array(z.enum(workArrangements)).min(1);
const trait = z.int().min(0).max(100);
const euros = z.int().min(0).nullable();

/** Key of an expert to a grade from 1 to 3 (GRADING.md); an unlisted expert is 0. */
const relevance = z.record(z.string(), z.int().min(1).max(3));
export type Relevance = Readonly<z.infer<typeof relevance>>;

export const labelledExpert = z.strictObject({
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

export const labelledBrief = z.strictObject({
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
  relevance,
});
export type LabelledBrief = z.infer<typeof labelledBrief>;

export const labelledQuery = z.strictObject({
  query: z.string(),
  language: z.enum(["en", "fi", "sv"]),
  /** What it tries (GRADING.md). */
  kind: z.enum([
    "literal",
    "synonym",
    "role",
    "everyday",
    "inflected",
    "compound",
    "typo",
    "unknown",
    "homonym",
    "place",
    "domain",
    "nobody",
  ]),
  relevance,
});
export type LabelledQuery = z.infer<typeof labelledQuery>;

export type LabelledSet = {
  readonly experts: readonly LabelledExpert[];
  readonly briefs: readonly LabelledBrief[];
  readonly queries: readonly LabelledQuery[];
};

/** By name, which has nothing to do with anybody's craft: equals of a ranking stay in this order. */
export const inListOrder = (all: readonly LabelledExpert[]): LabelledExpert[] =>
  all.toSorted((a, b) => (a.name < b.name ? -1 : 1));

export const development: LabelledSet = {
  experts: inListOrder(z.array(labelledExpert).parse(experts)),
  briefs: z.array(labelledBrief).parse(briefs),
  queries: z.array(labelledQuery).parse(queries),
};

/** Later briefs and searches in other words, for the same experts: graded before anything was tried on them. */
export const fresh: LabelledSet = {
  experts: development.experts,
  briefs: z.array(labelledBrief).parse(freshBriefs),
  queries: z.array(labelledQuery).parse(freshQueries),
};

/** Briefs of people who tell what they need without its name, and searches as people type them, for the same experts. */
export const lay: LabelledSet = {
  experts: development.experts,
  briefs: z.array(labelledBrief).parse(layBriefs),
  queries: z.array(labelledQuery).parse(layQueries),
};
