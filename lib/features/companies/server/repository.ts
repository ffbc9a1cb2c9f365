import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { TeamRole } from "../rules";
import type { Verification } from "../verification";

export type CompanyRow = {
  id: number;
  name: string;
  businessId: string | null;
  verifiedBy: Verification | null;
  verifiedDomain: string | null;
  verifiedAt: Date | null;
  /** Since when administrators keep it from being verified. */
  markWithheldAt: Date | null;
};

/** Somebody's company, and what they are in it. */
export type Membership = { company: CompanyRow; role: TeamRole };

export type MemberRow = {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
  role: TeamRole;
  joinedAt: Date;
};

/**
 * Keeps an account from being deleted until the transaction ends; false when it is gone. Comes before the company is
 * held, in the order of a deletion.
 */
export async function holdAccount(tx: Transaction, userId: number): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

const companyColumns = [
  "c.id",
  "c.name",
  "c.businessId",
  "c.verifiedBy",
  "c.verifiedDomain",
  "c.verifiedAt",
  "c.markWithheldAt",
] as const;

/** A company by its number; null for none. */
export async function findCompany(id: number, tx?: Transaction): Promise<CompanyRow | null> {
  const row = await kysely(tx)
    .selectFrom("companies as c")
    .select(companyColumns)
    .where("c.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** The company of somebody; null for somebody in none. */
export async function findMembership(userId: number, tx?: Transaction): Promise<Membership | null> {
  const row = await kysely(tx)
    .selectFrom("companyMembers as m")
    .innerJoin("companies as c", "c.id", "m.companyId")
    .select([...companyColumns, "m.role"])
    .where("m.userId", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  const { role, ...company } = row;
  return { company, role };
}

/** Holds a company, so that its people change one after another; false for none. */
export async function lockCompany(tx: Transaction, id: number): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom("companies")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds somebody's company; null for somebody in none, and for whoever has left it meanwhile. */
export async function lockMembership(tx: Transaction, userId: number): Promise<Membership | null> {
  if (!(await holdAccount(tx, userId))) return null;
  const before = await findMembership(userId, tx);
  if (!before || !(await lockCompany(tx, before.company.id))) return null;
  const held = await findMembership(userId, tx);
  return held?.company.id === before.company.id ? held : null;
}

/** Everybody of a company, who has been there longest first. */
export async function findMembers(companyId: number, tx?: Transaction): Promise<MemberRow[]> {
  return kysely(tx)
    .selectFrom("companyMembers as m")
    .innerJoin("users as u", "u.id", "m.userId")
    .select(["m.userId", "u.firstName", "u.lastName", "u.email", "m.role", "m.createdAt as joinedAt"])
    .select(sql<boolean>`u.email_verified_at IS NOT NULL`.as("emailVerified"))
    .where("m.companyId", "=", companyId)
    .orderBy("m.createdAt")
    .orderBy("m.userId")
    .execute();
}

/** Stores a company; null when another has its business id. @returns its id */
export async function insertCompany(
  tx: Transaction,
  { name, businessId, at }: { name: string; businessId: string | null; at: Date },
): Promise<number | null> {
  const row = await kysely(tx)
    .insertInto("companies")
    .values({ name, businessId, createdAt: at, updatedAt: at })
    .onConflict((taken) => taken.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a company beside `exceptId` has a business id. */
export async function isBusinessIdTaken(
  tx: Transaction,
  businessId: string,
  exceptId: number,
): Promise<boolean> {
  return (await tx.company.count({ where: { businessId, id: { not: exceptId } } })) > 0;
}

/** Changes a company that is held. @throws a unique violation for a business id that another takes at this moment */
export async function updateCompany(
  tx: Transaction,
  id: number,
  changes: Partial<Omit<CompanyRow, "id">> & { updatedAt: Date },
): Promise<void> {
  await tx.company.update({ where: { id }, data: changes, select: { id: true } });
}

/** Deletes a company with its people and invitations. */
export async function deleteCompany(tx: Transaction, id: number): Promise<void> {
  await tx.company.delete({ where: { id }, select: { id: true } });
}

/** Makes somebody part of a company; false when they are in one already. */
export async function insertMember(
  tx: Transaction,
  member: { companyId: number; userId: number; role: TeamRole; createdAt: Date },
): Promise<boolean> {
  const { count } = await tx.companyMember.createMany({ data: [member], skipDuplicates: true });
  return count > 0;
}

export async function updateRole(tx: Transaction, userId: number, role: TeamRole): Promise<void> {
  await tx.companyMember.update({ where: { userId }, data: { role }, select: { userId: true } });
}

export async function deleteMember(tx: Transaction, userId: number): Promise<void> {
  await tx.companyMember.delete({ where: { userId }, select: { userId: true } });
}
