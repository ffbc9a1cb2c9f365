import { z } from "zod";
import { briefFields } from "@/lib/features/briefs/schemas";
import data from "./data/sample-briefs.json";

/** Of the day on which the samples are read. */
export const samplesToday = "2026-11-20";

const sampleBrief = z.strictObject({
  name: z.string(),
  text: z.array(z.string()).transform((lines) => lines.join("\n")),
  expected: briefFields.partial().strict(),
});

/** Briefs as companies could paste them, and what is to be read from each; a field that is not named is not checked. */
export const sampleBriefs = z.array(sampleBrief).parse(data);
