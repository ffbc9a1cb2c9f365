import "server-only";
import { asAdmin, type SignedIn } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { AppError } from "@/lib/shared/errors";
import { defaultLocale } from "@/lib/shared/locales";
import { auditedAction, isAudited } from "../moderation-rules";
import type { ExpertChanges } from "../rules";
import type { FullExpert } from "../schemas";
import { removeUnusedImage } from "./image-address";
import { lockDisplayOrder, moveInDisplayOrder } from "./order-repository";
import { lockOwnOrAnyExpert, saveExpert } from "./repository";
import { reviewMail } from "./review-mails";
import { viewerOf } from "./viewer";

type Options = {
  /** The place in the display order that the expert moves to, as an administrator's change. */
  displayOrder?: number | undefined;
  /** Why, for the expert's mail and the audit log. */
  reason?: string | null | undefined;
};

/**
 * Changes one expert as its owner or an administrator: the record is locked from the look at it to the write, and an
 * image that is no longer shown goes with the change. What an administrator changes of somebody else stands in the
 * audit log, and a decided review is told to the expert, both in the same transaction.
 * @param decide what to change of the record; nothing of it is written when this throws
 * @throws AppError not_found, conflict
 */
export function changeExpert(
  actor: SignedIn,
  id: number,
  decide: (tx: Transaction, before: FullExpert, updatedAt: Date) => Promise<ExpertChanges>,
  { displayOrder, reason = null }: Options = {},
): Promise<FullExpert> {
  return transaction(async (tx) => {
    if (displayOrder !== undefined) await lockDisplayOrder(tx);
    const found = await lockOwnOrAnyExpert(tx, id, viewerOf(actor));
    if (!found) throw new AppError("expert_not_found");
    // Only administrators find an archived expert; to them its history is for reading (decisions B20).
    if (found.isArchived) throw new AppError("expert_archived");
    const before = found.expert;
    const changes = await decide(tx, before, found.updatedAt);
    if (Object.keys(changes).length === 0 && displayOrder === undefined) return before;
    if (displayOrder !== undefined) await moveInDisplayOrder(tx, id, displayOrder);
    const after = await saveExpert(tx, id, changes, now());
    if (after.profileImage !== before.profileImage) await removeUnusedImage(tx, before.profileImage);
    const admin = asAdmin(actor);
    if (admin) {
      const action = auditedAction(before, after);
      if (action && isAudited(before, after, found.isOwn)) {
        await recordAudit(tx, admin, { action, entity: "expert", entityId: id, before, after, reason });
      }
      if (after.approvalStatus !== before.approvalStatus && after.approvalStatus !== "pending") {
        await queueMail(tx, reviewMail(after, reason, defaultLocale));
      }
    }
    return after;
  });
}
