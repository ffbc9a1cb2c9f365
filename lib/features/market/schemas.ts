import { z } from "zod";
import { postingDefaults } from "@/lib/features/postings/rules";
import { workFields } from "@/lib/features/postings/schemas";
import { availabilities } from "@/lib/shared/availability";
import { eurosAmount } from "@/lib/shared/money";

const { requiredSkills, experienceRequired, location, workArrangement, hourlyRateMax } = workFields;

/** POST /api/market-view: the fields of a posting, as the form has them, that say who fits. The rate comes out in cents. */
export const marketViewInput = z
  .strictObject({ requiredSkills, experienceRequired, location, workArrangement, hourlyRateMax })
  .transform((given) => ({
    ...given,
    experienceRequired: given.experienceRequired ?? postingDefaults.experienceRequired,
    location: given.location ?? postingDefaults.location,
    workArrangement: given.workArrangement ?? [...postingDefaults.workArrangement],
  }));
export type MarketViewInput = z.output<typeof marketViewInput>;

/** What the market has for a posting. No figure here describes fewer than five people but for counts. */
export const marketView = z.object({
  /**
   * Public experts with at least half of the required skills, the required experience and a way to work where the
   * posting wants it.
   */
  expertCount: z.int().min(0),
  /** Those of them whose rate is at most `hourlyRateMax`; null without one. */
  withinRateCount: z.int().min(0).nullable(),
  /** Euros an hour without VAT, of all who fit; null under five. */
  medianRate: eurosAmount.nullable(),
  /** When the first of them can start; null when nobody fits. */
  earliestStart: z.enum(availabilities).nullable(),
});
export type MarketView = z.infer<typeof marketView>;
