import "server-only";
import { contractDeclinedTeamMail } from "@/lib/features/contracts/server/contract-ended-mails";
import { endContract } from "@/lib/features/contracts/server/end-contract";
import { findPartyContract } from "@/lib/features/contracts/server/party-repository";
import { holdEngagementContracts } from "@/lib/features/contracts/server/signing-repository";
import { contractLifecycle } from "@/lib/features/contracts/states";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { teamLocale } from "@/lib/server/mail/reader-locale";
import { AppError } from "@/lib/shared/errors";
import type { SignedContract } from "../schemas";
import { describeContract } from "./get-contract";
import { awaitsSignatures } from "./hold-for-signing";
import { findSignatures } from "./repository";

/**
 * POST /api/contracts/{id}/decline (deal N2): the contract ends, and with it the engagement's other one if it still
 * awaits signatures. Both parties are told that, and the team also why.
 * @throws AppError not_found to everybody who is no party, already_signed, not_possible_now
 */
export async function declineContract(actor: SignedIn, id: number, reason: string): Promise<SignedContract> {
  await transaction(async (tx) => {
    const held = await holdEngagementContracts(tx, id);
    const own = await findPartyContract(actor, id, tx);
    const contract = held.find((each) => each.id === own?.id);
    if (!contract) throw new AppError("contract_not_found");
    const signatures = await findSignatures(id, tx);
    if (signatures.some(({ role }) => role === contract.type)) throw new AppError("contract_already_signed");
    const at = now();
    const isPossible = contractLifecycle.canHappen("decline", contract.status, contract.type);
    if (!isPossible || !awaitsSignatures(contract, at)) throw new AppError("contract_over");
    await endContract(tx, held, id, { to: "declined", reason, at });
    const name = `${actor.firstName} ${actor.lastName}`.trim();
    const party = { type: contract.type, name };
    await queueMail(tx, contractDeclinedTeamMail(contract, party, reason, await teamLocale(tx)));
  });
  return describeContract(actor, id);
}
