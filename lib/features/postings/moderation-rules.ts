import { AppError } from "@/lib/shared/errors";
import { defineLifecycle } from "@/lib/shared/lifecycle";
import { approvalStatuses } from "./rules";

export type PostingStatus = (typeof approvalStatuses)[number];

/**
 * What can happen to a posting (001 §4). Reopening is our addition: a rejection by mistake can be reviewed again.
 */
export const postingLifecycle = defineLifecycle({
  states: approvalStatuses,
  events: ["approve", "reject", "request_changes", "reopen", "update", "show", "hide", "reorder", "delete"],
  rules: [
    { from: ["pending", "changes_requested"], event: "approve", to: "approved", by: ["admin"] },
    { from: ["pending", "changes_requested"], event: "reject", to: "rejected", by: ["admin"] },
    { from: "pending", event: "request_changes", to: "changes_requested", by: ["admin"] },
    { from: ["changes_requested", "rejected"], event: "reopen", to: "pending", by: ["admin"] },
    { from: "approved", event: "update", by: ["admin"] },
    { from: "approved", event: "show", by: ["admin"] },
    { from: "approved", event: "hide", by: ["admin"] },
    { from: "approved", event: "reorder", by: ["admin"] },
    { from: approvalStatuses, event: "delete", to: null, by: ["admin"] },
  ],
});
export type PostingEvent = (typeof postingLifecycle.events)[number];

/** What is told of an event that cannot happen to a posting in this state. */
export function refusalOf(event: PostingEvent, status: PostingStatus): AppError {
  const isDecision = event === "approve" || event === "reject" || event === "request_changes";
  if (isDecision && status !== "pending") return new AppError(`posting_already_${status}`);
  if (event === "reopen" && status !== "changes_requested")
    return new AppError("posting_not_rejected", { status });
  return new AppError("posting_not_approved");
}

/** What a blank rejection reason becomes (001 §5). */
const noReason = "Not approved";
export const rejectionReasonOf = (reason: string | null | undefined): string => reason?.trim() || noReason;

/** Whether a posting was rejected without a reason: its readers are told so in their own language. */
export const isWithoutReason = (rejectionReason: string | null): boolean => rejectionReason === noReason;
