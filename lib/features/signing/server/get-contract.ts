import "server-only";
import { contractReference } from "@/lib/features/contracts/rules";
import { hasBlanks } from "@/lib/features/contracts/server/contract-html";
import { findPartyContract } from "@/lib/features/contracts/server/party-repository";
import { findContractHtml } from "@/lib/features/contracts/server/signing-repository";
import { forceOf } from "@/lib/features/contracts/states";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { AppError } from "@/lib/shared/errors";
import { toEuros } from "@/lib/shared/money";
import { textLanguage } from "@/lib/shared/text-language";
import { rolesOf } from "../rules";
import type { SignedContract } from "../schemas";
import { awaitsSignatures } from "./hold-for-signing";
import { findContractFacts, findSignatures } from "./repository";
import { findSealedAt } from "./seal-repository";
import { findOpenCode } from "./signing-code";

/**
 * GET /api/contracts/{id} (deal N1, N3): a contract for its party, and for administrators, who sign for the operator.
 * @throws AppError not_found to everybody else
 */
export async function getContract(actor: SignedIn, id: number): Promise<SignedContract> {
  const isReader = actor.kind === "admin" || (await findPartyContract(actor, id)) !== null;
  if (!isReader) throw new AppError("contract_not_found");
  return describeContract(actor, id);
}

/** The page of a contract: also its words, whether they have blanks, and who the reader is by their account. */
export async function getContractPage(
  actor: SignedIn,
  id: number,
): Promise<{ contract: SignedContract; html: string; isIncomplete: boolean; suggestedName: string }> {
  const contract = await getContract(actor, id);
  const suggestedName = `${actor.firstName} ${actor.lastName}`.trim();
  const html = await findContractHtml(id);
  return { contract, html, isIncomplete: hasBlanks(html), suggestedName };
}

/** A contract to somebody who may read it: its party, or an administrator, who signs only for the operator. */
export async function describeContract(actor: SignedIn, id: number): Promise<SignedContract> {
  const [facts, signatures, sealedAt, own] = await Promise.all([
    findContractFacts(id),
    findSignatures(id),
    findSealedAt(id),
    findPartyContract(actor, id),
  ]);
  if (!facts) throw new AppError("contract_not_found");
  const at = now();
  const { engagementId, totalAmountCents, otherStatus, ...contract } = facts;
  const hasSigned = signatures.some(({ role }) => role === contract.type);
  const isAwaiting = awaitsSignatures(contract, at);
  const isOpen = isAwaiting && own !== null && !hasSigned;
  const isForOperator =
    isAwaiting && actor.kind === "admin" && hasSigned && !signatures.some(({ role }) => role === "operator");
  const iso = (instant: Date | null) => instant?.toISOString() ?? null;
  return {
    ...contract,
    reference: contractReference(engagementId, contract.type),
    totalAmount: toEuros(totalAmountCents),
    sentAt: iso(contract.sentAt),
    expiresAt: iso(contract.expiresAt),
    signedAt: iso(contract.signedAt),
    force: forceOf(contract, otherStatus, at),
    endedAt: iso(contract.endedAt),
    endReasonLanguage: textLanguage(contract.endReason),
    signatures: rolesOf(contract.type).map((role) => {
      const signature = signatures.find((each) => each.role === role);
      return { role, name: signature?.name ?? null, signedAt: iso(signature?.signedAt ?? null) };
    }),
    openCode: isOpen || isForOperator ? await findOpenCode(actor, contract) : null,
    canSign: isOpen && actor.emailVerified,
    canDecline: isOpen,
    canCountersign: isForOperator && actor.emailVerified,
    pdfUrl: `/api/contracts/${id}/pdf`,
    sealed: sealedAt !== null,
    sealedAt: iso(sealedAt),
  };
}
