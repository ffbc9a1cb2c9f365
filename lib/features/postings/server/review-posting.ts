import "server-only";
import { openAccountLink } from "@/lib/features/accounts/server/open-account";
import { fieldsOf } from "@/lib/features/change-requests/rules";
import { insertRequest } from "@/lib/features/change-requests/server/repository";
import { tell } from "@/lib/features/notifications/server/tell";
import type { AdminActor } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { type Mail, queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { refuseStale } from "@/lib/server/refuse-stale";
import { AppError } from "@/lib/shared/errors";
import { isOver } from "../lifecycle";
import { rejectionReasonOf } from "../moderation-rules";
import {
  type AdminPosting,
  type ApprovePostingInput,
  correctedFields,
  type RejectPostingInput,
  type RequestPostingChangesInput,
} from "../moderation-schemas";
import { ownPostingPath } from "../rules";
import { changedPosting, changePosting } from "./change-posting";
import { savePosting } from "./moderation-repository";
import { findOwners, isTeams } from "./ownership-repository";
import { postingApprovedMail, postingChangesMail, postingRejectedMail } from "./review-mails";
import { insertReview, type Review } from "./reviews-repository";

/**
 * PATCH …/{id}/approve (001 §4, §7): the posting becomes public, unless its company has paused it. The mail to its
 * poster and the job that tells fitting experts are queued in the same transaction (decisions F).
 * @throws AppError not_found, conflict when it was decided already (decisions B17), its company has ended it, or it was
 *   changed since it was seen
 */
export function approvePosting(
  actor: AdminActor,
  id: number,
  { updatedAt }: ApprovePostingInput,
): Promise<AdminPosting> {
  return changePosting(actor, id, "approve", async (tx, { before, to, at }) => {
    refuseStale("posting_changed", new Date(before.updatedAt), updatedAt);
    if (isOver(before.lifecycle)) throw new AppError("posting_over");
    const decision = { approvedAt: at, approvedBy: actor.email, rejectionReason: null };
    await savePosting(tx, id, { approvalStatus: to, ...decision }, at);
    await keepDecision(
      tx,
      before,
      "approved",
      null,
      at,
      postingApprovedMail(before, await readerLocale(before.customerEmail, tx)),
    );
    return {
      ...(await changedPosting(tx, before, ["approvalStatus"])),
      jobs: [["notify-experts", { projectId: id }]],
    };
  });
}

/**
 * PATCH …/{id}/reject (001 §4, §7): keeps the reason, which the poster's mail tells; a blank one becomes
 * 'Not approved' (001 §5).
 * @throws AppError not_found, conflict when it was decided already, its company has ended it, or it was changed since it
 *   was seen
 */
export function rejectPosting(
  actor: AdminActor,
  id: number,
  { rejectionReason: reason, updatedAt }: RejectPostingInput,
): Promise<AdminPosting> {
  const rejectionReason = rejectionReasonOf(reason);
  return changePosting(actor, id, "reject", async (tx, { before, to, at }) => {
    refuseStale("posting_changed", new Date(before.updatedAt), updatedAt);
    if (isOver(before.lifecycle)) throw new AppError("posting_over");
    const decision = { rejectionReason, approvedAt: null, approvedBy: null };
    await savePosting(tx, id, { approvalStatus: to, ...decision }, at);
    const mail = postingRejectedMail(
      { ...before, rejectionReason },
      await readerLocale(before.customerEmail, tx),
    );
    await keepDecision(tx, before, "rejected", rejectionReason, at, mail);
    const { result, audit } = await changedPosting(tx, before, ["approvalStatus"]);
    return {
      result,
      audit: audit && { ...audit, reason: rejectionReason },
    };
  });
}

/**
 * PATCH …/{id}/request-changes: the posting waits for whoever sent it, who is told what to correct, until it is sent
 * again from the company's place.
 * @throws AppError not_found, conflict when it is not under review, its company has ended it, or it was
 *   changed since it was seen
 */
export function requestPostingChanges(
  actor: AdminActor,
  id: number,
  { message, updatedAt }: RequestPostingChangesInput,
): Promise<AdminPosting> {
  return changePosting(actor, id, "request_changes", async (tx, { before, to, at }) => {
    refuseStale("posting_changed", new Date(before.updatedAt), updatedAt);
    if (isOver(before.lifecycle)) throw new AppError("posting_over");
    await savePosting(
      tx,
      id,
      { approvalStatus: to, rejectionReason: message, approvedAt: null, approvedBy: null },
      at,
    );
    const sent = fieldsOf(before, correctedFields);
    const submittedAt = new Date(before.submittedAt);
    await insertRequest(tx, { projectId: id }, { message, sent, submittedAt }, at);
    const url = await senderUrl(tx, before, at);
    const mail = postingChangesMail(before, message, url, await readerLocale(before.customerEmail, tx));
    await keepDecision(tx, before, "changes_requested", message, at, mail);
    const { result, audit } = await changedPosting(tx, before, ["approvalStatus"]);
    return { result, audit: audit && { ...audit, reason: message } };
  });
}

/** Where whoever sent a posting corrects it: signed in, or by a link that makes or opens the account of the mailbox. */
async function senderUrl(
  tx: Transaction,
  { id, customerEmail, customerName }: AdminPosting,
  at: Date,
): Promise<string> {
  const path = ownPostingPath(id);
  if (await isTeams(tx, id)) return `${env().APP_URL}${path}`;
  return openAccountLink(tx, { email: customerEmail, name: customerName ?? "" }, path, at);
}

/**
 * PATCH …/{id}/reopen: a posting that was rejected, or waits for its sender, waits for its review again. Nobody is told: the next decision is.
 * @throws AppError not_found, conflict when it is neither
 */
export function reopenPosting(actor: AdminActor, id: number): Promise<AdminPosting> {
  return changePosting(actor, id, "reopen", async (tx, { before, to, at }) => {
    await savePosting(tx, id, { approvalStatus: to, rejectionReason: null }, at);
    return changedPosting(tx, before, ["approvalStatus", "rejectionReason"]);
  });
}

/**
 * Keeps a decision for those whose posting it is and tells each of them (deal J3). The mail goes to the mailbox that
 * the posting names, once: as its account has chosen where that is an owner.
 */
async function keepDecision(
  tx: Transaction,
  { id, title, customerEmail, submittedAt }: AdminPosting,
  decision: Review["decision"],
  reason: string | null,
  decidedAt: Date,
  mail: Mail,
): Promise<void> {
  await insertReview(tx, id, { decision, reason, submittedAt: new Date(submittedAt), decidedAt });
  const owners = await findOwners(tx, id);
  const isCustomer = ({ email }: { email: string }) => email === customerEmail.toLowerCase();
  for (const owner of owners) {
    await tell(tx, {
      userId: owner.userId,
      kind: "posting_reviewed",
      values: { project: title, decision },
      path: ownPostingPath(id),
      mail: isCustomer(owner) ? mail : null,
    });
  }
  if (!owners.some(isCustomer)) await queueMail(tx, mail);
}
