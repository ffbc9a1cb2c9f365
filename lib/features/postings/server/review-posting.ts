import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { defaultLocale } from "@/lib/shared/locales";
import { rejectionReasonOf } from "../moderation-rules";
import type { AdminPosting } from "../moderation-schemas";
import { changedPosting, changePosting } from "./change-posting";
import { savePosting } from "./moderation-repository";
import { postingApprovedMail, postingRejectedMail } from "./review-mails";

/**
 * PATCH …/{id}/approve (001 §4, §7): the posting becomes public. The mail to its poster and the job that tells fitting
 * experts are queued in the same transaction (decisions F).
 * @throws AppError not_found, conflict when it was decided already (decisions B17)
 */
export function approvePosting(actor: AdminActor, id: number): Promise<AdminPosting> {
  return changePosting(actor, id, "approve", async (tx, { before, to, at }) => {
    const decision = { approvedAt: at, approvedBy: actor.email, rejectionReason: null };
    await savePosting(tx, id, { approvalStatus: to, ...decision }, at);
    return {
      ...(await changedPosting(tx, before, ["approvalStatus"])),
      mails: [postingApprovedMail(before, defaultLocale)],
      jobs: [["notify-experts", { projectId: id }]],
    };
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
  return changePosting(actor, id, "reject", async (tx, { before, to, at }) => {
    const decision = { rejectionReason, approvedAt: null, approvedBy: null };
    await savePosting(tx, id, { approvalStatus: to, ...decision }, at);
    const { result, audit } = await changedPosting(tx, before, ["approvalStatus"]);
    return {
      result,
      audit: audit && { ...audit, reason: rejectionReason },
      mails: [postingRejectedMail({ ...before, rejectionReason }, defaultLocale)],
    };
  });
}

/**
 * PATCH …/{id}/reopen: a rejected posting waits for its review again. Nobody is told: the next decision is.
 * @throws AppError not_found, conflict when it is not rejected
 */
export function reopenPosting(actor: AdminActor, id: number): Promise<AdminPosting> {
  return changePosting(actor, id, "reopen", async (tx, { before, to, at }) => {
    await savePosting(tx, id, { approvalStatus: to, rejectionReason: null }, at);
    return changedPosting(tx, before, ["approvalStatus", "rejectionReason"]);
  });
}
