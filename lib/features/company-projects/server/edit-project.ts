import "server-only";
import { editingLifecycle, isOver, reviewedFields } from "@/lib/features/postings/lifecycle";
import type { EditOwnPostingInput, TypedPosting } from "@/lib/features/postings/own-schemas";
import { rangeFaults } from "@/lib/features/postings/schemas";
import { answerPostingChanges } from "@/lib/features/postings/server/answer-changes";
import { postingTeamMail } from "@/lib/features/postings/server/mails";
import { type OwnPosting, saveOwnPosting } from "@/lib/features/postings/server/own-repository";
import { findReviews } from "@/lib/features/postings/server/reviews-repository";
import type { SignedIn } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { teamLocale } from "@/lib/server/mail/reader-locale";
import { refusePastStart } from "@/lib/server/refuse-past-start";
import { refuseStale } from "@/lib/server/refuse-stale";
import { AppError } from "@/lib/shared/errors";
import { distinctSkills } from "@/lib/shared/skills";
import type { OwnProjectDetails } from "../schemas";
import { changeProject } from "./change-project";

/**
 * PATCH /api/company/projects/{id} (deal J3, J5): changes the fields that were sent. An approved posting whose title,
 * text, skills or company changed waits for its review again, and nobody sees it until then.
 * @throws AppError not_found, not_possible_now for one that is over, conflict when somebody changed it since `updatedAt`,
 *   forbidden for an address that would give it away, invalid when the amounts it would have are no range, or a new start is in the past
 */
export function editOwnProject(
  actor: SignedIn,
  id: number,
  { updatedAt, changes }: EditOwnPostingInput,
): Promise<OwnProjectDetails> {
  return changeProject(actor, id, async (tx, before, at) => {
    const fields: TypedPosting = { ...before.fields, ...changes };
    fields.requiredSkills = distinctSkills(fields.requiredSkills);
    const changed = (Object.keys(changes) as (keyof TypedPosting)[]).filter(
      (field) => JSON.stringify(fields[field]) !== JSON.stringify(before.fields[field]),
    );
    // Sent again, it is there already.
    if (changed.length === 0) return;
    refuse(before, updatedAt, fields);
    if (changed.includes("startDate")) refusePastStart(fields.startDate);
    const isRewritten = reviewedFields.some((field) => changed.includes(field));
    const event = isRewritten ? "rewrite" : "edit";
    const to = editingLifecycle.next(event, before.approvalStatus, "company") ?? before.approvalStatus;
    const saved = { fields, ...keptFor(actor, before, fields) };
    if (to === before.approvalStatus) await saveOwnPosting(tx, before, saved, at);
    else await sendToReview(tx, before, saved, at);
  });
}

/**
 * POST /api/company/projects/{id}/resubmit (deal J5): a posting that was rejected, or that changes were asked of, waits
 * for its review again, with a fresh clock. Why stays in its history. Called again before it is reviewed, it answers what it is.
 * @throws AppError not_found, not_possible_now for one that was approved last, or is over
 */
export function resubmitOwnProject(actor: SignedIn, id: number): Promise<OwnProjectDetails> {
  return changeProject(actor, id, async (tx, before, at) => {
    if (isOver(before.lifecycle)) throw new AppError("not_possible_now");
    if (!editingLifecycle.canHappen("resubmit", before.approvalStatus, "company")) {
      if (!(await isResubmitted(tx, before))) throw new AppError("not_possible_now");
      return;
    }
    await sendToReview(tx, before, {}, at);
  });
}

/** Whether it waits because it was sent again; one that an administrator opened again has kept its clock. */
async function isResubmitted(
  tx: Transaction,
  { id, approvalStatus, submittedAt }: OwnPosting,
): Promise<boolean> {
  if (approvalStatus !== "pending") return false;
  const [last] = await findReviews(id, tx);
  return last !== undefined && last.decision !== "approved" && submittedAt >= last.decidedAt;
}

async function sendToReview(
  tx: Transaction,
  before: OwnPosting,
  saved: { fields?: TypedPosting; ownerId?: number },
  at: Date,
): Promise<void> {
  const unreviewed = {
    approvalStatus: "pending",
    approvedAt: null,
    approvedBy: null,
    rejectionReason: null,
  } as const;
  await saveOwnPosting(tx, before, { ...saved, ...unreviewed, submittedAt: at }, at);
  if (before.approvalStatus === "changes_requested") await answerPostingChanges(tx, before.id, at);
  const fields = saved.fields ?? before.fields;
  await queueMail(tx, postingTeamMail(before.id, fields, "again", await teamLocale(tx)));
}

function refuse({ lifecycle, updatedAt }: OwnPosting, seen: string | undefined, fields: TypedPosting) {
  if (isOver(lifecycle)) throw new AppError("not_possible_now");
  refuseStale("posting_changed", updatedAt, seen);
  const faults = rangeFaults({
    hourlyRateMin: fields.hourlyRateMinCents,
    hourlyRateMax: fields.hourlyRateMaxCents,
    fixedBudgetMin: fields.fixedBudgetMinCents,
    fixedBudgetMax: fields.fixedBudgetMaxCents,
  }).map(({ field, message }) => ({ path: field, message }));
  if (faults.length > 0) throw new AppError("invalid_input", {}, { faults });
}

/**
 * Whoever owned a posting by the address it named alone keeps it when they put another one there.
 * @throws AppError forbidden when it is somebody else's beside: they would lose it
 */
function keptFor(actor: SignedIn, before: OwnPosting, fields: TypedPosting): { ownerId?: number } {
  const isTheirs = before.companyId !== null || before.ownerId === actor.userId;
  if (isTheirs || fields.customerEmail.toLowerCase() === actor.email.toLowerCase()) return {};
  if (before.ownerId !== null) throw new AppError("not_permitted");
  return { ownerId: actor.userId };
}
