import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { Locale } from "@/lib/shared/locales";
import { fullName } from "./list-repository";

export type AdminInvitationRow = {
  id: number;
  email: string;
  language: Locale;
  note: string | null;
  invitedBy: string | null;
  sentAt: Date;
  expiresAt: Date;
};

/** Nobody has taken it up, and nobody has taken it back. */
const openRows = (tx?: Transaction) =>
  kysely(tx)
    .selectFrom("adminInvitations as i")
    .leftJoin("users as u", "u.id", "i.invitedById")
    .select(["i.id", "i.email", "i.language", "i.note", "i.sentAt", "i.expiresAt"])
    .select(sql<string | null>`nullif(${fullName}, '')`.as("invitedBy"))
    .where("i.acceptedAt", "is", null)
    .where("i.revokedAt", "is", null);

export const findOpenInvitations = (): Promise<AdminInvitationRow[]> =>
  openRows().orderBy("i.sentAt", "desc").orderBy("i.id", "desc").execute();

/** The open invitation to an address, or with an id; null for none. */
export async function findOpenInvitation(
  tx: Transaction,
  by: { email: string } | { id: number },
): Promise<AdminInvitationRow | null> {
  const rows = openRows(tx);
  const found = "id" in by ? rows.where("i.id", "=", by.id) : rows.where("i.email", "=", by.email);
  return (await found.executeTakeFirst()) ?? null;
}

export type SentInvitation = {
  email: string;
  language: Locale;
  note: string | null;
  tokenHash: string;
  invitedById: number;
  sentAt: Date;
  expiresAt: Date;
};

/** Stores an invitation, in the place of the open one to the address where there is one. @returns its id */
export async function saveInvitation(tx: Transaction, { email, ...sent }: SentInvitation): Promise<number> {
  const { id } = await kysely(tx)
    .insertInto("adminInvitations")
    .values({ email, ...sent, createdAt: sent.sentAt })
    .onConflict((on) =>
      on.column("email").where("acceptedAt", "is", null).where("revokedAt", "is", null).doUpdateSet(sent),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes open invitations back: one, or those to an address or sent by somebody. @returns their ids */
export async function revokeInvitations(
  tx: Transaction,
  which: { id: number } | { email: string } | { invitedById: number },
  revokedAt: Date,
): Promise<number[]> {
  const rows = await tx.adminInvitation.updateManyAndReturn({
    where: { ...which, acceptedAt: null, revokedAt: null },
    data: { revokedAt },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

export type FoundAdminInvitation = {
  id: number;
  email: string;
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
};

/** The invitation behind the token of a link, by its hash; null for none, and for one that was sent again since. */
export async function findInvitation(
  tokenHash: string,
  tx?: Transaction,
): Promise<FoundAdminInvitation | null> {
  const row = await kysely(tx)
    .selectFrom("adminInvitations")
    .select(["id", "email", "expiresAt", "acceptedAt", "revokedAt"])
    .where("tokenHash", "=", tokenHash)
    .$if(tx !== undefined, (rows) => rows.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

export async function saveAccepted(tx: Transaction, id: number, acceptedAt: Date): Promise<void> {
  await tx.adminInvitation.update({ where: { id }, data: { acceptedAt }, select: { id: true } });
}
