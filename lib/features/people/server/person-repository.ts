import "server-only";
import { sql } from "kysely";
import { prisma, type Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { Mergeable } from "../rules";
import type { PersonThing } from "../schemas";
import { postingThings, sentQuoteThings, type ThingSources } from "./things-repository";

/** An account with what hangs on it; null for none. */
export function findPerson(id: number) {
  return prisma().user.findUnique({
    where: { id },
    include: {
      providerAccounts: { select: { provider: true }, orderBy: { createdAt: "asc" } },
      twoFactor: { select: { confirmedAt: true } },
      tokens: {
        where: { purpose: "change_email", usedAt: null },
        select: { email: true, expiresAt: true },
        orderBy: { createdAt: "desc" },
        take: 1,
      },
      membership: { select: { role: true, company: { select: { name: true } } } },
      expert: { select: { id: true, name: true, title: true, approvalStatus: true } },
      _count: { select: { favorites: true } },
    },
  });
}

export type HeldPerson = Mergeable & {
  email: string;
  firstName: string;
  lastName: string;
};

/**
 * Holds these accounts and every administrator's until the transaction ends: of two who take each other's right, the
 * second one sees that theirs is gone.
 */
export async function holdPeople(tx: Transaction, ids: readonly number[]): Promise<Map<number, HeldPerson>> {
  const { rows } = await sql<HeldPerson>`
    SELECT u.id, u.role, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
      u.email_verified_at AS "emailVerifiedAt", u.suspended_at AS "suspendedAt",
      (SELECT e.id FROM experts e WHERE e.user_id = u.id) AS "expertId",
      (SELECT m.company_id FROM company_members m WHERE m.user_id = u.id) AS "companyId"
    FROM users u WHERE u.id = ANY(${[...ids]}) OR u.role = 'admin' ORDER BY u.id FOR UPDATE OF u`.execute(
    kysely(tx),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Another role; older sessions end with the older one. */
export async function saveRole(tx: Transaction, id: number, role: "user" | "admin"): Promise<void> {
  await tx.user.update({ where: { id }, data: { role, sessionVersion: { increment: 1 } } });
}

export async function saveSuspension(tx: Transaction, id: number, suspendedAt: Date | null): Promise<void> {
  await tx.user.update({ where: { id }, data: { suspendedAt, sessionVersion: { increment: 1 } } });
}

/** Gives an account its new, proven address, with what only had the old one; every session ends. */
export async function saveAddress(
  tx: Transaction,
  person: { id: number; email: string; emailVerifiedAt: Date | null },
  email: string,
  at: Date,
): Promise<void> {
  // What hung on the old address alone would be nobody's.
  if (person.emailVerifiedAt) await adoptByAddress(tx, person.id, person.email);
  await sql`UPDATE experts e SET email = ${email}, updated_at = ${at}
    WHERE user_id = ${person.id} AND lower(email) = ${person.email}
      AND NOT EXISTS (SELECT FROM experts o WHERE o.id <> e.id AND lower(o.email) = ${email} AND o.archived_at IS NULL)`.execute(
    kysely(tx),
  );
  await tx.user.update({
    where: { id: person.id },
    data: { email, emailVerifiedAt: at, sessionVersion: { increment: 1 } },
  });
  await tx.accountToken.updateMany({ where: { userId: person.id, usedAt: null }, data: { usedAt: at } });
}

/** Links to an account what is linked to none and has this address. @returns how many rows */
export async function adoptByAddress(tx: Transaction, userId: number, email: string): Promise<number> {
  const db = kysely(tx);
  const counts = [
    await sql`UPDATE experts SET user_id = ${userId} WHERE id = (
      SELECT id FROM experts WHERE user_id IS NULL AND lower(email) = ${email} AND archived_at IS NULL LIMIT 1)
      AND NOT EXISTS (SELECT FROM experts WHERE user_id = ${userId})`.execute(db),
    await sql`UPDATE projects SET owner_id = ${userId} WHERE owner_id IS NULL AND lower(customer_email) = ${email}`.execute(
      db,
    ),
    await sql`UPDATE project_applications SET user_id = ${userId}
      WHERE user_id IS NULL AND lower(applicant_email) = ${email}`.execute(db),
    await sql`UPDATE meeting_bookings SET user_id = ${userId} WHERE user_id IS NULL AND lower(email) = ${email}`.execute(
      db,
    ),
  ];
  return counts.reduce((sum, { numAffectedRows }) => sum + Number(numAffectedRows ?? 0), 0);
}

/**
 * What somebody has here: what is linked to the account, and what is linked to none and has the proven address (null
 * while none is).
 */
export function personThingsOf({
  userId,
  email,
}: {
  userId: number;
  email: string | null;
}): ThingSources<PersonThing> {
  const ownExperts = sql`(SELECT id FROM experts
    WHERE user_id = ${userId} OR (user_id IS NULL AND lower(email) = ${email}))`;
  return {
    expert_application: sql`
      SELECT id::text, title, status AS state, created_at AS at, created_at AS place FROM expert_applications
      WHERE lower(email) = ${email} OR expert_id IN ${ownExperts}`,
    project_application: sql`
      SELECT a.id::text, p.title, a.stage AS state, a.created_at AS at, a.id AS place
      FROM project_applications a JOIN projects p ON p.id = a.project_id
      WHERE a.user_id = ${userId} OR (a.user_id IS NULL AND lower(a.applicant_email) = ${email})`,
    project: sql`${postingThings}
      AND (owner_id = ${userId} OR (owner_id IS NULL AND lower(customer_email) = ${email}))`,
    meeting_booking: sql`
      SELECT id::text, company AS title, status AS state, start_at AS at, submitted_at AS place
      FROM meeting_bookings WHERE user_id = ${userId} OR (user_id IS NULL AND lower(email) = ${email})`,
    quote: sql`${sentQuoteThings}
      AND (q.expert_id IN ${ownExperts} OR p.owner_id = ${userId}
        OR (p.owner_id IS NULL AND lower(p.customer_email) = ${email}))`,
    contract: sql`
      SELECT c.id::text, p.title, c.status AS state, c.created_at AS at, c.id AS place
      FROM contracts c JOIN projects p ON p.id = c.project_id
      WHERE (c.contract_type = 'expert' AND c.expert_id IN ${ownExperts})
        OR (c.contract_type = 'client' AND (p.owner_id = ${userId}
          OR (p.owner_id IS NULL AND lower(p.customer_email) = ${email})))`,
    mail_message: sql`
      SELECT id::text, subject AS title, status AS state, created_at AS at, created_at AS place FROM mail_messages
      WHERE lower("to") = ${email}`,
  };
}
