import "server-only";
import { writePersonality } from "@/lib/features/experts/server/personality-repository";
import { lockOwnOrAnyExpert } from "@/lib/features/experts/server/repository";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import { toPersonalityFields, traitScores } from "../rules";
import type { PersonalityRecord, SavePersonalityInput } from "../schemas";
import { ownerOf } from "./owner";
import { toPersonalityRecord } from "./personality-record";

/**
 * PUT /api/experts/{id}/personality: keeps the scores of these answers with the time of the consent, in place of the
 * earlier ones. The answers themselves are not kept. Matching knows of it at once.
 * @throws AppError not_found for a missing expert and for somebody else's, to administrators too
 */
export function savePersonality(
  actor: SignedIn,
  expertId: number,
  { answers }: SavePersonalityInput,
): Promise<PersonalityRecord> {
  return transaction(async (tx) => {
    if (!(await lockOwnOrAnyExpert(tx, expertId, ownerOf(actor)))) throw new AppError("expert_not_found");
    const at = now();
    const scores = toPersonalityFields(traitScores(answers));
    const results = { ...scores, personalityTestCompleted: true, personalityConsentAt: at };
    return toPersonalityRecord(await writePersonality(tx, expertId, results, at));
  });
}
