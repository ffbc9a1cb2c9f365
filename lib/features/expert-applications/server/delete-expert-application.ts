import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import { lockApplication, removeApplication } from "./moderation-repository";

/**
 * DELETE /api/expert-applications/{id} (001 §2): removes an application in any state, with all it says about the
 * person. The applicant is not told, and can apply anew; an expert that came of it stays.
 * @throws AppError not_found
 */
export function deleteExpertApplication(actor: AdminActor, id: number): Promise<undefined> {
  return transaction(async (tx) => {
    const found = await lockApplication(tx, id);
    if (!found) throw new AppError("application_not_found");
    const { name, title, status, expertId } = found;
    await removeApplication(tx, id);
    await recordAudit(tx, actor, {
      action: "delete",
      entity: "expert_application",
      entityId: id,
      before: { name, title, status, expertId },
      after: null,
    });
    return undefined;
  });
}
