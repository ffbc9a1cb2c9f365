import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import type { ListedContract, UpdateContractInput } from "../moderation-schemas";
import { contractLifecycle } from "../states";
import { endContract } from "./end-contract";
import { findListedContract, noteSignature } from "./moderation-repository";
import { type HeldContract, holdEngagementContracts } from "./signing-repository";

/**
 * PATCH /api/admin/contracts/{id}: notes that both parties have signed a calculator's draft on paper, from when on it
 * belongs to the books, or takes that back; or cancels a contract that is not signed yet, with a reason that both parties
 * are told (deal N1). The same again changes nothing.
 * @throws AppError not_found, not_possible_now (a note on one that is signed electronically, or cancelling what is
 *   signed or has ended)
 */
export function updateContract(
  actor: AdminActor,
  id: number,
  { isSigned, reason }: UpdateContractInput,
): Promise<ListedContract> {
  return transaction(async (tx) => {
    const held = await holdEngagementContracts(tx, id);
    const before = held.find((each) => each.id === id);
    if (!before) throw new AppError("contract_not_found");
    if (isSigned !== undefined) await note(tx, actor, before, isSigned);
    else await cancel(tx, actor, before, { held, reason: reason ?? "" });
    const listed = await findListedContract(tx, id);
    if (!listed) throw new AppError("contract_not_found");
    return listed;
  });
}

async function note(tx: Transaction, actor: AdminActor, before: HeldContract, isSigned: boolean) {
  const { id, status, signedAt: noted } = before;
  if (status !== "draft") throw new AppError("contract_not_on_paper");
  if (isSigned === (noted !== null)) return;
  const signedAt = isSigned ? now() : null;
  await noteSignature(tx, id, signedAt);
  await recordAudit(tx, actor, {
    action: "update",
    entity: "contract",
    entityId: id,
    before: { signedAt: noted },
    after: { signedAt },
  });
}

async function cancel(
  tx: Transaction,
  actor: AdminActor,
  before: HeldContract,
  { held, reason }: { held: HeldContract[]; reason: string },
) {
  const { id, status, signedAt, endReason } = before;
  if (status === "cancelled" && endReason === reason) return;
  // A draft that is noted as signed binds both as any signed contract does.
  if (signedAt !== null || !contractLifecycle.canHappen("cancel", status, "admin"))
    throw new AppError("contract_not_cancellable");
  const to = "cancelled" as const;
  await endContract(tx, held, id, { to, reason, at: now() });
  await recordAudit(tx, actor, {
    action: "cancel",
    entity: "contract",
    entityId: id,
    before: { status },
    after: { status: to },
    reason,
  });
}
