import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import type { ListedContract } from "../moderation-schemas";
import { lockContract, noteSignature } from "./moderation-repository";

/**
 * PATCH /api/admin/contracts/{id}: notes that both parties have signed, from when on a contract belongs to the books,
 * or takes that back. The same again changes nothing.
 * @throws AppError not_found
 */
export function updateContract(
  actor: AdminActor,
  id: number,
  { isSigned }: { isSigned: boolean },
): Promise<ListedContract> {
  return transaction(async (tx) => {
    const before = await lockContract(tx, id);
    if (!before) throw new AppError("contract_not_found");
    const isChange = isSigned !== (before.signedAt !== null);
    const signedAt = isChange ? (isSigned ? now() : null) : before.signedAt;
    const contract = await noteSignature(tx, id, signedAt);
    if (isChange) {
      await recordAudit(tx, actor, {
        action: "update",
        entity: "contract",
        entityId: id,
        before: { signedAt: before.signedAt },
        after: { signedAt },
      });
    }
    return contract;
  });
}
