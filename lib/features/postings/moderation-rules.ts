import { AppError } from "@/lib/shared/errors";
import type { approvalStatuses } from "./rules";

export type PostingStatus = (typeof approvalStatuses)[number];

/** What an administrator can do with a posting. */
export const postingEvents = [
  "approve",
  "reject",
  "reopen",
  "edit",
  "show",
  "hide",
  "reorder",
  "delete",
] as const;
export type PostingEvent = (typeof postingEvents)[number];

/**
 * The states of a posting (001 §4): what can happen in each, and what it is then; null where the posting is gone.
 * Reopening is our addition: a rejection by mistake can be reviewed again.
 */
const transitions: Record<PostingStatus, Partial<Record<PostingEvent, PostingStatus | null>>> = {
  pending: { approve: "approved", reject: "rejected", delete: null },
  approved: { edit: "approved", show: "approved", hide: "approved", reorder: "approved", delete: null },
  rejected: { reopen: "pending", delete: null },
};

/** Whether something can happen to a posting in this state; the button and the use case ask the same. */
export const canHappen = (event: PostingEvent, status: PostingStatus): boolean =>
  event in transitions[status];

/** The state after an event. @throws RangeError when it cannot happen in this state, or when nothing is left of it */
export function statusAfter(event: PostingEvent, status: PostingStatus): PostingStatus {
  const next = transitions[status][event];
  if (!next) throw new RangeError(`${event} leads a ${status} posting nowhere`);
  return next;
}

/** Why something cannot happen to a posting in this state; null when it can. */
export function refusalOf(event: PostingEvent, status: PostingStatus): AppError | null {
  if (canHappen(event, status)) return null;
  if ((event === "approve" || event === "reject") && status !== "pending")
    return new AppError(`posting_already_${status}`);
  if (event === "reopen") return new AppError("posting_not_rejected", { status });
  return new AppError("posting_not_approved");
}

/** What a blank rejection reason becomes (001 §5). */
const noReason = "Not approved";
export const rejectionReasonOf = (reason: string | null | undefined): string => reason?.trim() || noReason;

/**
 * The places of a list after one of its items was moved to place `wanted` (from 1): with the place beside it the
 * two neighbours swap (decisions B19). Beyond either end is the end.
 * @throws RangeError when the item is not in the list
 */
export function moved<Item>(items: readonly Item[], item: Item, wanted: number): Item[] {
  if (!items.includes(item)) throw new RangeError("Not in the list");
  const others = items.filter((each) => each !== item);
  const at = Math.min(others.length, Math.max(0, wanted - 1));
  return [...others.slice(0, at), item, ...others.slice(at)];
}
