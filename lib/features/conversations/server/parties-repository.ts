import "server-only";
import { type RawBuilder, sql } from "kysely";
import { isOwnedBy, type Owner, ownersOfPosting } from "@/lib/features/postings/server/ownership-repository";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { Side } from "../rules";

// Who the two parties are (deal L1). The company's side is whoever owns the posting now; the expert's the account of
// the application, or of the invited expert. A conversation of others is as if it were not there.

/**
 * A conversation `c` with what it is about: posting `p`, invitation `i`, application `a` (that of an accepted
 * invitation too), expert `e`.
 */
export const fromConversations = sql`FROM conversations c
  JOIN projects p ON p.id = c.project_id
  LEFT JOIN invitations i ON i.id = c.invitation_id
  LEFT JOIN project_applications a ON a.id = coalesce(c.application_id, i.application_id)
  LEFT JOIN experts e ON e.id = coalesce(a.expert_id, i.expert_id, c.expert_id)`;

/** Whether somebody is the expert of an application `a`, or without one of the invited expert `e`. */
const isExpertOf = ({ userId, verifiedEmail }: Owner): RawBuilder<boolean> => sql<boolean>`(
  a.user_id = ${userId} OR e.user_id = ${userId} OR lower(a.applicant_email) = ${verifiedEmail}
  OR (a.id IS NULL AND e.user_id IS NULL AND lower(e.email) = ${verifiedEmail}))`;

/** On which side somebody is; null on none. Who applied to their own posting is the company. */
export const sideOf = (owner: Owner): RawBuilder<Side | null> => sql<Side | null>`
  CASE WHEN ${isOwnedBy(owner)} THEN 'company' WHEN ${isExpertOf(owner)} THEN 'expert' END`;

/** Ids of somebody's conversations, as a query that indexes answer. */
export const conversationsOf = ({ userId, verifiedEmail }: Owner): RawBuilder<{ id: number }> => sql`
  SELECT c.id FROM conversations c JOIN projects p ON p.id = c.project_id WHERE ${isOwnedBy({ userId, verifiedEmail })}
  UNION SELECT c.id FROM conversations c JOIN project_applications a ON a.id = c.application_id
    WHERE a.user_id = ${userId} OR lower(a.applicant_email) = ${verifiedEmail}
      OR a.expert_id = ANY (ARRAY(SELECT x.id FROM experts x WHERE x.user_id = ${userId}))
  UNION SELECT c.id FROM conversations c JOIN invitations i ON i.id = c.invitation_id
    WHERE i.expert_id = ANY (ARRAY(SELECT x.id FROM experts x
      WHERE x.user_id = ${userId} OR (x.user_id IS NULL AND lower(x.email) = ${verifiedEmail})))`;

/** Whether the company has been shown who the applicant is (deal J6), so that contact details are shown too. */
export const isIdentityShown = sql<boolean>`coalesce(
  a.identity_shown_at IS NOT NULL OR a.stage IN ('interview', 'offer', 'hired'), false)`;

/** The expert's name as it may be shown, and whole. */
const expertNames = {
  shown: sql<string>`CASE WHEN ${isIdentityShown} THEN coalesce(a.applicant_name, e.name)
    ELSE coalesce(e.public_name, public_name(a.applicant_name)) END`,
  whole: sql<string>`coalesce(a.applicant_name, e.name)`,
};

/** The company as the posting names it, or else the first name of whoever posted; null when both are gone. */
const companyName = sql<string | null>`coalesce(nullif(trim(p.customer_company), ''),
  (SELECT co.name FROM companies co WHERE co.id = p.company_id),
  nullif(split_part(trim(p.customer_name), ' ', 1), ''))`;

/** What everybody who reads a conversation has to know of it. */
export type Party = {
  id: number;
  side: Side;
  projectId: number;
  title: string;
  applicationId: number | null;
  invitationId: number | null;
  isShown: boolean;
  /** Both as the other one may read it. */
  expertName: string | null;
  companyName: string | null;
  /** The expert's whole name. */
  wholeName: string | null;
  /** What the posting has as its address. */
  companyEmail: string;
  blockedByCompanyAt: Date | null;
  blockedByExpertAt: Date | null;
};

export const partyColumns = (
  side: RawBuilder<Side | null>,
) => sql`c.id, ${side} AS side, c.project_id, p.title,
  a.id AS application_id, c.invitation_id, ${isIdentityShown} AS is_shown, ${expertNames.shown} AS expert_name,
  ${companyName} AS company_name, ${expertNames.whole} AS whole_name, p.customer_email AS company_email,
  c.blocked_by_company_at, c.blocked_by_expert_at`;

/** A conversation to one of its parties; null for none, and for others. */
export async function findParty(owner: Owner, id: number, tx?: Transaction): Promise<Party | null> {
  const { rows } = await sql<Omit<Party, "side"> & { side: Side | null }>`
    SELECT ${partyColumns(sideOf(owner))} ${fromConversations} WHERE c.id = ${id}`.execute(kysely(tx));
  const [row] = rows;
  return row?.side ? { ...row, side: row.side } : null;
}

/** A conversation as a side of it sees it, whoever reads for it; null for none. */
export async function findAsSide(tx: Transaction, id: number, side: Side): Promise<Party | null> {
  const { rows } = await sql<Party>`
    SELECT ${partyColumns(sql<Side>`${side}::text`)} ${fromConversations} WHERE c.id = ${id}`.execute(
    kysely(tx),
  );
  return rows[0] ?? null;
}

/** Somebody of one side who has an account. */
export type Reader = { side: Side; userId: number; email: string };

/** Everybody with an account on either side; who is on both is the company. */
export async function findReaders(id: number, tx?: Transaction): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    WITH parties AS (
      SELECT 'company' AS side, owners.user_id ${fromConversations}
        CROSS JOIN LATERAL (${ownersOfPosting}) AS owners (user_id) WHERE c.id = ${id}
      UNION ALL SELECT 'expert', coalesce(u.id, 0) ${fromConversations}
        JOIN users u ON u.id = a.user_id OR u.id = e.user_id
          OR (u.email_verified_at IS NOT NULL AND (u.email = lower(a.applicant_email)
            OR (a.id IS NULL AND e.user_id IS NULL AND u.email = lower(e.email))))
        WHERE c.id = ${id})
    SELECT DISTINCT ON (u.id) parties.side, u.id AS user_id, u.email
    FROM parties JOIN users u ON u.id = parties.user_id ORDER BY u.id, parties.side`.execute(kysely(tx));
  return rows;
}

/** Where a side is reached that has no account: what the posting, or the application, gave as its address. */
export async function findAddress(tx: Transaction, id: number, side: Side): Promise<string | null> {
  const address = side === "company" ? sql`p.customer_email` : sql`coalesce(a.applicant_email, e.email)`;
  const { rows } = await sql<{ email: string | null }>`
    SELECT ${address} AS email ${fromConversations} WHERE c.id = ${id}`.execute(kysely(tx));
  return rows[0]?.email ?? null;
}

/** What a conversation is to be about, and the side of whoever asks. */
export type Subject = {
  side: Side;
  projectId: number;
  expertId: number | null;
  applicationId: number | null;
  invitationId: number | null;
};

/** An application or an invitation to one of its two parties; null for none, and for others. */
export async function findSubject(
  owner: Owner,
  { applicationId, invitationId }: { applicationId?: number; invitationId?: number },
  tx: Transaction,
): Promise<Subject | null> {
  const from =
    applicationId === undefined
      ? sql`FROM invitations i LEFT JOIN project_applications a ON a.id = i.application_id`
      : sql`FROM project_applications a LEFT JOIN invitations i ON i.application_id = a.id`;
  const which = applicationId === undefined ? sql`i.id = ${invitationId}` : sql`a.id = ${applicationId}`;
  const { rows } = await sql<Omit<Subject, "side"> & { side: Side | null }>`
    SELECT ${sideOf(owner)} AS side, p.id AS project_id, e.id AS expert_id, a.id AS application_id,
      i.id AS invitation_id
    ${from} JOIN projects p ON p.id = coalesce(a.project_id, i.project_id)
    LEFT JOIN experts e ON e.id = coalesce(a.expert_id, i.expert_id)
    WHERE ${which}`.execute(kysely(tx));
  const [row] = rows;
  return row?.side ? { ...row, side: row.side } : null;
}
