import "server-only";
import type { Transaction } from "@/lib/server/db";
import { stageLifecycle } from "../stages";
import { findApplicationOfEngagement, insertMove, lockContact } from "./moves-repository";
import { tellMoved } from "./tell-applicant";

/**
 * Moves the applicant whose quote an engagement came from to `hired`, once both of its contracts are signed (deal N6).
 * It is told at once and cannot be undone: a signed contract has no way back. An engagement of the calculator has no
 * applicant, and who has withdrawn stays so.
 */
export async function hireByContract(tx: Transaction, engagementId: number, at: Date): Promise<void> {
  const applicationId = await findApplicationOfEngagement(tx, engagementId);
  const contact = applicationId === null ? null : await lockContact(tx, applicationId);
  if (!contact || !stageLifecycle.canHappen("hire", contact.stage, "contract")) return;
  await insertMove(tx, {
    applicationId: contact.applicationId,
    fromStage: contact.stage,
    toStage: stageLifecycle.next("hire", contact.stage, "contract") ?? contact.stage,
    fromSince: null,
    message: null,
    movedById: null,
    showsIdentity: contact.identityShownAt === null,
    movedAt: at,
    mailedAt: at,
  });
  await tellMoved(tx, contact, { stage: "hired", message: null, isPostingOver: false });
}
