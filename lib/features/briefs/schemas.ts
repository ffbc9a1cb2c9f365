import { z } from "zod";
import { budgetTypes, experienceLevels, urgencies } from "@/lib/features/postings/rules";
import { analysisSources } from "@/lib/features/profile-advice/schemas";
import { workArrangements } from "@/lib/shared/availability";
import { text } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";

/** Longest brief that is read, in characters. */
export const longestBrief = 20_000;

/** POST /api/read-brief */
export const readBriefInput = z.strictObject({
  text: text({ max: longestBrief, message: says("bare.briefText") }),
});

const euros = z.number().min(0).nullable();

/** What can be read from a brief: fields of the posting form, null where the text says nothing. Money in euros. */
export const briefFields = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  requiredSkills: z.array(z.string()).nullable(),
  experienceRequired: z.enum(experienceLevels).nullable(),
  industry: z.string().nullable(),
  workArrangement: z.array(z.enum(workArrangements)).nullable(),
  location: z.string().nullable(),
  urgency: z.enum(urgencies).nullable(),
  startDate: z.iso.date().nullable(),
  durationMonths: z.int().min(1).max(60).nullable(),
  hoursPerWeek: z.int().min(1).max(60).nullable(),
  budgetType: z.enum(budgetTypes).nullable(),
  hourlyRateMin: euros,
  hourlyRateMax: euros,
  fixedBudgetMin: euros,
  fixedBudgetMax: euros,
});
export type BriefFields = z.infer<typeof briefFields>;
export type BriefField = keyof BriefFields;

export const briefFieldNames = Object.keys(briefFields.shape) as [BriefField, ...BriefField[]];

/** The answer of POST /api/read-brief. */
export const briefReading = briefFields.extend({
  /** Skills that the text calls welcome, and asks for nowhere. */
  optionalSkills: z.array(z.string()),
  /** Skills that the text has need of and names nowhere, the words of the text that tell so. */
  neededSkills: z.array(z.object({ skill: z.string(), words: z.string() })),
  /** For each field that was read: the words of the text it came from, exactly as they stand there. */
  evidence: z.partialRecord(z.enum(briefFieldNames), z.array(z.string())),
  source: z.enum(analysisSources),
  /** The model that was asked; null for the built-in rules. */
  model: z.string().nullable(),
});
export type BriefReading = z.infer<typeof briefReading>;
