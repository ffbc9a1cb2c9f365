import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { Locale } from "@/lib/shared/locales";
import type { TeamRole } from "../rules";

export type TeamInvitationRow = {
  id: number;
  email: string;
  role: TeamRole;
  createdAt: Date;
  expiresAt: Date;
};

/** The invitations of a company that nobody has taken up, the newest first. */
export async function findOpenInvitations(companyId: number, tx?: Transaction): Promise<TeamInvitationRow[]> {
  return kysely(tx)
    .selectFrom("companyMemberInvitations")
    .select(["id", "email", "role", "createdAt", "expiresAt"])
    .where("companyId", "=", companyId)
    .where("acceptedAt", "is", null)
    .orderBy("id", "desc")
    .execute();
}

/** How many of them can still be taken up by another address. */
export async function countOpenInvitations(
  tx: Transaction,
  companyId: number,
  { at, exceptEmail }: { at: Date; exceptEmail: string },
): Promise<number> {
  return tx.companyMemberInvitation.count({
    where: { companyId, acceptedAt: null, expiresAt: { gt: at }, email: { not: exceptEmail } },
  });
}

/** Stores an invitation in the place of an open one to the same address; the company is held. */
export async function replaceInvitation(
  tx: Transaction,
  invitation: Omit<TeamInvitationRow, "id"> & {
    companyId: number;
    tokenHash: string;
    invitedById: number;
    language: Locale;
  },
): Promise<TeamInvitationRow> {
  const { companyId, email } = invitation;
  await tx.companyMemberInvitation.deleteMany({ where: { companyId, email, acceptedAt: null } });
  return kysely(tx)
    .insertInto("companyMemberInvitations")
    .values(invitation)
    .returning(["id", "email", "role", "createdAt", "expiresAt"])
    .executeTakeFirstOrThrow();
}

/** Ends the open invitations that somebody sent who may invite to the company no more. */
export async function deleteInvitationsBy(
  tx: Transaction,
  companyId: number,
  invitedById: number,
): Promise<void> {
  await tx.companyMemberInvitation.deleteMany({ where: { companyId, invitedById, acceptedAt: null } });
}

/** Takes an open invitation of a company back; false for none. */
export async function deleteOpenInvitation(tx: Transaction, companyId: number, id: number): Promise<boolean> {
  const { count } = await tx.companyMemberInvitation.deleteMany({
    where: { id, companyId, acceptedAt: null },
  });
  return count > 0;
}

export type FoundInvitation = {
  id: number;
  companyId: number;
  companyName: string;
  email: string;
  role: TeamRole;
  expiresAt: Date;
  acceptedAt: Date | null;
  /** Of whoever invited; null once their account is gone. */
  firstName: string | null;
  lastName: string | null;
};

/** The invitation behind the token of a link, by its hash; null for none, and for one that was replaced. */
export async function findInvitation(tokenHash: string, tx?: Transaction): Promise<FoundInvitation | null> {
  const row = await kysely(tx)
    .selectFrom("companyMemberInvitations as i")
    .innerJoin("companies as c", "c.id", "i.companyId")
    .leftJoin("users as u", "u.id", "i.invitedById")
    .select(["i.id", "i.companyId", "c.name as companyName", "i.email", "i.role", "i.expiresAt"])
    .select(["i.acceptedAt", "u.firstName", "u.lastName"])
    .where("i.tokenHash", "=", tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Marks an invitation as taken up; the company is held. */
export async function acceptInvitation(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.companyMemberInvitation.update({
    where: { id },
    data: { acceptedAt: at },
    select: { id: true },
  });
}

/** Deletes every invitation to an address, taken up or not. */
export async function deleteInvitationsTo(tx: Transaction, email: string): Promise<number> {
  const { numDeletedRows } = await kysely(tx)
    .deleteFrom("companyMemberInvitations")
    .where(sql<boolean>`lower(email) = ${email}`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
