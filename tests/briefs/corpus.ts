// Briefs as Finnish companies could write them, every field graded by hand before the reader was tuned; change a grade
// only where it is wrong, never to please a figure. The held-out half is counted by the bench only: look at its totals,
// not at its briefs.
import { z } from "zod";
import { experienceLevels, urgencies } from "@/lib/features/postings/rules";
import { workArrangements } from "@/lib/shared/availability";
import development from "./data/development.json";
import heldOut from "./data/held-out.json";

/** The day on which the corpus is read: starts without a year are in the year that follows it. */
export const corpusToday = "2026-11-20";

/** The values that are right; null where the field shall stay empty. A field that is left out shall be empty. */
const right = <T extends z.ZodType>(value: T) => z.array(value.nullable()).min(1).default([null]);
const euros = z.number().min(0).nullable();
const limits = z.strictObject({ min: euros, max: euros });
const labels = z.array(z.string());

const gradedBrief = z.strictObject({
  key: z.string().regex(/^(?:en|fi|sv)-[a-z0-9-]+$/),
  language: z.enum(["en", "fi", "sv"]),
  kind: z.enum(["e-mail", "tender", "chat", "bullets", "table", "markdown"]),
  text: z.array(z.string()).transform((lines) => lines.join("\n")),
  expected: z.strictObject({
    title: right(z.string()),
    /** By the labels of the vocabulary: asked for, neither right nor wrong, welcome only, and not wanted. */
    skills: z.strictObject({ must: labels, may: labels, nice: labels, denied: labels }),
    level: right(z.enum(experienceLevels)),
    location: right(z.string()),
    arrangement: right(z.array(z.enum(workArrangements)).min(1)),
    rate: right(limits),
    budget: right(limits),
    months: right(z.int()),
    hours: right(z.int()),
    start: right(z.iso.date()),
    urgency: right(z.enum(urgencies)),
  }),
  /** Beginnings of words that shall not stay in the public text: names of people, addresses, numbers. */
  private: z.array(z.string()),
  /** What looks like a name and shall stay. */
  kept: z.array(z.string()).default([]),
});
export type GradedBrief = z.infer<typeof gradedBrief>;

export const developmentBriefs: readonly GradedBrief[] = z.array(gradedBrief).parse(development);
export const heldOutBriefs: readonly GradedBrief[] = z.array(gradedBrief).parse(heldOut);
