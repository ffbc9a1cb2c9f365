import "server-only";
import { findPartyContract } from "@/lib/features/contracts/server/party-repository";
import {
  type HeldContract,
  holdEngagementContracts,
} from "@/lib/features/contracts/server/signing-repository";
import { contractLifecycle } from "@/lib/features/contracts/states";
import type { AdminActor, SignedIn } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import type { SignerRole } from "../rules";
import { findSignatures, type Signature } from "./repository";

/** Somebody about to sign: for a party, or as an administrator for the operator (deal N2, N3). */
export type Signer = { side: "party"; actor: SignedIn } | { side: "operator"; actor: AdminActor };

export interface ForSigning {
  contract: HeldContract;
  /** Every contract of the engagement. */
  held: readonly HeldContract[];
  role: SignerRole;
  signatures: readonly Signature[];
}

/** Whether a contract still takes signatures at an instant. */
export const awaitsSignatures = (contract: Pick<HeldContract, "status" | "expiresAt">, at: Date): boolean =>
  contractLifecycle.canHappen("sign", contract.status, "client") &&
  contract.expiresAt !== null &&
  at < contract.expiresAt;

/**
 * A contract that somebody may sign now, held with the engagement's other one until the transaction ends.
 * @throws AppError not_found for everybody who is no party, forbidden without a verified address, already_signed,
 *   not_possible_now
 */
export async function holdForSigning(
  tx: Transaction,
  { side, actor }: Signer,
  id: number,
  at: Date,
): Promise<ForSigning> {
  const held = await holdEngagementContracts(tx, id);
  const contract = held.find((each) => each.id === id);
  const isTheirs = side === "operator" || (await findPartyContract(actor, id, tx)) !== null;
  if (!contract || !isTheirs) throw new AppError("contract_not_found");
  if (!actor.emailVerified) throw new AppError("signing_email_unverified");
  const role = side === "operator" ? "operator" : contract.type;
  const signatures = await findSignatures(id, tx);
  if (signatures.some((signature) => signature.role === role)) throw new AppError("contract_already_signed");
  if (!awaitsSignatures(contract, at)) throw new AppError("contract_over");
  if (role === "operator" && signatures.length === 0) throw new AppError("contract_party_first");
  return { contract, held, role, signatures };
}
