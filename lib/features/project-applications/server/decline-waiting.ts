import "server-only";
import { now } from "@/lib/server/clock";
import type { Transaction } from "@/lib/server/db";
import { insertMove, lockWaiting } from "./moves-repository";
import { tellMoved } from "./tell-applicant";

/**
 * Declines everybody who waits for an answer of a posting, because it has ended (deal J4): a move and a mail each, in
 * the transaction of the end, which holds the posting. Nothing of it can be undone. Whoever's quote was accepted stays, as
 * long as its contracts are signed or may still be.
 * @returns how many were declined
 */
export async function declineWaiting(
  tx: Transaction,
  { projectId, byUserId }: { projectId: number; byUserId: number },
): Promise<number> {
  const waiting = await lockWaiting(tx, projectId);
  for (const contact of waiting) {
    const at = now();
    await insertMove(tx, {
      applicationId: contact.applicationId,
      fromStage: contact.stage,
      toStage: "declined",
      fromSince: null,
      message: null,
      movedById: byUserId,
      showsIdentity: false,
      movedAt: at,
      mailedAt: at,
    });
    await tellMoved(tx, contact, { stage: "declined", message: null, isPostingOver: true });
  }
  return waiting.length;
}
