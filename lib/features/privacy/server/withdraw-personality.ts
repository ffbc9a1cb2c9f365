import "server-only";
import * as applications from "@/lib/features/expert-applications/server/repository";
import { noPersonality, writePersonality } from "@/lib/features/experts/server/personality-repository";
import { lockOwnOrAnyExpert } from "@/lib/features/experts/server/repository";
import * as onboarding from "@/lib/features/onboarding/server/repository";
import type { PersonalityRecord } from "@/lib/features/personality/schemas";
import { ownerOf } from "@/lib/features/personality/server/owner";
import { toPersonalityRecord } from "@/lib/features/personality/server/personality-record";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";

/**
 * DELETE /api/experts/{id}/personality: the consent is withdrawn, and the results go wherever they stand: from the
 * profile, the person's draft of the wizard and their applications to the network. Doing it twice is doing it once.
 * @throws AppError not_found for a missing expert and for somebody else's, to administrators too
 */
export function withdrawPersonality(actor: SignedIn, expertId: number): Promise<PersonalityRecord> {
  const owner = ownerOf(actor);
  return transaction(async (tx) => {
    if (!(await lockOwnOrAnyExpert(tx, expertId, owner))) throw new AppError("expert_not_found");
    const at = now();
    await onboarding.clearPersonality(tx, owner.userId, at);
    await applications.clearPersonality(tx, expertId, owner.verifiedEmail);
    return toPersonalityRecord(await writePersonality(tx, expertId, noPersonality, at));
  });
}
