import "server-only";
import { findAdministrators } from "@/lib/features/accounts/server/repository";
import { tell } from "@/lib/features/notifications/server/tell";
import type { Transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { defaultLocale } from "@/lib/shared/locales";
import { contractPath } from "../rules";
import { type HeldContract, holdBoth, noteEnd } from "./end-repository";
import { contractEndedMail } from "./state-mails";
import { tellParty } from "./tell-party";

export interface ContractEnd {
  to: "declined" | "expired" | "cancelled";
  /** What whoever ends it says; null of an end that time brings. */
  reason: string | null;
  at: Date;
}

/**
 * Ends a contract, and with it the engagement's other one if that is still open: the operator is not bound to one side
 * alone (docs/decisions/0025). Each party is told of its own contract; why the other one ended is that side's affair.
 * Whoever calls has asked the table of states whether it can happen.
 */
export async function endContract(
  tx: Transaction,
  id: number,
  { to, reason, at }: ContractEnd,
): Promise<void> {
  const [ended, other] = await holdBoth(tx, id);
  if (!ended) return;
  await noteEnd(tx, id, { status: to, endReason: reason, endedAt: at });
  await tellEnd(tx, ended, { to, reason });
  if (other?.status === "signed") await tellAdministrators(tx, ended, { to, reason });
  if (!other || !isOpen(other)) return;
  await noteEnd(tx, other.id, { status: "cancelled", endReason: null, endedAt: at });
  // What was never sent, its drawer alone knows of, who has just been told.
  if (other.sentAt) await tellEnd(tx, other, { to: "cancelled", reason: null });
}

/** Open is what may still be signed: a draft that an administrator has noted as signed on paper is not. */
const isOpen = ({ status, signedAt }: HeldContract) =>
  signedAt === null && (status === "draft" || status === "awaiting_signatures");

/** The operator is bound to the other side by now: somebody has to speak with them. */
async function tellAdministrators(
  tx: Transaction,
  { id, reference, projectTitle: project }: HeldContract,
  end: Pick<ContractEnd, "to" | "reason">,
): Promise<void> {
  for (const { userId, email } of await findAdministrators(tx)) {
    const told = { userId, path: contractPath(id), values: { project, reference, end: end.to } };
    await tell(tx, { ...told, kind: "contract_ended", mail: null });
    const about = { id, reference, project, isOtherSigned: true, ...end };
    await queueMail(tx, contractEndedMail(email, about, defaultLocale));
  }
}

async function tellEnd(
  tx: Transaction,
  contract: HeldContract,
  end: Pick<ContractEnd, "to" | "reason">,
): Promise<void> {
  const { id, reference, projectTitle: project } = contract;
  await tellParty(tx, id, {
    kind: "contract_ended",
    values: { project, reference, end: end.to },
    path: contractPath(id),
    mail: (to) =>
      contractEndedMail(to, { id, reference, project, isOtherSigned: false, ...end }, defaultLocale),
  });
}
