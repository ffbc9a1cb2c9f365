import { defineLifecycle } from "@/lib/shared/lifecycle";
import { approvalStatuses } from "./rules";

/** Whether a posting takes applications (deal J4); separate from its review. */
export const postingLifecycles = ["open", "paused", "filled", "withdrawn"] as const;
export type PostingLifecycle = (typeof postingLifecycles)[number];

/** What its company may do with a posting: filled and withdrawn are ends, which decline whoever still waits. */
export const openingLifecycle = defineLifecycle({
  states: postingLifecycles,
  events: ["pause", "open", "fill", "withdraw"],
  rules: [
    { from: "open", event: "pause", to: "paused", by: ["company"] },
    { from: "paused", event: "open", to: "open", by: ["company"] },
    { from: ["open", "paused"], event: "fill", to: "filled", by: ["company"] },
    { from: ["open", "paused"], event: "withdraw", to: "withdrawn", by: ["company"] },
  ],
});

/** Whether a posting takes no applications and never will again. */
export const isOver = (lifecycle: PostingLifecycle): boolean =>
  lifecycle === "filled" || lifecycle === "withdrawn";

/** What everybody reads first of a posting, so that a change of it is looked at again once it was approved (deal J5). */
export const reviewedFields = ["title", "description", "requiredSkills", "customerCompany"] as const;

/**
 * What its company may do with a posting that is not over, by its review (deal J5): `rewrite` changes one of the fields
 * above, `edit` any other.
 */
export const editingLifecycle = defineLifecycle({
  states: approvalStatuses,
  events: ["edit", "rewrite", "resubmit"],
  rules: [
    { from: approvalStatuses, event: "edit", by: ["company"] },
    { from: ["pending", "changes_requested", "rejected"], event: "rewrite", by: ["company"] },
    { from: "approved", event: "rewrite", to: "pending", by: ["company"] },
    { from: ["changes_requested", "rejected"], event: "resubmit", to: "pending", by: ["company"] },
  ],
});
