import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { enqueue } from "@/lib/server/jobs/boss";
import { queueMail } from "@/lib/server/mail/mail";
import { defaultLocale } from "@/lib/shared/locales";
import { rejectionReasonOf, statusAfter } from "../moderation-rules";
import type { AdminPosting } from "../moderation-schemas";
import { changePosting, postingAfter } from "./change-posting";
import { savePosting } from "./moderation-repository";
import { postingApprovedMail, postingRejectedMail } from "./review-mails";

/**
 * PATCH …/{id}/approve (001 §4, §7): the posting becomes public. The mail to its poster and the job that tells fitting
 * experts are queued in the same transaction (decisions F).
 * @throws AppError not_found, conflict when it was decided already (decisions B17)
 */
export function approvePosting(actor: AdminActor, id: number): Promise<AdminPosting> {
  return changePosting(id, "approve", async (tx, before) => {
    const decision = {
      approvalStatus: statusAfter("approve", before.approvalStatus),
      approvedAt: now(),
      approvedBy: actor.email,
      rejectionReason: null,
    };
    await savePosting(tx, id, decision, now());
    await recordAudit(tx, actor, {
      action: "approve",
      entity: "project",
      entityId: id,
      before: { approvalStatus: before.approvalStatus },
      after: { approvalStatus: decision.approvalStatus },
    });
    await queueMail(tx, postingApprovedMail(before, defaultLocale));
    await enqueue(tx, "notify-experts", { projectId: id });
    return postingAfter(tx, id);
  });
}

/**
 * PATCH …/{id}/reject (001 §4, §7): keeps the reason, which the poster's mail tells; a blank one becomes
 * 'Not approved' (001 §5).
 * @throws AppError not_found, conflict when it was decided already
 */
export function rejectPosting(
  actor: AdminActor,
  id: number,
  reason: string | null | undefined,
): Promise<AdminPosting> {
  const rejectionReason = rejectionReasonOf(reason);
  return changePosting(id, "reject", async (tx, before) => {
    const approvalStatus = statusAfter("reject", before.approvalStatus);
    await savePosting(tx, id, { approvalStatus, rejectionReason, approvedAt: null, approvedBy: null }, now());
    await recordAudit(tx, actor, {
      action: "reject",
      entity: "project",
      entityId: id,
      before: { approvalStatus: before.approvalStatus },
      after: { approvalStatus },
      reason: rejectionReason,
    });
    await queueMail(tx, postingRejectedMail({ ...before, rejectionReason }, defaultLocale));
    return postingAfter(tx, id);
  });
}

/**
 * PATCH …/{id}/reopen: a rejected posting waits for its review again. Nobody is told: the next decision is.
 * @throws AppError not_found, conflict when it is not rejected
 */
export function reopenPosting(actor: AdminActor, id: number): Promise<AdminPosting> {
  return changePosting(id, "reopen", async (tx, before) => {
    const approvalStatus = statusAfter("reopen", before.approvalStatus);
    await savePosting(tx, id, { approvalStatus, rejectionReason: null }, now());
    await recordAudit(tx, actor, {
      action: "reopen",
      entity: "project",
      entityId: id,
      before: { approvalStatus: before.approvalStatus, rejectionReason: before.rejectionReason },
      after: { approvalStatus, rejectionReason: null },
    });
    return postingAfter(tx, id);
  });
}
