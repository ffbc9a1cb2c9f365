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

/** Somebody who hears of a posting's news; without an account only by mail. */
export type PostingReader = { userId: number | null; email: string };

/** Whom news of a posting concern: everybody who owns it; the address that it names where nobody does. */
export async function findPostingReaders(tx: Transaction, postingId: number): Promise<PostingReader[]> {
  const { rows } = await sql<PostingReader>`
    WITH p AS (SELECT * FROM projects WHERE id = ${postingId}),
      owners AS (SELECT u.id, u.email FROM p, users u WHERE u.id IN (${ownersOfPosting}))
    SELECT id AS user_id, email FROM owners
    UNION ALL SELECT NULL, p.customer_email FROM p WHERE NOT EXISTS (SELECT FROM owners)
    ORDER BY user_id`.execute(kysely(tx));
  return rows;
}
