import "server-only";
import type { Transaction } from "@/lib/server/db";
import { hashToken, randomToken } from "@/lib/server/tokens";
import type { Locale } from "@/lib/shared/locales";
import { type ContractType, contractAmountCents, contractTypes } from "../rules";
import { type ContractStatus, signingEnd } from "../states";
import type { Papers } from "./papers";
import { type RenderedContract, sourceOf } from "./render-contract";

export interface IssuedContract {
  id: number;
  type: ContractType;
  status: ContractStatus;
}

/**
 * Makes the client's and the expert's contract of an engagement that both have agreed on by a quote (deal M4): they
 * await signatures from this moment, and what is signed are the bytes that are stored here. Whoever calls tells both.
 */
export async function issueContracts(
  tx: Transaction,
  papers: Papers,
  engagementId: number,
  { at, locale }: { at: Date; locale: Locale },
): Promise<IssuedContract[]> {
  const source = await sourceOf(tx, engagementId, { at, language: locale, termsVersion: null });
  const rendered = papers.take(contractTypes.map((type) => ({ source, type })));
  const issued: IssuedContract[] = [];
  for (const [index, type] of contractTypes.entries()) {
    const { id } = await tx.contract.create({
      data: {
        projectId: engagementId,
        expertId: source.expert.id,
        contractType: type,
        status: "awaiting_signatures",
        ...(rendered[index] as RenderedContract),
        totalAmountCents: contractAmountCents(source.price, type),
        // Its parties open it by their accounts: there is no link.
        accessTokenHash: hashToken(randomToken()),
        sentAt: at,
        expiresAt: signingEnd(at),
        createdAt: at,
      },
      select: { id: true },
    });
    issued.push({ id, type, status: "awaiting_signatures" });
  }
  return issued;
}
