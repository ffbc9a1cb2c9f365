import "server-only";
import { sql } from "kysely";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { isPublicExpert, publicColumns, toPublicExpert } from "@/lib/features/experts/server/rows-repository";
import { prisma } from "@/lib/server/db";
import { kysely, prepared } from "@/lib/server/kysely";

// An expert that is not public any more keeps its row: should it come back, so does the favourite.

/** The place of a favourite in the list: newest first, then the higher id. */
export type FavoritePlace = { createdAt: string; expertId: number };

/** The experts among a user's favourites that are public. */
const favoritesOf = (userId: number) =>
  kysely()
    .selectFrom("favorites as f")
    .innerJoin("experts as e", "e.id", "f.expertId")
    .where(isPublicExpert)
    .where("f.userId", "=", userId);
const newestFirst = (userId: number) =>
  favoritesOf(userId).orderBy("f.createdAt", "desc").orderBy("f.expertId", "desc");

/** One page of a user's public favourites, newest first, with the total and where the next page begins. */
export async function listFavoriteExperts(
  userId: number,
  limit: number,
  after: FavoritePlace | null,
): Promise<{ experts: PublicExpert[]; total: number; next: FavoritePlace | null }> {
  const [createdAt, expertId] = [after?.createdAt ?? null, after?.expertId ?? null];
  const [counted, rows] = await Promise.all([
    prepared("favorites-count", favoritesOf(userId).select(sql<number>`count(*)::int`.as("total"))),
    prepared(
      "favorites-list",
      newestFirst(userId)
        .select([...publicColumns, "f.createdAt as favoritedAt"])
        .where(
          sql<boolean>`(${createdAt}::timestamptz IS NULL
            OR (f.created_at, f.expert_id) < (${createdAt}::timestamptz, ${expertId}::int))`,
        )
        .limit(limit + 1),
    ),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    experts: page.map(toPublicExpert),
    total: counted[0]?.total ?? 0,
    next:
      last && rows.length > limit ? { createdAt: last.favoritedAt.toISOString(), expertId: last.id } : null,
  };
}

/** Ids of every public favourite of a user, newest first. */
export async function listFavoriteExpertIds(userId: number): Promise<number[]> {
  const rows = await prepared("favorites-ids", newestFirst(userId).select("f.expertId"));
  return rows.map((row) => row.expertId);
}

/** Whether the user has this public expert among the favourites. One read by key. */
export async function isFavoriteExpert(userId: number, expertId: number): Promise<boolean> {
  const rows = await prepared(
    "favorites-status",
    favoritesOf(userId).select("f.expertId").where("f.expertId", "=", expertId),
  );
  return rows.length > 0;
}

/** Adds a public expert, or leaves the favourite that is there as it is; false when there is no such expert. */
export async function insertFavorite(userId: number, expertId: number, createdAt: Date): Promise<boolean> {
  const rows = await kysely()
    .with("expert", (database) =>
      database.selectFrom("experts as e").select("e.id").where("e.id", "=", expertId).where(isPublicExpert),
    )
    .with("added", (database) =>
      database
        .insertInto("favorites")
        .columns(["userId", "expertId", "createdAt"])
        .expression(
          database
            .selectFrom("expert")
            .select([
              sql<number>`${userId}::int`.as("userId"),
              "id",
              sql<Date>`${createdAt}::timestamptz`.as("createdAt"),
            ]),
        )
        .onConflict((favorites) => favorites.doNothing()),
    )
    .selectFrom("expert")
    .select("id")
    .execute();
  return rows.length > 0;
}

/**
 * Adds public experts, the last of them a millisecond newer than the one before, and leaves favourites that are there
 * as they are. @returns how many are new
 */
export async function insertFavorites(
  userId: number,
  expertIds: readonly number[],
  createdAt: Date,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await kysely()
    .insertInto("favorites")
    .columns(["userId", "expertId", "createdAt"])
    .expression((database) =>
      database
        .selectFrom("experts as e")
        .innerJoin(
          sql<{ id: number; place: number }>`unnest(${expertIds}::int[]) WITH ORDINALITY`.as<"pressed">(
            sql`pressed(id, place)`,
          ),
          "pressed.id",
          "e.id",
        )
        .where(isPublicExpert)
        .select([
          sql<number>`${userId}::int`.as("userId"),
          "e.id",
          sql<Date>`${createdAt}::timestamptz + (pressed.place - ${expertIds.length}::int) * interval '1 millisecond'`.as(
            "createdAt",
          ),
        ]),
    )
    .onConflict((favorites) => favorites.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** Removes a favourite; nothing happens when there is none. */
export async function deleteFavorite(userId: number, expertId: number): Promise<void> {
  await prisma().favorite.deleteMany({ where: { userId, expertId } });
}
