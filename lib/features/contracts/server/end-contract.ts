import "server-only";
import type { Transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { teamLocale } from "@/lib/server/mail/reader-locale";
import { contractPath } from "../rules";
import { contractEndedMail, oneSidedTeamMail } from "./contract-ended-mails";
import { type ContractEnd, type HeldContract, noteEnded } from "./signing-repository";
import { tellParty } from "./tell-party";

/**
 * Ends one contract of an engagement, and with it the other one if that may still be signed: nobody is bound to one side
 * alone (docs/decisions/0025). Both parties are told; of a draft only who drew it up, because nobody else knows of it.
 * Where the other one is signed already, it stays so and does not come into force (docs/decisions/0026): its party and the
 * team are told. Whoever calls has asked the table of states.
 * @param held every contract of the engagement, held until the transaction ends
 * @returns the ids of those that ended
 */
export async function endContract(
  tx: Transaction,
  held: readonly HeldContract[],
  id: number,
  { to, reason, at }: { to: ContractEnd; reason: string | null; at: Date },
): Promise<number[]> {
  const ending = held.filter((each) => each.id === id || isOpen(each));
  for (const contract of ending) {
    const isOwn = contract.id === id;
    const end = isOwn ? to : "cancelled";
    await noteEnded(tx, contract.id, { to: end, reason: isOwn ? reason : null, at });
    if (!isOwn && contract.sentAt === null) continue;
    const { reference, projectTitle: project } = contract;
    // What a party writes is for the operator; what an administrator writes is for the party.
    const told = isOwn && to === "cancelled" ? reason : null;
    await tellParty(tx, contract.id, {
      kind: "contract_ended",
      values: { project, reference, end },
      path: contractPath(contract.id),
      mail: (email, locale) =>
        contractEndedMail(email, contract, { how: isOwn ? end : "other", reason: told }, locale),
    });
  }
  const [ended, signed] = [
    held.find((each) => each.id === id),
    held.find((each) => each.id !== id && each.status === "signed"),
  ];
  if (ended && signed) {
    await tellLapsed(tx, signed);
    await queueMail(tx, oneSidedTeamMail(ended, signed, await teamLocale(tx)));
  }
  return ending.map((contract) => contract.id);
}

/** Tells the party of a signed contract that it does not come into force, since the engagement's other one has ended. */
export async function tellLapsed(tx: Transaction, contract: HeldContract): Promise<void> {
  const { id, reference, projectTitle: project } = contract;
  await tellParty(tx, id, {
    kind: "contract_ended",
    values: { project, reference, end: "lapsed" },
    path: contractPath(id),
    mail: (email, locale) => contractEndedMail(email, contract, { how: "lapsed", reason: null }, locale),
  });
}

/** Open is what may still be signed: a draft that is noted as signed on paper is not. */
const isOpen = ({ status, signedAt }: HeldContract) =>
  signedAt === null && (status === "draft" || status === "awaiting_signatures");
