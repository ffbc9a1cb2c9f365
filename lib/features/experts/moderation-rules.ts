import type { AuditAction } from "@/lib/shared/audited";
import type { UpdateExpertInput } from "./profile-schemas";
import type { ApprovalStatus, FullExpert } from "./schemas";

/** What may come along with a decision about a review without making it the edit of a form. */
const besideDecision: readonly string[] = ["approvalStatus", "rejectionReason", "updatedAt"];

/**
 * The review that an update decides, or null when it is a form that happens to hold the status. A decision is an
 * approvalStatus sent alone: it is made once, while a form may repeat what is there (decisions B17).
 */
export function decidedReview(input: UpdateExpertInput): ApprovalStatus | null {
  const isDecision = Object.keys(input).every((field) => besideDecision.includes(field));
  return isDecision ? (input.approvalStatus ?? null) : null;
}

const reviewActions: Record<ApprovalStatus, AuditAction> = {
  approved: "approve",
  rejected: "reject",
  pending: "reopen",
};

/** What the audit log calls a change of an expert; null when nothing differs. */
export function auditedAction(before: FullExpert, after: FullExpert): AuditAction | null {
  const fields = Object.keys(after) as (keyof FullExpert)[];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (changed.length === 0) return null;
  if (changed.includes("approvalStatus")) return reviewActions[after.approvalStatus];
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
