import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { holdKey, kysely } from "@/lib/server/kysely";
import type { SavedSearch } from "../schemas";

// Every statement about a saved search names its owner: another's is as if it were not there.

export type SearchRow = {
  id: number;
  name: string;
  filters: Record<string, unknown>;
  alert: SavedSearch["alert"];
  createdAt: Date;
  updatedAt: Date;
};

/** The place of a search among the others: newest first. */
export type SearchPlace = { id: number };

const columns = ["id", "name", "filters", "alert", "createdAt", "updatedAt"] as const;

/** One page of a user's searches with the total and where the next page begins. */
export async function findSearches(
  userId: number,
  limit: number,
  after: SearchPlace | null,
): Promise<{ rows: SearchRow[]; total: number; next: SearchPlace | null }> {
  const [rows, total] = await Promise.all([
    kysely()
      .selectFrom("savedSearches")
      .select(columns)
      .where("userId", "=", userId)
      .where(sql<boolean>`(${after?.id ?? null}::int IS NULL OR id < ${after?.id ?? null}::int)`)
      .orderBy("id", "desc")
      .limit(limit + 1)
      .execute(),
    countSearches(userId),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, total, next: last && rows.length > limit ? { id: last.id } : null };
}

/** Lets the changes of the number of one user's searches wait for each other. */
export const holdSearches = (tx: Transaction, userId: number): Promise<void> =>
  holdKey(tx, `saved-searches ${userId}`);

/** How many searches a user keeps. */
export async function countSearches(userId: number, tx?: Transaction): Promise<number> {
  const { total } = await kysely(tx)
    .selectFrom("savedSearches")
    .select(sql<number>`count(*)::int`.as("total"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether a user keeps such a search. */
export async function hasSearch(userId: number, id: number): Promise<boolean> {
  const row = await kysely()
    .selectFrom("savedSearches")
    .select("id")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a search with those who match it at the moment. */
export async function insertSearch(
  tx: Transaction,
  search: Pick<SearchRow, "name" | "filters" | "alert"> & {
    userId: number;
    knownExpertIds: number[];
    at: Date;
  },
): Promise<SearchRow> {
  const { at, filters, ...values } = search;
  return kysely(tx)
    .insertInto("savedSearches")
    .values({ ...values, filters: JSON.stringify(filters), createdAt: at, updatedAt: at })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/**
 * Changes a search of a user; `newlyKnown` joins those who are not mailed any more. Null for none.
 */
export async function updateSearch(
  userId: number,
  id: number,
  {
    newlyKnown,
    filters,
    ...changes
  }: Partial<Pick<SearchRow, "name" | "filters" | "alert">> & {
    newlyKnown: number[];
    updatedAt: Date;
  },
): Promise<SearchRow | null> {
  const row = await kysely()
    .updateTable("savedSearches")
    .set({
      ...changes,
      ...(filters === undefined ? {} : { filters: JSON.stringify(filters) }),
      ...(newlyKnown.length > 0 ? { knownExpertIds: joined(newlyKnown) } : {}),
    })
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

/** Those who are known with some more, each once. */
const joined = (ids: number[]) =>
  sql<number[]>`ARRAY(SELECT DISTINCT unnest(known_expert_ids || ${ids}::int[]) ORDER BY 1)`;

/** Deletes a search of a user; whether there was one. */
export async function deleteSearch(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const { count } = await tx.savedSearch.deleteMany({ where: { id, userId } });
  return count > 0;
}

/** Ends the alerts of a user; whether there is such an account. */
export async function turnOffAlerts(tx: Transaction, userId: number, at: Date): Promise<boolean> {
  await tx.savedSearch.updateMany({
    where: { userId, alert: "daily" },
    data: { alert: "off", updatedAt: at },
  });
  return (await tx.user.count({ where: { id: userId } })) > 0;
}

export type AlertReader = { userId: number; email: string };

/** The next users who want alerts and had none on `day`, by their id. Nobody whose address is not proven. */
export function findAlertReaders(day: string, afterUserId: number, limit: number): Promise<AlertReader[]> {
  return kysely()
    .selectFrom("users as u")
    .select(["u.id as userId", "u.email"])
    .where("u.id", ">", afterUserId)
    .where("u.emailVerifiedAt", "is not", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("savedSearches as s")
          .select("s.id")
          .whereRef("s.userId", "=", "u.id")
          .where("s.alert", "=", "daily"),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("savedSearches as s")
            .select("s.id")
            .whereRef("s.userId", "=", "u.id")
            .where(sql<boolean>`s.alerted_on >= ${day}::date`),
        ),
      ),
    )
    .orderBy("u.id")
    .limit(limit)
    .execute();
}

/** The searches of a user that are mailed about, oldest first. */
export function findAlerts(userId: number): Promise<SearchRow[]> {
  return kysely()
    .selectFrom("savedSearches")
    .select(columns)
    .where("userId", "=", userId)
    .where("alert", "=", "daily")
    .orderBy("id")
    .execute();
}

export type LockedAlert = {
  id: number;
  knownExpertIds: number[];
  updatedAt: Date;
  alert: SavedSearch["alert"];
  wasMailed: boolean;
};

/** Holds every search of a user until the transaction ends, so that nobody else mails about them. */
export async function lockAlerts(tx: Transaction, userId: number, day: string): Promise<LockedAlert[]> {
  const rows = await kysely(tx)
    .selectFrom("savedSearches")
    .select([
      "id",
      "knownExpertIds",
      "updatedAt",
      "alert",
      sql<boolean>`coalesce(alerted_on >= ${day}::date, false)`.as("wasMailed"),
    ])
    .where("userId", "=", userId)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, knownExpertIds: row.knownExpertIds ?? [] }));
}

/** Notes that experts of a search stood in the mail of a day. */
export async function noteAlert(
  tx: Transaction,
  id: number,
  expertIds: number[],
  day: string,
): Promise<void> {
  await kysely(tx)
    .updateTable("savedSearches")
    .set({ knownExpertIds: joined(expertIds), alertedOn: new Date(day) })
    .where("id", "=", id)
    .execute();
}
