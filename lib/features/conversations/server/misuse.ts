import "server-only";
import type { z } from "zod";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { answerOfTwin, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import type { ReportInput, reportCreated } from "../schemas";
import { partyOf } from "./read-conversation";
import { insertReport } from "./reports-repository";
import { holdConversation, lastMessageId, setBlocked } from "./repository";

/**
 * POST /api/conversations/{id}/block and /unblock (deal L6): whether the actor's side takes messages from the other.
 * @throws AppError not_found to others
 */
export function blockConversation(actor: SignedIn, id: number, isBlocked: boolean): Promise<undefined> {
  return transaction(async (tx) => {
    await holdConversation(tx, id);
    const { side, blockedByCompanyAt, blockedByExpertAt } = await partyOf(actor, id, tx);
    const since = side === "company" ? blockedByCompanyAt : blockedByExpertAt;
    if (isBlocked !== (since !== null)) await setBlocked(tx, id, side, isBlocked ? now() : null);
    return undefined;
  });
}

/**
 * POST /api/conversations/{id}/report (deal L6): lets administrators read what has been written so far.
 * @throws AppError not_found to others
 */
export function reportConversation(
  actor: SignedIn,
  id: number,
  { reason }: ReportInput,
  repeat: Idempotency | null,
): Promise<z.infer<typeof reportCreated>> {
  return transaction(async (tx) => {
    const twin = await answerOfTwin<z.infer<typeof reportCreated>>(tx, repeat);
    if (twin) return twin;
    const { side } = await partyOf(actor, id, tx);
    const report = await insertReport(tx, {
      conversationId: id,
      reporterId: actor.userId,
      side,
      reason,
      lastMessageId: await lastMessageId(tx, id),
      createdAt: now(),
    });
    await rememberAnswer(tx, repeat, 201, report);
    return report;
  });
}
