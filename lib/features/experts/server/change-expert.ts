import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { removeUnusedImage } from "@/lib/server/image-store";
import { conflict, notFound } from "@/lib/shared/errors";
import type { ExpertChanges } from "../rules";
import type { FullExpert } from "../schemas";
import { lockOwnOrAnyExpert, saveExpert } from "./repository";
import { viewerOf } from "./viewer";

/**
 * Changes one expert as its owner or an administrator: the record is locked from the look at it to the write, and an
 * image that is no longer shown goes with the change.
 * @param decide what to change of the record; nothing of it is written when this throws
 * @throws AppError not_found, conflict
 */
export function changeExpert(
  actor: SignedIn,
  id: number,
  decide: (tx: Transaction, before: FullExpert) => Promise<ExpertChanges>,
): Promise<FullExpert> {
  return transaction(async (tx) => {
    const found = await lockOwnOrAnyExpert(tx, id, viewerOf(actor));
    if (!found) throw notFound("Expert not found");
    // Only administrators find an archived expert; to them its history is for reading (decisions B20).
    if (found.isArchived) throw conflict("This expert is archived and can no longer be changed.");
    const before = found.expert;
    const changes = await decide(tx, before);
    if (Object.keys(changes).length === 0) return before;
    const after = await saveExpert(tx, id, changes, now());
    if (after.profileImage !== before.profileImage) await removeUnusedImage(tx, before.profileImage);
    return after;
  });
}
