import "server-only";
import { findPersonality } from "@/lib/features/experts/server/personality-repository";
import { findOwnOrAnyExpert } from "@/lib/features/experts/server/repository";
import type { SignedIn } from "@/lib/server/actor";
import { AppError } from "@/lib/shared/errors";
import type { PersonalityRecord } from "../schemas";
import { ownerOf } from "./owner";
import { toPersonalityRecord } from "./personality-record";

/**
 * GET /api/experts/{id}/personality: the results of one's own expert, all null without an assessment.
 * @throws AppError not_found for a missing expert and for somebody else's, to administrators too
 */
export async function getPersonality(actor: SignedIn, expertId: number): Promise<PersonalityRecord> {
  const own = await findOwnOrAnyExpert(expertId, ownerOf(actor));
  const found = own && (await findPersonality(expertId));
  if (!found) throw new AppError("expert_not_found");
  return toPersonalityRecord(found);
}
