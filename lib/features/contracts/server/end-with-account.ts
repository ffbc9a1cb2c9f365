import "server-only";
import type { Transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { teamLocale } from "@/lib/server/mail/reader-locale";
import { contractListPaths } from "../rules";
import { contractEndedMail, oneSidedTeamMail } from "./contract-ended-mails";
import { tellLapsed } from "./end-contract";
import { findEngagementsAwaiting, type HeldContract, holdEngagementContracts } from "./signing-repository";
import { tellParty } from "./tell-party";

/**
 * Tells the other party of every contract that awaits signatures when the account of one side is deleted, and its
 * unsigned contracts with it. What awaits is gone with its page, so that what is told leads to the list; what is signed
 * stays, and does not come into force.
 * @param own the engagements and the expert's profiles of whoever leaves
 */
export async function tellOfDeletedSide(
  tx: Transaction,
  own: { projectIds: number[]; expertIds: number[] },
): Promise<void> {
  for (const { id, isClient, isExpert } of await findEngagementsAwaiting(tx, own)) {
    const held = await holdEngagementContracts(tx, id);
    const isLeft = ({ type }: HeldContract) => !(type === "client" ? isClient : isExpert);
    for (const contract of held.filter(isLeft)) {
      if (contract.status === "awaiting_signatures") await tellGone(tx, contract);
      else if (contract.status === "signed") await tellLapsed(tx, contract);
    }
    const ended = held.find(({ status }) => status === "awaiting_signatures");
    const signed = held.find(({ status }) => status === "signed");
    if (ended && signed) await queueMail(tx, oneSidedTeamMail(ended, signed, await teamLocale(tx)));
  }
}

async function tellGone(tx: Transaction, contract: HeldContract): Promise<void> {
  const { id, type, reference, projectTitle: project } = contract;
  await tellParty(tx, id, {
    kind: "contract_ended",
    values: { project, reference, end: "cancelled" },
    path: contractListPaths[type],
    mail: (email, locale) => contractEndedMail(email, contract, { how: "gone", reason: null }, locale),
  });
}
