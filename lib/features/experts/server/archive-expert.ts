import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import type { FullExpert } from "../schemas";
import { setArchived } from "./moderation-repository";
import { expertOrder } from "./order-repository";
import { type LockedExpert, lockOwnOrAnyExpert, saveExpert } from "./repository";
import { viewerOf } from "./viewer";

/**
 * DELETE /api/experts/{id} (decisions B20): takes an expert out of every public view at once; bookings, contracts and
 * favourites stay as they are, for administrators and for a restore. Those behind move up in the display order.
 * @throws AppError not_found, conflict (archived already)
 */
export function archiveExpert(actor: AdminActor, id: number): Promise<undefined> {
  return transaction(async (tx) => {
    const { expert, isArchived } = await lockForArchive(tx, actor, id);
    if (isArchived) throw new AppError("expert_already_deleted");
    const at = now();
    // They keep the number they had, for a restore.
    await setArchived(tx, id, { archivedAt: at, displayOrder: expert.displayOrder, updatedAt: at });
    await expertOrder.closeGap(tx, expert.displayOrder);
    await recordAudit(tx, actor, {
      action: "archive",
      entity: "expert",
      entityId: id,
      before: { isArchived: false, displayOrder: expert.displayOrder },
      after: { isArchived: true, displayOrder: null },
    });
    return undefined;
  });
}

/**
 * POST /api/admin/experts/{id}/restore: brings an archived expert back as they were, at the place they had.
 * @throws AppError not_found, conflict (not archived, or another expert has the e-mail now)
 */
export function restoreExpert(actor: AdminActor, id: number): Promise<FullExpert> {
  return transaction(async (tx) => {
    const { expert, isArchived } = await lockForArchive(tx, actor, id);
    if (!isArchived) throw new AppError("expert_not_deleted");
    const isTaken = await expertOrder.isTaken(tx, expert.displayOrder);
    const displayOrder = isTaken ? await expertOrder.next(tx) : expert.displayOrder;
    await setArchived(tx, id, { archivedAt: null, displayOrder, updatedAt: now() });
    if (isTaken) await expertOrder.move(tx, id, expert.displayOrder);
    const after = await saveExpert(tx, id, {}, now());
    await recordAudit(tx, actor, {
      action: "restore",
      entity: "expert",
      entityId: id,
      before: { isArchived: true, displayOrder: null },
      after: { isArchived: false, displayOrder: after.displayOrder },
    });
    return after;
  });
}

/** The order before the row, as everybody does who moves somebody, so that no two wait for each other. */
async function lockForArchive(tx: Transaction, actor: AdminActor, id: number): Promise<LockedExpert> {
  await expertOrder.lock(tx);
  const found = await lockOwnOrAnyExpert(tx, id, viewerOf(actor));
  if (!found) throw new AppError("expert_not_found");
  return found;
}
