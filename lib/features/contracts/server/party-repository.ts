import "server-only";
import { type RawBuilder, sql } from "kysely";
import { type Owner, ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { SignedIn } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import { type ContractType, contractReference } from "../rules";
import type { ContractStatus } from "../states";

/**
 * Whose contract `c` of engagement `p` with expert `e` is (deal N1): the client's is its company's, or whoever's who
 * began the engagement; the expert's is the expert's. Before it is sent, both are the client's, who drew them up.
 */
export const isPartyOf = ({ userId, verifiedEmail }: Owner): RawBuilder<boolean> => sql<boolean>`(
  CASE WHEN c.contract_type = 'expert' AND c.sent_at IS NOT NULL THEN e.user_id = ${userId}
  ELSE p.company_id = (SELECT m.company_id FROM company_members m WHERE m.user_id = ${userId})
    OR (p.company_id IS NULL AND p.owner_id = ${userId})
    OR (p.company_id IS NULL AND p.owner_id IS NULL AND lower(p.customer_email) = ${verifiedEmail})
  END)`;

/** Contracts with their engagement and expert, as every statement about parties names them. */
export const partyContracts = (tx?: Transaction) =>
  kysely(tx)
    .selectFrom("contracts as c")
    .innerJoin("projects as p", "p.id", "c.projectId")
    .innerJoin("experts as e", "e.id", "c.expertId");

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

/** Everybody who is told of a contract, by its party's accounts; somebody without one only by mail. */
export async function findPartyReaders(
  tx: Transaction,
  id: number,
): Promise<{ userId: number | null; email: string }[]> {
  const { rows } = await sql<{ userId: number | null; email: string }>`
    WITH c AS (
      SELECT CASE WHEN c.sent_at IS NULL THEN 'client' ELSE c.contract_type END AS contract_type,
        p.company_id, p.owner_id, p.customer_email, e.user_id, e.email
      FROM contracts c JOIN projects p ON p.id = c.project_id JOIN experts e ON e.id = c.expert_id WHERE c.id = ${id}),
    readers AS (
      SELECT u.id, u.email FROM c JOIN users u ON c.contract_type = 'expert' AND u.id = c.user_id
      UNION SELECT u.id, u.email FROM c JOIN users u ON c.contract_type = 'client' AND (
        u.id IN (SELECT m.user_id FROM company_members m WHERE m.company_id = c.company_id)
        OR (c.company_id IS NULL AND u.id = c.owner_id)
        OR (c.company_id IS NULL AND c.owner_id IS NULL
          AND u.email = lower(c.customer_email) AND u.email_verified_at IS NOT NULL)))
    SELECT id AS user_id, email FROM readers
    UNION ALL SELECT NULL, CASE c.contract_type WHEN 'expert' THEN c.email ELSE c.customer_email END FROM c
      WHERE NOT EXISTS (SELECT FROM readers)
    ORDER BY user_id`.execute(kysely(tx));
  return rows;
}
