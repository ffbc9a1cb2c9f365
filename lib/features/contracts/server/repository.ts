import "server-only";
import { lockEngagement } from "@/lib/features/engagements/server/repository";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import { prisma, type Transaction } from "@/lib/server/db";
import type { Cents } from "@/lib/shared/format-money";
import type { ContractType } from "../rules";

export interface StoredContract {
  id: number;
  type: ContractType;
  html: string;
  totalAmountCents: Cents;
  accessTokenHash: string;
}

/** The contracts of an engagement, the client's first; none before they are generated. */
export async function listContracts(
  engagementId: number,
  database: Pick<Transaction, "contract"> = prisma(),
): Promise<StoredContract[]> {
  const rows = await database.contract.findMany({
    where: { projectId: engagementId },
    orderBy: { contractType: "asc" },
    select: { id: true, contractType: true, html: true, totalAmountCents: true, accessTokenHash: true },
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
  contracts: (Omit<StoredContract, "id"> & { pdf: Buffer })[];
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
    data: contracts.map(({ type, html, pdf, totalAmountCents, accessTokenHash }) => ({
      projectId: engagementId,
      expertId,
      priceEstimateId: estimate.id,
      contractType: type,
      html,
      pdf: new Uint8Array(pdf),
      totalAmountCents,
      accessTokenHash,
      createdAt: at,
    })),
  });
  return { contracts: await listContracts(engagementId, tx), isNew: true };
}

/** Lets a new token open a contract's PDF, after the secret that tokens are derived from has changed. */
export async function replaceAccessToken(contractId: number, accessTokenHash: string): Promise<void> {
  await prisma().contract.update({ where: { id: contractId }, data: { accessTokenHash } });
}

/** A signed-in person; the address only when it is proved. */
export interface ContractOwner {
  userId: number;
  verifiedEmail: string | null;
}

/** The engagements of a person: those of the account, and a guest's with the address it has proved (decisions A7). */
const isOwnedBy = ({ userId, verifiedEmail }: ContractOwner) => ({
  OR: [
    { ownerId: userId },
    ...(verifiedEmail === null
      ? []
      : [{ ownerId: null, customerEmail: { equals: verifiedEmail, mode: "insensitive" as const } }]),
  ],
});

/** A person's contracts with a file, the newest first, and how many there are in all; `beforeId` begins a page. */
export async function findOwnContracts(owner: ContractOwner, limit: number, beforeId: number | null) {
  const own = { project: isOwnedBy(owner), pdf: { not: null } };
  const [total, rows] = await Promise.all([
    prisma().contract.count({ where: own }),
    prisma().contract.findMany({
      where: { ...own, ...(beforeId === null ? {} : { id: { lt: beforeId } }) },
      orderBy: { id: "desc" },
      take: limit,
      select: {
        id: true,
        contractType: true,
        totalAmountCents: true,
        createdAt: true,
        signedAt: true,
        project: { select: { id: true, title: true } },
        expert: { select: { publicName: true } },
      },
    }),
  ]);
  return {
    total,
    rows: rows.map(({ contractType, totalAmountCents, expert, ...row }) => ({
      ...row,
      type: contractType as ContractType,
      totalAmountCents: Number(totalAmountCents),
      expertName: expert.publicName ?? "",
    })),
  };
}

/** With what somebody reaches a contract: its token, owning its engagement, or being an administrator. */
export interface ContractAccess {
  accessTokenHash: string | null;
  owner: ContractOwner | null;
  isAdmin: boolean;
}

/** The file of a contract, if this access opens it; null for a missing one and somebody else's alike. */
export async function findContractPdf(
  id: number,
  { accessTokenHash, owner, isAdmin }: ContractAccess,
): Promise<{ pdf: Uint8Array<ArrayBuffer>; type: ContractType; engagementId: number; title: string } | null> {
  const ways = [
    ...(accessTokenHash === null ? [] : [{ accessTokenHash }]),
    ...(owner === null ? [] : [{ project: isOwnedBy(owner) }]),
  ];
  if (ways.length === 0) return null;
  const row = await prisma().contract.findFirst({
    where: { id, ...(isAdmin ? {} : { OR: ways }) },
    select: { pdf: true, contractType: true, project: { select: { id: true, title: true } } },
  });
  if (!row?.pdf) return null;
  return {
    pdf: row.pdf,
    type: row.contractType as ContractType,
    engagementId: row.project.id,
    title: row.project.title,
  };
}
