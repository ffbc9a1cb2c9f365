import "server-only";
import { tell } from "@/lib/features/notifications/server/tell";
import type { Transaction } from "@/lib/server/db";
import { contractEndedMail } from "./contract-ended-mails";
import { findPartyReaders } from "./party-repository";
import { type HeldContract, noteEnded } from "./signing-repository";

/** How a contract that awaits signatures can end without them. */
export type ContractEnd = "declined" | "expired" | "cancelled";

/** The page of a contract. */
export const contractPath = (id: number): string => `/contracts/${id}`;

/**
 * Ends one contract of an engagement, and with it the other one if that still awaits signatures: nobody is bound to one
 * side alone (docs/decisions/0025). Both parties are told, and the team. Whoever calls has asked the table of states.
 * @param held every contract of the engagement, held until the transaction ends
 * @returns the ids of those that ended
 */
export async function endContract(
  tx: Transaction,
  held: readonly HeldContract[],
  id: number,
  { to, reason, at }: { to: ContractEnd; reason: string | null; at: Date },
): Promise<number[]> {
  const ending = held.filter((each) => each.id === id || each.status === "awaiting_signatures");
  for (const contract of ending) {
    const end = contract.id === id ? to : "cancelled";
    await noteEnded(tx, contract.id, { to: end, reason: contract.id === id ? reason : null, at });
    // What was never sent was never read.
    if (contract.status === "draft") continue;
    const { reference, projectTitle: project } = contract;
    for (const { userId, email } of await findPartyReaders(tx, contract.id)) {
      await tell(tx, {
        userId,
        kind: "contract_ended",
        values: { project, reference, end },
        path: contractPath(contract.id),
        mail: contractEndedMail(email, contract, { end, isOwn: contract.id === id }),
      });
    }
  }
  return ending.map((contract) => contract.id);
}
