import type { Personality } from "@/lib/features/experts/server/personality-repository";
import type { PersonalityRecord } from "../schemas";

/** The results of an expert as their owner reads them. */
export const toPersonalityRecord = (row: Personality): PersonalityRecord => ({
  ...row,
  personalityConsentAt: row.personalityConsentAt?.toISOString() ?? null,
});
