import "server-only";
import { type Selectable, sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import type { OnboardingDraft } from "@/lib/server/generated/kysely/types";
import { kysely, prepared } from "@/lib/server/kysely";

const columns = ["draft", "completedSteps", "achievements", "personalityAnswers", "updatedAt"] as const;
export type StoredDraft = Pick<Selectable<OnboardingDraft>, (typeof columns)[number]>;

/** The draft of an account; null without one. */
export async function findDraft(userId: number): Promise<StoredDraft | null> {
  const [row] = await prepared(
    "onboarding-find-draft",
    kysely().selectFrom("onboardingDrafts").select(columns).where("userId", "=", userId),
  );
  return row ?? null;
}

/** When the draft of an account was last saved, which nobody changes until the transaction ends; null without one. */
export async function lockDraftTime(tx: Transaction, userId: number): Promise<string | null> {
  const row = await kysely(tx)
    .selectFrom("onboardingDrafts")
    .select("updatedAt")
    .where("userId", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.updatedAt.toISOString() ?? null;
}

/** Puts the draft of an account in place of its earlier one. */
export async function saveDraft(
  tx: Transaction,
  userId: number,
  { draft, personalityAnswers, ...progress }: StoredDraft,
): Promise<void> {
  const stored = {
    ...progress,
    draft: JSON.stringify(draft),
    personalityAnswers: personalityAnswers === null ? null : JSON.stringify(personalityAnswers),
  };
  await kysely(tx)
    .insertInto("onboardingDrafts")
    .values({ userId, ...stored })
    .onConflict((earlier) => earlier.column("userId").doUpdateSet(stored))
    .execute();
}

/**
 * Removes answers, scores and consent from the person's draft; the rest of it stays. The draft is newer then than a
 * copy that a browser holds.
 */
export async function clearPersonality(tx: Transaction, userId: number, now: Date): Promise<void> {
  await kysely(tx)
    .updateTable("onboardingDrafts")
    .set({
      personalityAnswers: null,
      updatedAt: now,
      draft: sql`CASE WHEN draft ? 'personalityScores'
        THEN draft || '{"personalityConsent": false, "personalityScores": null}' ELSE draft END`,
    })
    .where("userId", "=", userId)
    .execute();
}

export async function deleteDraft(tx: Transaction, userId: number): Promise<void> {
  await tx.onboardingDraft.deleteMany({ where: { userId } });
}
