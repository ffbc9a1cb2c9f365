import "server-only";
import type { Selectable } from "kysely";
import { prisma, type Transaction } from "@/lib/server/db";
import type { Expert } from "@/lib/server/generated/kysely/types";

const columns = {
  personalityOpenness: true,
  personalityConscientiousness: true,
  personalityExtraversion: true,
  personalityAgreeableness: true,
  personalityNeuroticism: true,
  personalityTestCompleted: true,
  personalityConsentAt: true,
} as const;

export type Personality = Pick<Selectable<Expert>, keyof typeof columns>;

/** As before any assessment. */
export const noPersonality: Personality = {
  personalityOpenness: null,
  personalityConscientiousness: null,
  personalityExtraversion: null,
  personalityAgreeableness: null,
  personalityNeuroticism: null,
  personalityTestCompleted: false,
  personalityConsentAt: null,
};

/** The results of an expert; null when it is gone. Whose it is, the use case has asked. */
export const findPersonality = (expertId: number): Promise<Personality | null> =>
  prisma().expert.findUnique({ where: { id: expertId }, select: columns });

/** Writes the results of an expert that is locked; nothing else of the profile changes. */
export const writePersonality = (
  tx: Transaction,
  expertId: number,
  values: Personality,
  now: Date,
): Promise<Personality> =>
  tx.expert.update({ where: { id: expertId }, data: { ...values, updatedAt: now }, select: columns });
