import "server-only";
import { ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { cursorOf } from "@/lib/server/cursor";
import { addDays, helsinkiDate } from "@/lib/shared/dates";
import { type ListQuery, pageSize } from "@/lib/shared/http/list-query";
import { toEuros } from "@/lib/shared/money";
import { retention } from "@/lib/shared/retention";
import { contractReference } from "../rules";
import type { OwnContract } from "../schemas";
import { awaitsOf } from "../states";
import { findOwnContracts } from "./repository";

/**
 * GET /api/account/contracts: what the signed-in person has drawn up, the newest first: while signed in, or as a guest
 * with the address that this account has proved (decisions C13).
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listOwnContracts(
  actor: SignedIn,
  query: ListQuery,
): Promise<{ contracts: OwnContract[]; total: number; nextCursor: string | null }> {
  const limit = query.limit ?? pageSize.default;
  const after = contractCursor.decode(query.cursor);
  const { rows, total } = await findOwnContracts(ownerOf(actor), limit + 1, after?.id ?? null);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const at = now();
  return {
    contracts: page.map(
      ({ engagementId, totalAmountCents, createdAt, signedAt, expiresAt, hasPartySigned, ...contract }) => ({
        ...contract,
        awaits: awaitsOf({ status: contract.status, expiresAt, hasPartySigned }, at),
        reference: contractReference(engagementId, contract.type),
        projectId: engagementId,
        totalAmount: toEuros(Number(totalAmountCents)),
        createdAt: createdAt.toISOString(),
        signedAt: signedAt?.toISOString() ?? null,
        deletedOn:
          signedAt || contract.status !== "draft"
            ? null
            : addDays(helsinkiDate(createdAt), retention.unsignedContractDays),
        pdfUrl: `/api/contracts/${contract.id}/pdf`,
      }),
    ),
    total,
    nextCursor: contractCursor.encode(last && rows.length > limit ? { id: last.id } : null),
  };
}

const contractCursor = cursorOf<{ id: number }>({ id: "whole" });
