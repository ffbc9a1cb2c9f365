import "server-only";
import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";

type Person = { userId: number; verifiedEmail: string | null };

/** Postings that are one person's alone: posted signed in, or by a guest who named the person's verified address. */
const isPersonal = ({ userId, verifiedEmail }: Person): RawBuilder<boolean> => sql<boolean>`(
  kind = 'posting' AND company_id IS NULL
  AND (owner_id = ${userId} OR (owner_id IS NULL AND lower(customer_email) = ${verifiedEmail})))`;

/** How many postings somebody would bring into a company. */
export async function countPersonalPostings(person: Person): Promise<number> {
  const { total } = await kysely()
    .selectFrom("projects")
    .select(sql<number>`count(*)::int`.as("total"))
    .where(isPersonal(person))
    .executeTakeFirstOrThrow();
  return total;
}

/** Makes somebody's postings the company's. */
export async function bringPostings(tx: Transaction, companyId: number, person: Person): Promise<void> {
  await kysely(tx).updateTable("projects").set({ companyId }).where(isPersonal(person)).execute();
}

/**
 * Writes a company's public postings anew as they are: pages and cached answers show its mark, and end with whatever
 * writes a posting.
 */
export async function renewPostings(tx: Transaction, companyId: number): Promise<void> {
  await kysely(tx)
    .updateTable("projects")
    .set({ companyId })
    .where("companyId", "=", companyId)
    .where(sql<boolean>`is_public`)
    .execute();
}

/** Makes a company's postings one person's. */
export async function givePostingsBack(tx: Transaction, companyId: number, userId: number): Promise<void> {
  await kysely(tx)
    .updateTable("projects")
    .set({ companyId: null, ownerId: userId })
    .where("companyId", "=", companyId)
    .execute();
}

/**
 * Puts another contact into the company's postings that name an address: who has left gets no more mail about them,
 * and cannot claim them by the address.
 */
export async function replaceContact(
  tx: Transaction,
  companyId: number,
  email: string,
  heir: { name: string; email: string },
): Promise<void> {
  await kysely(tx)
    .updateTable("projects")
    .set({ customerName: heir.name, customerEmail: heir.email, customerPhone: null })
    .where("companyId", "=", companyId)
    .where(sql<boolean>`lower(customer_email) = ${email.toLowerCase()}`)
    .execute();
}
