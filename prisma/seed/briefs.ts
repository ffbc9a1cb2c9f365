import { z } from "zod";
import {
  collaborationLevels,
  companyStages,
  experienceLevels,
  projectCategories,
  technicalComplexities,
} from "@/lib/features/postings/rules";
import { workArrangements } from "@/lib/shared/availability";
import data from "./data/briefs.json";
import { industry } from "./industries";
import { template } from "./text";

const texts = z.array(z.string().min(1)).min(1);

/** A posting before it has a company, a contact and dates. Money is in euros, without VAT. */
const brief = z.strictObject({
  title: template,
  industry,
  /** Three to six sentences. */
  description: template,
  skills: texts,
  level: z.enum(experienceLevels),
  budget: z.strictObject({ type: z.enum(["hourly", "fixed"]), from: z.int(), to: z.int() }),
  months: z.int(),
  hoursPerWeek: z.int(),
  /** Default normal. */
  urgency: z.enum(["urgent", "flexible"]).optional(),
  /** Default remote and hybrid. */
  arrangement: z.array(z.enum(workArrangements)).min(1).optional(),
  category: z.enum(projectCategories),
  complexity: z.enum(technicalComplexities).exclude(["expert"]),
  stage: z.enum(companyStages),
  /** Experts wanted; default 1. */
  teamSize: z.int().optional(),
  collaboration: z.enum(collaborationLevels),
  deliverables: texts,
  successMetrics: z.string().optional(),
  /** Anything but open and approved: waiting, refused with a reason, or over. */
  state: z
    .discriminatedUnion("approval", [
      z.strictObject({ approval: z.literal("pending") }),
      z.strictObject({ approval: z.literal("rejected"), reason: z.string() }),
      z.strictObject({ approval: z.literal("approved"), outcome: z.enum(["completed", "cancelled"]) }),
    ])
    .optional(),
});
export type Brief = z.infer<typeof brief>;

/** Every posting written by hand; a larger catalogue repeats them with other companies and numbers. */
export const briefs: readonly Brief[] = z.array(brief).parse(data);
