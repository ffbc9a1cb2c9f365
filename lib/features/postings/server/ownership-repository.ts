import "server-only";
import { type RawBuilder, sql } from "kysely";
import type { SignedIn } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";

/** Who asks for postings as their own. */
export type Owner = {
  userId: number;
  /** Lower-cased; null until the mailbox is proved: an address that anybody may have typed owns nothing. */
  verifiedEmail: string | null;
};

export const ownerOf = ({ userId, email, emailVerified }: SignedIn): Owner => ({
  userId,
  verifiedEmail: emailVerified ? email.toLowerCase() : null,
});

/**
 * Whose a posting `p` is (deal J1): its company's, every member's alike; without a company whoever posted it signed
 * in, and whose verified address it names.
 */
export const isOwnedBy = ({ userId, verifiedEmail }: Owner): RawBuilder<boolean> => sql<boolean>`(
  p.kind = 'posting' AND (
    p.company_id = (SELECT m.company_id FROM company_members m WHERE m.user_id = ${userId})
    OR (p.company_id IS NULL AND p.owner_id = ${userId})
    OR (p.company_id IS NULL AND lower(p.customer_email) = ${verifiedEmail})))`;

/** Everybody who owns a posting `p`, as a query's ids of users. */
export const ownersOfPosting: RawBuilder<{ userId: number }> = sql`
  SELECT m.user_id FROM company_members m WHERE m.company_id = p.company_id
  UNION SELECT p.owner_id WHERE p.company_id IS NULL AND p.owner_id IS NOT NULL
  UNION SELECT u.id FROM users u
    WHERE p.company_id IS NULL AND u.email = lower(p.customer_email) AND u.email_verified_at IS NOT NULL`;

/** The owners of a posting, each with the address of their account; whoever it is mailed to may be one of them. */
export async function findOwners(tx: Transaction, id: number): Promise<{ userId: number; email: string }[]> {
  return kysely(tx)
    .selectFrom("projects as p")
    .innerJoin("users as o", (join) => join.on(sql<boolean>`o.id IN (${ownersOfPosting})`))
    .select(["o.id as userId", "o.email"])
    .where("p.id", "=", id)
    .orderBy("o.id")
    .execute();
}

/** Whether a posting is a team's: the address that it names opens nothing then. */
export async function isTeams(tx: Transaction, id: number): Promise<boolean> {
  const found = await tx.project.findUnique({ where: { id }, select: { companyId: true } });
  return found?.companyId != null;
}

/** The company that somebody's postings belong to; null for somebody without one. */
export async function findCompanyId(tx: Transaction, userId: number): Promise<number | null> {
  const member = await tx.companyMember.findUnique({ where: { userId }, select: { companyId: true } });
  return member?.companyId ?? null;
}

/** The name that stands with an address in its newest posting; null where none names the address (deal J1). */
export async function customerNameOf(email: string, tx: Transaction): Promise<string | null> {
  const row = await kysely(tx)
    .selectFrom("projects")
    .select("customerName")
    .where("kind", "=", sql.lit("posting"))
    .where(sql<boolean>`lower(customer_email) = ${email.toLowerCase()}`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? (row.customerName ?? "") : null;
}

/** Somebody who hears of a posting's news; without an account only by mail. */
export type PostingReader = { userId: number | null; email: string };

/**
 * Whom news of a posting concern: everybody who owns it, and the address that it names where that is nobody's of them.
 * A team's posting is its members' alone.
 */
export async function findPostingReaders(tx: Transaction, postingId: number): Promise<PostingReader[]> {
  const { rows } = await sql<PostingReader>`
    WITH p AS (SELECT * FROM projects WHERE id = ${postingId}),
      owners AS (SELECT u.id, u.email FROM p, users u WHERE u.id IN (${ownersOfPosting}))
    SELECT id AS user_id, email FROM owners
    UNION ALL SELECT NULL, p.customer_email FROM p
      WHERE NOT EXISTS (SELECT FROM owners WHERE p.company_id IS NOT NULL OR owners.email = lower(p.customer_email))
    ORDER BY user_id`.execute(kysely(tx));
  return rows;
}
