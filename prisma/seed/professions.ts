import { z } from "zod";
import data from "./data/professions.json";
import { industry } from "./industries";
import { field } from "./phrases";
import { template } from "./text";

const texts = z.array(z.string().min(1)).min(1);

/** What the people of one profession have in common; a profile is drawn from it. */
const profession = z.strictObject({
  /** Title in the middle of a career, and the stem of the others: "Data Engineer". */
  name: z.string(),
  field,
  /** How common it is among the experts. */
  weight: z.int().min(1),
  /** Fewest years with which somebody offers this as a consultant. */
  minYears: z.int().min(0),
  /** Titles after ten years. */
  leads: texts,
  /** Titles of those who narrowed down, with the skill that stands in them. */
  niches: z.array(z.tuple([z.string(), z.string()])).min(1),
  /** Euros an hour, without VAT: from a beginner to a name everybody in the trade knows. */
  rate: z.tuple([z.int(), z.int()]),
  /** Skills nearly everybody has. */
  core: texts,
  optional: texts,
  /** Skills that people write themselves and the vocabulary does not know. */
  free: texts.optional(),
  industries: z.array(industry).min(1),
  /** First sentences. */
  openings: z.array(template),
  /** What was done and what came of it. */
  achievements: z.array(template),
  /** Skills told only in prose, with the sentence: the skill is left out of the list. */
  prose: z.array(z.tuple([z.string(), z.string()])),
});
export type Profession = z.infer<typeof profession>;

/** Every profession the seed knows. */
export const professions: readonly Profession[] = z.array(profession).parse(data);

/** Skills that people write themselves: the only ones of the seed that the vocabulary does not know. */
export const freeSkills: readonly string[] = [
  ...new Set(professions.flatMap((profession) => profession.free ?? [])),
];
