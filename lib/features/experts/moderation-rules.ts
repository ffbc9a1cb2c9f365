import type { AuditAction } from "@/lib/shared/audited";
import { defineLifecycle } from "@/lib/shared/lifecycle";
import type { UpdateExpertInput } from "./profile-schemas";
import { type ApprovalStatus, approvalStatuses, type FullExpert } from "./schemas";

/** The review of an expert; a form of administrators may also change a decision into the other (decisions B17). */
export const expertLifecycle = defineLifecycle({
  states: approvalStatuses,
  events: ["approve", "reject", "request_changes", "reopen", "update"],
  rules: [
    { from: ["pending", "changes_requested", "rejected"], event: "approve", to: "approved", by: ["admin"] },
    { from: ["pending", "changes_requested", "approved"], event: "reject", to: "rejected", by: ["admin"] },
    { from: "pending", event: "request_changes", to: "changes_requested", by: ["admin"] },
    { from: "changes_requested", event: "reopen", to: "pending", by: ["admin", "owner"] },
    { from: ["approved", "rejected"], event: "reopen", to: "pending", by: ["admin"] },
    { from: approvalStatuses, event: "update", by: ["admin", "owner"] },
  ],
});
export type ExpertEvent = (typeof expertLifecycle.events)[number];

/** What may come along with a decision about a review without making it the edit of a form. */
const besideDecision: readonly string[] = ["approvalStatus", "rejectionReason", "updatedAt"];

/**
 * The event that an administrator's update is. A decision is an approvalStatus sent alone: it is made once, while a form
 * may repeat what is there (decisions B17).
 * @returns null for a decision that was made already
 */
export function expertEvent(status: ApprovalStatus, input: UpdateExpertInput): ExpertEvent | null {
  const { approvalStatus: wanted } = input;
  if (wanted === undefined) return "update";
  const isDecision = Object.keys(input).every((field) => besideDecision.includes(field));
  return expertLifecycle.eventTowards(status, wanted, "admin") ?? (isDecision ? null : "update");
}

/** What the audit log calls a change of an expert; null when nothing differs. */
export function auditedAction(before: FullExpert, after: FullExpert): AuditAction | null {
  const fields = Object.keys(after) as (keyof FullExpert)[];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (changed.length === 0) return null;
  if (changed.includes("approvalStatus")) {
    return expertLifecycle.eventTowards(before.approvalStatus, after.approvalStatus, "admin");
  }
  if (changed.length > 1) return "update";
  if (changed[0] === "displayOrder") return "reorder";
  if (changed[0] === "isActive") return after.isActive ? "show" : "hide";
  return "update";
}

/** Fields that an owner never changes: an administrator's own profile is no exception. */
const moderated = ["approvalStatus", "isActive", "displayOrder", "email"] as const;

/** Whether a change by an administrator goes into the audit log: what they do to others, and what no owner may do. */
export const isAudited = (before: FullExpert, after: FullExpert, isOwn: boolean): boolean =>
  !isOwn || moderated.some((field) => before[field] !== after[field]);
