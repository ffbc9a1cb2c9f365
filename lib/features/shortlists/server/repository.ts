import "server-only";
import { sql } from "kysely";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { isPublicExpert, publicColumns, toPublicExpert } from "@/lib/features/experts/server/rows-repository";
import { prisma, type Transaction } from "@/lib/server/db";
import { holdKey, kysely } from "@/lib/server/kysely";

// Every statement about a list names its owner: another's list is as if it were not there.

export type ListRow = {
  id: number;
  name: string;
  shareTokenHash: string | null;
  sharesEnded: number;
  createdAt: Date;
  updatedAt: Date;
  /** Public experts. */
  expertCount: number;
  hasExpert: boolean | null;
};
export type EntryRow = { note: string | null; addedAt: Date };

/** The place of a list among the others: newest first. */
export type ListPlace = { id: number };

const listColumns = [
  "l.id",
  "l.name",
  "l.shareTokenHash",
  "l.sharesEnded",
  "l.createdAt",
  "l.updatedAt",
] as const;

const publicCount = sql<number>`(SELECT count(*)::int FROM shortlist_experts se
  JOIN experts e ON e.id = se.expert_id AND ${isPublicExpert} WHERE se.shortlist_id = l.id)`;

const listsOf = (userId: number, expertId: number | null, tx?: Transaction) =>
  kysely(tx)
    .selectFrom("shortlists as l")
    .select([
      ...listColumns,
      publicCount.as("expertCount"),
      sql<boolean | null>`CASE WHEN ${expertId}::int IS NULL THEN NULL ELSE EXISTS (
        SELECT FROM shortlist_experts se WHERE se.shortlist_id = l.id AND se.expert_id = ${expertId}::int) END`.as(
        "hasExpert",
      ),
    ])
    .where("l.userId", "=", userId);

/** One page of a user's lists with the total and where the next page begins. */
export async function findLists(
  userId: number,
  { expertId, limit, after }: { expertId: number | null; limit: number; after: ListPlace | null },
): Promise<{ rows: ListRow[]; total: number; next: ListPlace | null }> {
  const [rows, total] = await Promise.all([
    listsOf(userId, expertId)
      .where(sql<boolean>`(${after?.id ?? null}::int IS NULL OR l.id < ${after?.id ?? null}::int)`)
      .orderBy("l.id", "desc")
      .limit(limit + 1)
      .execute(),
    countLists(userId),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, total, next: last && rows.length > limit ? { id: last.id } : null };
}

/** Lets the changes of one user's names and number of lists wait for each other. */
export const holdLists = (tx: Transaction, userId: number): Promise<void> =>
  holdKey(tx, `shortlists ${userId}`);

/** How many lists a user has. */
export async function countLists(userId: number, tx?: Transaction): Promise<number> {
  const { total } = await kysely(tx)
    .selectFrom("shortlists")
    .select(sql<number>`count(*)::int`.as("total"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return total;
}

/** One list of a user; null for none, and for somebody else's. */
export async function findList(userId: number, id: number, tx?: Transaction): Promise<ListRow | null> {
  const row = await listsOf(userId, null, tx).where("l.id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** Holds a list of a user until the transaction ends; false for none. */
export async function lockList(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom("shortlists")
    .select("id")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The public experts of a list with their notes, the last one added first. Whose list it is has been asked before. */
export async function findEntries(listId: number): Promise<({ expert: PublicExpert } & EntryRow)[]> {
  const rows = await kysely()
    .selectFrom("shortlistExperts as se")
    .innerJoin("experts as e", "e.id", "se.expertId")
    .select([...publicColumns, "se.note", "se.createdAt as addedAt"])
    .where("se.shortlistId", "=", listId)
    .where(isPublicExpert)
    .orderBy("se.createdAt", "desc")
    .orderBy("se.expertId", "desc")
    .execute();
  return rows.map(({ note, addedAt, ...row }) => ({ expert: toPublicExpert(row), note, addedAt }));
}

/** How many experts a list holds, public or not. Whose list it is has been asked before. */
export const countPlaces = (shortlistId: number): Promise<number> =>
  prisma().shortlistExpert.count({ where: { shortlistId } });

/** Stores a list; null when the user has one of that name. @returns its id */
export async function insertList(
  tx: Transaction,
  list: { userId: number; name: string; at: Date },
): Promise<number | null> {
  const row = await kysely(tx)
    .insertInto("shortlists")
    .values({ userId: list.userId, name: list.name, createdAt: list.at, updatedAt: list.at })
    .onConflict((taken) => taken.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a user has a list of that name, in any case, beside the list `exceptId`. */
export async function hasListNamed(
  tx: Transaction,
  { userId, name, exceptId }: { userId: number; name: string; exceptId: number },
): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom("shortlists")
    .select("id")
    .where("userId", "=", userId)
    .where("id", "<>", exceptId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes a list that is held. */
export async function updateList(
  tx: Transaction,
  id: number,
  changes: { name?: string; shareTokenHash?: string | null; sharesEnded?: number; updatedAt: Date },
): Promise<void> {
  await tx.shortlist.update({ where: { id }, data: changes, select: { id: true } });
}

/** Deletes a list of a user with its notes; false for none. */
export async function deleteList(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const { count } = await tx.shortlist.deleteMany({ where: { id, userId } });
  return count > 0;
}

/** Whether there is such a public expert. */
export async function isPublic(tx: Transaction, expertId: number): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom("experts as e")
    .select("e.id")
    .where("e.id", "=", expertId)
    .where(isPublicExpert)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many experts a list holds, public or not, beside `expertId`. */
export async function countOthers(tx: Transaction, shortlistId: number, expertId: number): Promise<number> {
  return tx.shortlistExpert.count({ where: { shortlistId, expertId: { not: expertId } } });
}

/** Puts an expert on a list, or changes the note when it is there; an absent note stays. */
export async function saveEntry(
  tx: Transaction,
  place: { shortlistId: number; expertId: number },
  note: string | null | undefined,
  at: Date,
): Promise<EntryRow> {
  const { note: stored, createdAt } = await tx.shortlistExpert.upsert({
    where: { shortlistId_expertId: place },
    create: { ...place, note: note ?? null, createdAt: at },
    update: note === undefined ? {} : { note },
  });
  return { note: stored, addedAt: createdAt };
}

/** Takes an expert off a list; whether it was there. */
export async function deleteEntry(
  tx: Transaction,
  place: { shortlistId: number; expertId: number },
): Promise<boolean> {
  const { count } = await tx.shortlistExpert.deleteMany({ where: place });
  return count > 0;
}

/** The list behind the token of a link, by its hash; null for none, and for one that was taken back. */
export async function findSharedList(shareTokenHash: string): Promise<{ id: number; name: string } | null> {
  const row = await kysely()
    .selectFrom("shortlists")
    .select(["id", "name"])
    .where("shareTokenHash", "=", shareTokenHash)
    .executeTakeFirst();
  return row ?? null;
}
