import "server-only";
import { type Transaction, transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import { type PostingEvent, refusalOf } from "../moderation-rules";
import type { AdminPosting } from "../moderation-schemas";
import { lockPosting, lockPostingOrder, readPosting } from "./moderation-repository";

/**
 * Lets an event happen to a posting: the record is locked from the look at its state to the write, so that of two
 * administrators at once one wins and the other is told.
 * @param happen what the event does; nothing of it is written when this throws
 * @throws AppError not_found (an engagement too), conflict when it cannot happen in the posting's state
 */
export function changePosting<Result>(
  id: number,
  event: PostingEvent,
  happen: (tx: Transaction, before: AdminPosting) => Promise<Result>,
  { isOrdering = event === "reorder" }: { isOrdering?: boolean } = {},
): Promise<Result> {
  return transaction(async (tx) => {
    if (isOrdering) await lockPostingOrder(tx);
    const before = await lockPosting(tx, id);
    if (!before) throw new AppError("project_not_found");
    const refusal = refusalOf(event, before.approvalStatus);
    if (refusal) throw refusal;
    return happen(tx, before);
  });
}

/** A posting as a change has left it. */
export async function postingAfter(tx: Transaction, id: number): Promise<AdminPosting> {
  return (await readPosting(tx, id)) as AdminPosting;
}
