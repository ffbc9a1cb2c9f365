import "server-only";
import { holdAccount } from "@/lib/features/accounts/server/repository";
import { findLinkedExpertId } from "@/lib/features/experts/server/repository";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import type { OnboardingDraft, SavedDraft } from "../schemas";
import { refuseSecondProfile } from "./refuse-second-profile";
import { saveDraft } from "./repository";

/**
 * PUT /api/onboarding-draft: the caller's own draft as it is now, in place of the earlier one.
 * @throws AppError conflict when the profile has been created: a late save must not bring the draft back
 */
export async function saveOnboardingDraft(actor: SignedIn, draft: OnboardingDraft): Promise<SavedDraft> {
  const updatedAt = now();
  const { completedSteps, achievements, personalityAnswers, ...rest } = draft;
  await transaction(async (tx) => {
    await holdAccount(tx, actor.userId);
    refuseSecondProfile(await findLinkedExpertId(actor.userId, tx));
    await saveDraft(tx, actor.userId, {
      draft: rest,
      completedSteps,
      achievements,
      personalityAnswers,
      updatedAt,
    });
  });
  return { draft, updatedAt: updatedAt.toISOString() };
}
