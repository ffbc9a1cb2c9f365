import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import { type Happening, type Outcome, runTransition } from "@/lib/server/lifecycle";
import { type PostingEvent, type PostingStatus, postingLifecycle, refusalOf } from "../moderation-rules";
import type { AdminPosting } from "../moderation-schemas";
import { lockPosting, postingOrder, readPosting } from "./moderation-repository";

/**
 * Lets an administrator's event happen to a posting.
 * @param happen what the event does
 * @throws AppError not_found (an engagement too), conflict when it cannot happen in the posting's state
 */
export function changePosting<Result>(
  actor: AdminActor,
  id: number,
  event: PostingEvent,
  happen: (
    tx: Transaction,
    happening: Happening<AdminPosting, PostingStatus, PostingEvent>,
  ) => Promise<Outcome<Result>>,
  { isOrdering = event === "reorder" }: { isOrdering?: boolean } = {},
): Promise<Result> {
  return runTransition({
    lifecycle: postingLifecycle,
    acting: { by: "admin", admin: actor },
    entity: "project",
    id,
    async lock(tx) {
      if (isOrdering) await postingOrder.lock(tx);
      return lockPosting(tx, id);
    },
    missing: "project_not_found",
    stateOf: ({ approvalStatus }) => approvalStatus,
    eventOf: () => event,
    refusal: ({ approvalStatus }) => refusalOf(event, approvalStatus),
    happen,
  });
}

/** Reads a posting anew after a change, and what became of these fields of it for the log. */
export async function changedPosting(
  tx: Transaction,
  before: AdminPosting,
  fields: readonly (keyof AdminPosting)[],
): Promise<Outcome<AdminPosting>> {
  const after = (await readPosting(tx, before.id)) as AdminPosting;
  const of = (posting: AdminPosting) => Object.fromEntries(fields.map((field) => [field, posting[field]]));
  const isSame = JSON.stringify(of(after)) === JSON.stringify(of(before));
  return { result: after, audit: isSame ? null : { before: of(before), after: of(after) } };
}
