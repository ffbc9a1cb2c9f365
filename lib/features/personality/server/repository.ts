import "server-only";
import { prisma, type Transaction } from "@/lib/server/db";
import type { PersonalityFields } from "../rules";
import type { PersonalityRecord } from "../schemas";

type PersonalityColumns = PersonalityFields & {
  personalityTestCompleted: boolean;
  personalityConsentAt: Date | null;
};

const columns = {
  personalityOpenness: true,
  personalityConscientiousness: true,
  personalityExtraversion: true,
  personalityAgreeableness: true,
  personalityNeuroticism: true,
  personalityTestCompleted: true,
  personalityConsentAt: true,
} as const;

/** As before any assessment. */
export const noPersonality: PersonalityColumns = {
  personalityOpenness: null,
  personalityConscientiousness: null,
  personalityExtraversion: null,
  personalityAgreeableness: null,
  personalityNeuroticism: null,
  personalityTestCompleted: false,
  personalityConsentAt: null,
};

const toRecord = (row: PersonalityColumns): PersonalityRecord => ({
  ...row,
  personalityConsentAt: row.personalityConsentAt?.toISOString() ?? null,
});

/** The results of an expert; null when it is gone. Whose it is, the use case has asked. */
export async function findPersonality(expertId: number): Promise<PersonalityRecord | null> {
  const row = await prisma().expert.findUnique({ where: { id: expertId }, select: columns });
  return row && toRecord(row);
}

/** Writes the results of an expert that is locked; nothing else of the profile changes. */
export async function writePersonality(
  tx: Transaction,
  expertId: number,
  values: PersonalityColumns,
  now: Date,
): Promise<PersonalityRecord> {
  return toRecord(
    await tx.expert.update({ where: { id: expertId }, data: { ...values, updatedAt: now }, select: columns }),
  );
}

/**
 * Removes answers, scores and consent from the person's draft of the wizard; the rest of it stays. The draft is newer
 * then than a copy that a browser holds.
 */
export async function clearDraft(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE onboarding_drafts SET personality_answers = NULL, updated_at = ${now},
      draft = CASE WHEN draft ? 'personalityScores'
        THEN draft || '{"personalityConsent": false, "personalityScores": null}' ELSE draft END
    WHERE user_id = ${userId}`;
}

/** Removes the results that came with applications to the network: this expert's, and those of a verified address. */
export async function clearApplications(
  tx: Transaction,
  expertId: number,
  verifiedEmail: string | null,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE expert_applications SET personality_openness = NULL, personality_conscientiousness = NULL,
      personality_extraversion = NULL, personality_agreeableness = NULL, personality_neuroticism = NULL,
      personality_test_completed = false
    WHERE (expert_id = ${expertId} OR lower(email) = ${verifiedEmail})
      AND (personality_test_completed OR num_nonnulls(personality_openness, personality_conscientiousness,
        personality_extraversion, personality_agreeableness, personality_neuroticism) > 0)`;
}
