import "server-only";
import { createHash } from "node:crypto";
import type { Transaction } from "@/lib/server/db";
import { hashToken, randomToken } from "@/lib/server/tokens";
import { type ContractType, contractAmountCents, contractTypes } from "../rules";
import { type ContractStatus, signingEnd } from "../states";
import { contractDocument } from "./contract-document";
import { contractHtml } from "./contract-html";
import { contractPdf } from "./contract-pdf";
import type { ContractSource } from "./contract-texts";

export interface IssuedContract {
  id: number;
  type: ContractType;
  status: ContractStatus;
}

/**
 * Makes the client's and the expert's contract of an engagement that both have agreed on (deal M4): they await
 * signatures from this moment, and what is signed are the bytes that are stored here. Whoever calls tells both.
 */
export async function issueContracts(tx: Transaction, source: ContractSource): Promise<IssuedContract[]> {
  const { engagement, expert, price, at, locale } = source;
  const issued: IssuedContract[] = [];
  for (const type of contractTypes) {
    const document = contractDocument(source, type);
    const pdf = new Uint8Array(await contractPdf(document));
    const { id } = await tx.contract.create({
      data: {
        projectId: engagement.id,
        expertId: expert.id,
        contractType: type,
        status: "awaiting_signatures",
        html: contractHtml(document),
        pdf,
        documentSha256: createHash("sha256").update(pdf).digest("hex"),
        language: locale,
        totalAmountCents: contractAmountCents(price, type),
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
