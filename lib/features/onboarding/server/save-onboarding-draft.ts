import "server-only";
import { holdAccount } from "@/lib/features/accounts/server/repository";
import { findLinkedExpertId } from "@/lib/features/experts/server/repository";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import type { SaveDraftInput, SavedDraft } from "../schemas";
import { refuseSecondProfile } from "./refuse-second-profile";
import { lockDraftTime, saveDraft } from "./repository";

/**
 * PUT /api/onboarding-draft: the caller's own draft as it is now, in place of the one it was made from.
 * @throws AppError conflict when the profile has been created: a late save must not bring the draft back; and when
 *   another device has saved since
 */
export async function saveOnboardingDraft(
  actor: SignedIn,
  { seen, ...draft }: SaveDraftInput,
): Promise<SavedDraft> {
  const updatedAt = now();
  const { completedSteps, achievements, personalityAnswers, ...rest } = draft;
  await transaction(async (tx) => {
    await holdAccount(tx, actor.userId);
    refuseSecondProfile(await findLinkedExpertId(actor.userId, tx));
    if (seen !== undefined && (await lockDraftTime(tx, actor.userId)) !== seen) {
      throw new AppError("draft_changed");
    }
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
