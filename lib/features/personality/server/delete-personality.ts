import "server-only";
import { lockOwnOrAnyExpert } from "@/lib/features/experts/server/repository";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import type { PersonalityRecord } from "../schemas";
import { ownerOf } from "./owner";
import { clearApplications, clearDraft, noPersonality, writePersonality } from "./repository";

/**
 * DELETE /api/experts/{id}/personality: the consent is withdrawn, and the results go wherever they stand: from the
 * profile, the person's draft of the wizard and their applications to the network. Doing it twice is doing it once.
 * @throws AppError not_found for a missing expert and for somebody else's, to administrators too
 */
export function deletePersonality(actor: SignedIn, expertId: number): Promise<PersonalityRecord> {
  const owner = ownerOf(actor);
  return transaction(async (tx) => {
    if (!(await lockOwnOrAnyExpert(tx, expertId, owner))) throw new AppError("expert_not_found");
    const at = now();
    await clearDraft(tx, owner.userId, at);
    await clearApplications(tx, expertId, owner.verifiedEmail);
    return writePersonality(tx, expertId, noPersonality, at);
  });
}
