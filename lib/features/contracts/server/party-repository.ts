import "server-only";
import { type RawBuilder, sql } from "kysely";
import { isPublicExpert } from "@/lib/features/experts/server/rows-repository";
import { type Owner, ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { SignedIn } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import { type ContractType, contractReference } from "../rules";
import type { ContractStatus } from "../states";
import type { RenderedContract } from "./render-contract";

/** Whose engagement `p` is: its company's, or whoever's who began it. */
export const isClientOf = ({ userId, verifiedEmail }: Owner): RawBuilder<boolean> => sql<boolean>`(
  p.company_id = (SELECT m.company_id FROM company_members m WHERE m.user_id = ${userId})
    OR (p.company_id IS NULL AND p.owner_id = ${userId})
    OR (p.company_id IS NULL AND p.owner_id IS NULL AND lower(p.customer_email) = ${verifiedEmail}))`;

/**
 * Whose contract `c` of engagement `p` with expert `e` is (deal N1): the client's is its company's, or whoever's who
 * began the engagement; the expert's is the expert's, by account or verified address. Before it is sent, both are the
 * client's, who drew them up.
 */
export const isPartyOf = (owner: Owner): RawBuilder<boolean> => sql<boolean>`(
  CASE WHEN c.contract_type = 'expert' AND c.sent_at IS NOT NULL
    THEN e.user_id = ${owner.userId} OR (e.user_id IS NULL AND lower(e.email) = ${owner.verifiedEmail})
  ELSE ${isClientOf(owner)} END)`;

/** Contracts with their engagement and expert, as every statement about parties names them. */
export const partyContracts = (tx?: Transaction) =>
  kysely(tx)
    .selectFrom("contracts as c")
    .innerJoin("projects as p", "p.id", "c.projectId")
    .innerJoin("experts as e", "e.id", "c.expertId");

/** Where the other contract of contract `c`'s engagement stands; null when it is gone. */
export const otherStatus: RawBuilder<ContractStatus | null> = sql<ContractStatus | null>`(
  SELECT o.status FROM contracts o WHERE o.project_id = c.project_id AND o.id <> c.id)`;

/** Whether the party of contract `c` has signed it, and the service company is awaited at most. */
export const hasPartySigned: RawBuilder<boolean> = sql<boolean>`EXISTS (SELECT FROM contract_signatures s
  WHERE s.contract_id = c.id AND s.role = c.contract_type)`;

export interface PartyContract {
  id: number;
  engagementId: number;
  expertId: number;
  type: ContractType;
  status: ContractStatus;
  reference: string;
  projectTitle: string;
  documentSha256: string | null;
  expiresAt: Date | null;
}

/** Somebody's own contract; null for a missing one and for everybody else's. Held until the end of a transaction. */
export async function findPartyContract(
  actor: SignedIn,
  id: number,
  tx?: Transaction,
): Promise<PartyContract | null> {
  const found = partyContracts(tx)
    .select([
      "c.id",
      "c.projectId as engagementId",
      "c.expertId",
      "c.contractType as type",
      "c.status",
      "p.title as projectTitle",
      "c.documentSha256",
      "c.expiresAt",
    ])
    .where("c.id", "=", id)
    .where(isPartyOf(ownerOf(actor)));
  const row = await (tx ? found.forUpdate("c") : found).executeTakeFirst();
  return row ? { ...row, reference: contractReference(row.engagementId, row.type) } : null;
}

/** Somebody who hears of a contract; without an account only by mail, and by the name that stands with the address. */
export type PartyReader = { userId: number | null; email: string; name: string };

/** Everybody who is told of a contract, by its party's accounts; somebody without one only by mail. */
export async function findPartyReaders(tx: Transaction, id: number): Promise<PartyReader[]> {
  const { rows } = await sql<PartyReader>`
    WITH c AS (
      SELECT CASE WHEN c.sent_at IS NULL THEN 'client' ELSE c.contract_type END AS contract_type, p.company_id, p.owner_id,
        p.customer_email, p.customer_name, e.user_id, e.email, e.name
      FROM contracts c JOIN projects p ON p.id = c.project_id JOIN experts e ON e.id = c.expert_id WHERE c.id = ${id}),
    readers AS (
      SELECT u.id, u.email FROM c JOIN users u ON c.contract_type = 'expert' AND (u.id = c.user_id
        OR (c.user_id IS NULL AND u.email = lower(c.email) AND u.email_verified_at IS NOT NULL))
      UNION SELECT u.id, u.email FROM c JOIN users u ON c.contract_type = 'client' AND (
        u.id IN (SELECT m.user_id FROM company_members m WHERE m.company_id = c.company_id)
        OR (c.company_id IS NULL AND u.id = c.owner_id)
        OR (c.company_id IS NULL AND c.owner_id IS NULL
          AND u.email = lower(c.customer_email) AND u.email_verified_at IS NOT NULL)))
    SELECT id AS user_id, email, '' AS name FROM readers
    UNION ALL SELECT NULL, CASE c.contract_type WHEN 'expert' THEN c.email ELSE c.customer_email END,
      CASE c.contract_type WHEN 'expert' THEN c.name ELSE coalesce(c.customer_name, '') END FROM c
      WHERE NOT EXISTS (SELECT FROM readers)
    ORDER BY user_id`.execute(kysely(tx));
  return rows;
}

export interface SendableContract {
  id: number;
  type: ContractType;
  status: ContractStatus;
  engagementId: number;
  expertId: number;
  language: string;
  projectTitle: string;
  clientCompany: string;
  signedAt: Date | null;
  /** Public and not busy. */
  isExpertAvailable: boolean;
}

/**
 * Both contracts of the engagement that one of them belongs to, the client's first, for whoever's engagement it is; none
 * for everybody else.
 */
export async function findClientContracts(
  tx: Transaction,
  actor: SignedIn,
  id: number,
): Promise<SendableContract[]> {
  return partyContracts(tx)
    .select([
      "c.id",
      "c.contractType as type",
      "c.status",
      "c.projectId as engagementId",
      "c.expertId",
      "c.language",
      "p.title as projectTitle",
      sql<string>`coalesce(p.customer_company, '')`.as("clientCompany"),
      "c.signedAt",
      sql<boolean>`(${isPublicExpert} AND e.availability <> 'busy')`.as("isExpertAvailable"),
    ])
    .where("c.projectId", "=", (of) => of.selectFrom("contracts").select("projectId").where("id", "=", id))
    .where(isClientOf(ownerOf(actor)))
    .orderBy("c.contractType")
    .execute();
}

/** Notes that a contract that is held awaits signatures, with the document that is signed. */
export async function noteSending(
  tx: Transaction,
  id: number,
  sent: RenderedContract & { sentAt: Date; expiresAt: Date },
): Promise<void> {
  const data = { ...sent, status: "awaiting_signatures", updatedAt: sent.sentAt };
  await tx.contract.update({ where: { id }, data, select: { id: true } });
}
