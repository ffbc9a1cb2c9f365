import "server-only";
import { setPurchaseOrder } from "@/lib/features/engagements/server/repository";
import type { SignedIn } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import { translator } from "@/lib/server/translator";
import { AppError } from "@/lib/shared/errors";
import type { SendContractInput, SentContracts } from "../details-schemas";
import { contractReference } from "../rules";
import { contractLifecycle, signingEnd } from "../states";
import { type Papers, transactionWithPapers } from "./papers";
import {
  findClientContracts,
  findPartyContract,
  noteSending,
  type SendableContract,
} from "./party-repository";
import { type RenderedContract, sourceOf } from "./render-contract";
import { holdEngagementContracts } from "./signing-repository";
import { tellToSign } from "./tell-to-sign";

/**
 * POST /api/contracts/{id}/send (deal N1): both contracts that the calculator drew up for an engagement await signatures
 * from now on, made again with today's date, the current terms and what the parties have said of themselves. The expert
 * hears of the engagement for the first time. Sent again, the answer is the same and nobody is told.
 * @throws AppError not_found for everybody but the engagement's own, forbidden without a verified address,
 *   not_possible_now for contracts that have ended, already_signed for those noted as signed on paper, conflict for an
 *   expert who is busy or gone
 */
export async function sendContracts(
  actor: SignedIn,
  id: number,
  { purchaseOrder }: SendContractInput,
): Promise<SentContracts> {
  return transactionWithPapers(`sending contract ${id}`, async (tx, papers) => {
    await holdEngagementContracts(tx, id);
    const contracts = await findClientContracts(tx, actor, id);
    const [first] = contracts;
    if (!first) throw new AppError("contract_not_found");
    if (contracts.every(({ status }) => contractLifecycle.canHappen("send", status, "client"))) {
      if (contracts.some(({ signedAt }) => signedAt !== null)) throw new AppError("contract_already_signed");
      if (!actor.emailVerified) throw new AppError("signing_email_unverified");
      if (!first.isExpertAvailable) throw new AppError("expert_unavailable");
      if (purchaseOrder !== undefined) await setPurchaseOrder(tx, first.engagementId, purchaseOrder);
      await send(tx, papers, contracts);
    } else if (!contracts.some(({ status }) => status === "awaiting_signatures" || status === "signed")) {
      throw new AppError("contract_over");
    }
    const sent = await findClientContracts(tx, actor, id);
    return { contracts: sent.map(({ id: each, type, status }) => ({ id: each, type, status })) };
  });
}

/** Whether a contract is somebody's own draft, which they can send; an administrator reads those of others too. */
export async function canSend(actor: SignedIn, id: number): Promise<boolean> {
  const own = await findPartyContract(actor, id);
  return own !== null && contractLifecycle.canHappen("send", own.status, "client");
}

async function send(tx: Transaction, papers: Papers, contracts: SendableContract[]): Promise<void> {
  const { at } = papers;
  const wanted = await Promise.all(
    contracts.map(async ({ engagementId, language, type }) => ({
      source: await sourceOf(tx, engagementId, { at, language, termsVersion: null }),
      type,
    })),
  );
  const rendered = papers.take(wanted);
  const expiresAt = signingEnd(at);
  for (const [index, { id, type, engagementId, projectTitle, clientCompany }] of contracts.entries()) {
    await noteSending(tx, id, { ...(rendered[index] as RenderedContract), sentAt: at, expiresAt });
    await tellToSign(tx, {
      id,
      project: projectTitle,
      reference: contractReference(engagementId, type),
      expiresAt,
      origin: (locale) =>
        translator("ContractMails", locale)(`toSign.origin.${type}`, {
          company: clientCompany,
          expert: wanted[index]?.source.expert.name ?? "",
          project: projectTitle,
        }),
    });
  }
}
