import "server-only";
import { sql } from "kysely";
import type { Owner } from "@/lib/features/postings/server/ownership-repository";
import type { Cents } from "@/lib/shared/format-money";
import type { ContractType } from "../rules";
import type { ContractStatus } from "../states";
import { hasPartySigned, isPartyOf, otherStatus, partyContracts } from "./party-repository";

export interface ListedPartyContract {
  id: number;
  engagementId: number;
  type: ContractType;
  status: ContractStatus;
  projectTitle: string;
  expertName: string;
  totalAmountCents: Cents;
  createdAt: Date;
  sentAt: Date | null;
  expiresAt: Date | null;
  signedAt: Date | null;
  otherStatus: ContractStatus | null;
  endedAt: Date | null;
  endReason: string | null;
  hasPdf: boolean;
  hasPartySigned: boolean;
}

/** Somebody's contracts on one side, the newest first, and how many there are in all; `beforeId` begins a page. */
export async function findPartyContracts(
  owner: Owner,
  type: ContractType,
  {
    status,
    limit,
    beforeId,
  }: { status?: ContractStatus | undefined; limit: number; beforeId: number | null },
): Promise<{ rows: ListedPartyContract[]; total: number }> {
  let found = partyContracts().where("c.contractType", "=", type).where(isPartyOf(owner));
  // What was never sent is the client's alone.
  if (type === "expert") found = found.where("c.sentAt", "is not", null);
  if (status) found = found.where("c.status", "=", status);
  const [{ total }, rows] = await Promise.all([
    found.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
    (beforeId === null ? found : found.where("c.id", "<", beforeId))
      .select([
        "c.id",
        "c.projectId as engagementId",
        "c.contractType as type",
        "c.status",
        "p.title as projectTitle",
        "e.publicName as expertName",
        "c.totalAmountCents",
        "c.createdAt",
        "c.sentAt",
        "c.expiresAt",
        "c.signedAt",
        "c.endedAt",
        "c.endReason",
        otherStatus.as("otherStatus"),
        sql<boolean>`c.pdf IS NOT NULL`.as("hasPdf"),
        hasPartySigned.as("hasPartySigned"),
      ])
      .orderBy("c.id", "desc")
      .limit(limit)
      .execute(),
  ]);
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      expertName: row.expertName ?? "",
      totalAmountCents: Number(row.totalAmountCents),
    })),
  };
}
