import "server-only";
import { asAdmin, type SignedIn } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import { runTransition } from "@/lib/server/lifecycle";
import type { Mail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { AppError } from "@/lib/shared/errors";
import { auditedAction, type ExpertEvent, expertLifecycle, isAudited } from "../moderation-rules";
import { storedChanges } from "../published";
import type { ExpertChanges } from "../rules";
import type { FullExpert } from "../schemas";
import { removeUnusedImage } from "./image-address";
import { hasOwner } from "./moderation-repository";
import { expertOrder } from "./order-repository";
import { lockOwnOrAnyExpert, saveExpert } from "./repository";
import { changesMail, reviewMail } from "./review-mails";
import { viewerOf } from "./viewer";

type Options = {
  /** What is to happen to the expert; a change of the record unless said otherwise, null for what has happened. */
  eventOf?: (before: FullExpert) => ExpertEvent | null;
  /** The place in the display order that the expert moves to, as an administrator's change. */
  displayOrder?: number | undefined;
  /** Why, for the expert's mail and the audit log. */
  reason?: string | null | undefined;
};

/**
 * Changes one expert as its owner or an administrator; an image that is no longer shown goes with the change. What an
 * administrator changes of somebody else stands in the audit log, and a decided review is told to the expert.
 * @param decide what to change of the record
 * @throws AppError not_found, conflict
 */
export function changeExpert(
  actor: SignedIn,
  id: number,
  decide: (tx: Transaction, before: FullExpert, updatedAt: Date) => Promise<ExpertChanges>,
  { eventOf = () => "update", displayOrder, reason = null }: Options = {},
): Promise<FullExpert> {
  const admin = asAdmin(actor);
  return runTransition({
    lifecycle: expertLifecycle,
    acting: admin ? { by: "admin", admin } : { by: "owner" },
    entity: "expert",
    id,
    async lock(tx) {
      if (displayOrder !== undefined) await expertOrder.lock(tx);
      return lockOwnOrAnyExpert(tx, id, viewerOf(actor));
    },
    missing: "expert_not_found",
    stateOf: ({ expert }) => expert.approvalStatus,
    eventOf({ expert, isArchived }) {
      // Only administrators find an archived expert; to them its history is for reading (decisions B20).
      if (isArchived) throw new AppError("expert_archived");
      return eventOf(expert);
    },
    refusal: ({ expert }) => new AppError(`expert_already_${expert.approvalStatus}`),
    async happen(tx, { before: { expert: before, isOwn, updatedAt }, event, at }) {
      const changes = await decide(tx, before, updatedAt);
      if (Object.keys(changes).length === 0 && displayOrder === undefined) return { result: before };
      if (displayOrder !== undefined) await expertOrder.move(tx, id, displayOrder);
      const after = await saveExpert(tx, id, storedChanges(before, changes), at);
      if (after.profileImage !== before.profileImage) await removeUnusedImage(tx, before.profileImage);
      const action = auditedAction(before, after);
      return {
        result: after,
        audit: action && isAudited(before, after, isOwn) ? { action, before, after, reason } : null,
        mails: await mailsOf(tx, event, after, reason),
      };
    },
  });
}

/** What the expert is told of a decided review. */
async function mailsOf(
  tx: Transaction,
  event: ExpertEvent,
  expert: FullExpert,
  reason: string | null,
): Promise<Mail[]> {
  if (event !== "approve" && event !== "reject" && event !== "request_changes") return [];
  const locale = await readerLocale(expert.email, tx);
  const isOwned = await hasOwner(tx, expert.id);
  if (event !== "request_changes") return [reviewMail(expert, reason, isOwned, locale)];
  return [changesMail(expert, reason ?? "", isOwned, locale)];
}
