import "server-only";
import { sql } from "kysely";
import { prisma, type Transaction } from "@/lib/server/db";
import { anyOf, kysely } from "@/lib/server/kysely";
import { type ContractType, contractReference } from "../rules";
import type { ContractStatus } from "../states";

/** A contract of an engagement, as far as its states go. */
export interface HeldContract {
  id: number;
  engagementId: number;
  type: ContractType;
  status: ContractStatus;
  reference: string;
  projectTitle: string;
  documentSha256: string | null;
  sentAt: Date | null;
  expiresAt: Date | null;
  /** When all had signed, or an administrator noted that they have on paper. */
  signedAt: Date | null;
  endReason: string | null;
  remindedOnDay: number | null;
  /** Whether its party, client or expert, has signed. */
  hasPartySigned: boolean;
}

/**
 * Holds every contract of the engagement that one belongs to, always in the same order, so that two changes of its two
 * contracts wait for each other and never in a circle. Empty when there is none.
 */
export async function holdEngagementContracts(tx: Transaction, contractId: number): Promise<HeldContract[]> {
  const rows = await kysely(tx)
    .selectFrom("contracts as c")
    .innerJoin("projects as p", "p.id", "c.projectId")
    .select([
      "c.id",
      "c.projectId as engagementId",
      "c.contractType as type",
      "c.status",
      "c.documentSha256",
      "c.sentAt",
      "c.expiresAt",
      "c.signedAt",
      "c.endReason",
      "c.remindedOnDay",
      "p.title as projectTitle",
      sql<boolean>`EXISTS (SELECT FROM contract_signatures s
        WHERE s.contract_id = c.id AND s.role = c.contract_type)`.as("hasPartySigned"),
    ])
    .where("c.projectId", "=", sql<number>`(SELECT project_id FROM contracts WHERE id = ${contractId})`)
    .orderBy("c.id")
    .forUpdate("c")
    .execute();
  return rows.map((row) => ({ ...row, reference: contractReference(row.engagementId, row.type) }));
}

/**
 * The engagements with a contract that awaits signatures in which somebody is the client or the expert, in the order of
 * their numbers; `id` is one of their contracts.
 */
export async function findEngagementsAwaiting(
  tx: Transaction,
  own: { projectIds: number[]; expertIds: number[] },
): Promise<{ id: number; isClient: boolean; isExpert: boolean }[]> {
  return kysely(tx)
    .selectFrom("contracts as c")
    .distinctOn("c.projectId")
    .select([
      "c.id",
      sql<boolean>`c.project_id = ${anyOf(own.projectIds)}`.as("isClient"),
      sql<boolean>`c.expert_id = ${anyOf(own.expertIds)}`.as("isExpert"),
    ])
    .where("c.status", "=", "awaiting_signatures")
    .where((eb) =>
      eb.or([eb("c.projectId", "=", anyOf(own.projectIds)), eb("c.expertId", "=", anyOf(own.expertIds))]),
    )
    .orderBy("c.projectId")
    .execute();
}

/** The bytes that are shown and signed, and the fingerprint that was stored with them; null without a file. */
export async function findShownFile(
  tx: Transaction,
  id: number,
): Promise<{ pdf: Uint8Array; documentSha256: string | null } | null> {
  const row = await tx.contract.findUnique({ where: { id }, select: { pdf: true, documentSha256: true } });
  return row?.pdf ? { pdf: row.pdf, documentSha256: row.documentSha256 } : null;
}

/** Notes that all have signed a contract that is held. */
export async function noteSigned(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.contract.update({ where: { id }, data: { status: "signed", signedAt: at }, select: { id: true } });
}

/** How a contract that awaits signatures can end without them. */
export type ContractEnd = "declined" | "expired" | "cancelled";

/** Notes how a contract that is held has ended. */
export async function noteEnded(
  tx: Transaction,
  id: number,
  { to, reason, at }: { to: ContractEnd; reason: string | null; at: Date },
): Promise<void> {
  await tx.contract.update({
    where: { id },
    data: { status: to, endedAt: at, endReason: reason },
    select: { id: true },
  });
}

/** A contract as a page to read; empty when there is none. */
export async function findContractHtml(id: number): Promise<string> {
  const row = await prisma().contract.findUnique({ where: { id }, select: { html: true } });
  return row?.html ?? "";
}
