import "server-only";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { isSuperseded, isTold } from "../stages";
import { findApplicationOf, findLastMoves, lockContact, noteMailed } from "./moves-repository";
import { tellMoved } from "./tell-applicant";

/**
 * The job `tell-stage-move`: tells the applicant of a move once the seconds are over in which it can be undone (deal
 * J7). A move that was undone, told before, or overtaken by another within the seconds is not told.
 */
export async function tellStageMove({ moveId }: { moveId: number }): Promise<void> {
  await transaction(async (tx) => {
    const applicationId = await findApplicationOf(tx, moveId);
    const contact = applicationId === null ? null : await lockContact(tx, applicationId);
    if (!contact) return;
    const standing = (await findLastMoves(tx, [contact.applicationId])).filter(
      ({ undoneAt }) => undoneAt === null,
    );
    const at = standing.findIndex(({ id }) => id === moveId);
    const [move, next] = [standing[at], standing[at - 1]];
    if (!move || move.mailedAt !== null || !isTold(move.toStage)) return;
    if (next && isSuperseded(move.movedAt, next.movedAt)) return;
    await noteMailed(tx, moveId, now());
    await tellMoved(tx, contact, { stage: move.toStage, message: move.message, isPostingOver: false });
  });
}
