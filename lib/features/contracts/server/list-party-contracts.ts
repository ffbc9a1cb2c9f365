import "server-only";
import { ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { cursorOf } from "@/lib/server/cursor";
import { operator } from "@/lib/server/operator";
import { pageSize } from "@/lib/shared/http/list-query";
import { toEuros } from "@/lib/shared/money";
import { textLanguage } from "@/lib/shared/text-language";
import type { PartyContract, PartyContractsQuery } from "../party-schemas";
import { type ContractType, contractReference } from "../rules";
import { awaitsOf, forceOf } from "../states";
import { findPartyContracts, type ListedPartyContract } from "./listed-repository";

export interface PartyContractPage {
  contracts: PartyContract[];
  total: number;
  nextCursor: string | null;
}

/**
 * GET /api/company/contracts and GET /api/expert/contracts (deal N1): the contracts of the signed-in person's side, the
 * newest first. A company also has what it drew up and has not sent yet; an expert hears of nothing before that.
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listPartyContracts(
  actor: SignedIn,
  type: ContractType,
  { status, cursor, limit = pageSize.default }: PartyContractsQuery,
): Promise<PartyContractPage> {
  const after = contractCursor.decode(cursor);
  const { rows, total } = await findPartyContracts(ownerOf(actor), type, {
    status,
    limit: limit + 1,
    beforeId: after?.id ?? null,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const at = now();
  return {
    contracts: page.map((row) => toPartyContract(row, at)),
    total,
    nextCursor: contractCursor.encode(last && rows.length > limit ? { id: last.id } : null),
  };
}

const contractCursor = cursorOf<{ id: number }>({ id: "whole" });

const instant = (at: Date | null) => at?.toISOString() ?? null;

const toPartyContract = (row: ListedPartyContract, at: Date): PartyContract => ({
  id: row.id,
  reference: contractReference(row.engagementId, row.type),
  type: row.type,
  status: row.status,
  projectTitle: row.projectTitle,
  otherName: operator().name,
  expertName: row.expertName,
  totalAmount: toEuros(row.totalAmountCents),
  createdAt: row.createdAt.toISOString(),
  sentAt: instant(row.sentAt),
  expiresAt: instant(row.expiresAt),
  signedAt: instant(row.signedAt),
  force: forceOf(row, row.otherStatus, at),
  endedAt: instant(row.endedAt),
  endReason: row.endReason,
  endReasonLanguage: textLanguage(row.endReason),
  awaits: awaitsOf(row, at),
  pdfUrl: row.hasPdf ? `/api/contracts/${row.id}/pdf` : null,
});
