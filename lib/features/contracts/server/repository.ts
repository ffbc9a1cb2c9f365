import "server-only";
import { sql } from "kysely";
import { lockEngagement } from "@/lib/features/engagements/server/repository";
import type { Owner } from "@/lib/features/postings/server/ownership-repository";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import { prisma, type Transaction } from "@/lib/server/db";
import type { Cents } from "@/lib/shared/format-money";
import type { ContractType } from "../rules";
import { hasPartySigned, isPartyOf, partyContracts } from "./party-repository";
import type { RenderedContract } from "./render-contract";

export interface StoredContract {
  id: number;
  type: ContractType;
  html: string;
  totalAmountCents: Cents;
  accessTokenHash: string;
  /** Null for a draft. */
  sentAt: Date | null;
}

/** The contracts of an engagement, the client's first; none before they are generated. */
export async function listContracts(
  engagementId: number,
  database: Pick<Transaction, "contract"> = prisma(),
): Promise<StoredContract[]> {
  const rows = await database.contract.findMany({
    where: { projectId: engagementId },
    orderBy: { contractType: "asc" },
    select: {
      id: true,
      contractType: true,
      html: true,
      totalAmountCents: true,
      accessTokenHash: true,
      sentAt: true,
    },
  });
  return rows.map(({ contractType, totalAmountCents, ...row }) => ({
    ...row,
    type: contractType as ContractType,
    totalAmountCents: Number(totalAmountCents),
  }));
}

export interface NewContracts {
  engagementId: number;
  expertId: number;
  userId: number | null;
  pricing: PricingResult;
  totalCostCents: Cents;
  at: Date;
  contracts: (Omit<StoredContract, "id" | "sentAt"> & Omit<RenderedContract, "documentSha256">)[];
}

/**
 * Stores estimate and contracts of an engagement, unless another call was first: calls for the same engagement wait
 * for each other, and the later ones find its contracts.
 * @returns the engagement's contracts, and whether this call made them
 */
export async function storeContracts(
  tx: Transaction,
  { engagementId, expertId, userId, pricing, totalCostCents, at, contracts }: NewContracts,
): Promise<{ contracts: StoredContract[]; isNew: boolean }> {
  await lockEngagement(tx, engagementId);
  const earlier = await listContracts(engagementId, tx);
  if (earlier.length > 0) return { contracts: earlier, isNew: false };
  const estimate = await tx.priceEstimate.create({
    data: {
      expertId,
      userId,
      projectType: pricing.projectType,
      hoursPerWeek: pricing.projectDetails.hoursPerWeek,
      durationMonths: pricing.projectDetails.durationMonths,
      durationDays: pricing.projectDetails.durationDays ?? null,
      pricing,
      totalCostCents,
    },
    select: { id: true },
  });
  await tx.contract.createMany({
    data: contracts.map(({ type, ...contract }) => ({
      ...contract,
      projectId: engagementId,
      expertId,
      priceEstimateId: estimate.id,
      contractType: type,
      createdAt: at,
    })),
  });
  return { contracts: await listContracts(engagementId, tx), isNew: true };
}

/** Lets a new token open a contract's PDF, after the secret that tokens are derived from has changed. */
export async function replaceAccessToken(contractId: number, accessTokenHash: string): Promise<void> {
  await prisma().contract.update({ where: { id: contractId }, data: { accessTokenHash } });
}

/** The contracts that a person drew up with a file, the newest first, and how many there are in all; `beforeId` begins a page. */
export async function findOwnContracts(owner: Owner, limit: number, beforeId: number | null) {
  const own = partyContracts()
    .where("c.pdf", "is not", null)
    .where(isPartyOf(owner))
    // An expert's own stand in the expert's list.
    .where(sql<boolean>`(c.contract_type = 'client' OR c.sent_at IS NULL)`);
  const [{ total }, rows] = await Promise.all([
    own.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
    (beforeId === null ? own : own.where("c.id", "<", beforeId))
      .select([
        "c.id",
        "c.projectId as engagementId",
        "c.contractType as type",
        "c.status",
        "c.totalAmountCents",
        "c.createdAt",
        "c.expiresAt",
        "c.signedAt",
        "p.title as projectTitle",
        sql<string>`coalesce(e.public_name, '')`.as("expertName"),
        hasPartySigned.as("hasPartySigned"),
      ])
      .orderBy("c.id", "desc")
      .limit(limit)
      .execute(),
  ]);
  return { total, rows };
}

/** With what somebody reaches a contract: its token, being its party, or an administrator. */
export interface ContractAccess {
  accessTokenHash: string | null;
  owner: Owner | null;
  isAdmin: boolean;
}

interface ContractFile {
  pdf: Uint8Array<ArrayBuffer>;
  language: string;
  type: ContractType;
  engagementId: number;
  title: string;
}

/**
 * The file of a contract, if this access opens it; null for a missing one and somebody else's alike. Whoever drew up
 * two drafts has links to both; the expert's link ends when that contract is sent to the expert.
 */
export async function findContractPdf(
  id: number,
  { accessTokenHash, owner, isAdmin }: ContractAccess,
): Promise<ContractFile | null> {
  const isLinked = sql<boolean>`(c.access_token_hash = ${accessTokenHash}
    AND (c.contract_type = 'client' OR c.sent_at IS NULL))`;
  let found = partyContracts()
    .select(["c.pdf", "c.language", "c.contractType as type", "c.projectId as engagementId", "p.title"])
    .where("c.id", "=", id);
  if (!isAdmin) found = found.where((eb) => eb.or([isLinked, ...(owner ? [isPartyOf(owner)] : [])]));
  const row = await found.executeTakeFirst();
  return row?.pdf ? { ...row, pdf: new Uint8Array(row.pdf) } : null;
}
