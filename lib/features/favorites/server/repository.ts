import "server-only";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { type PublicRow, toPublicExpert } from "@/lib/features/experts/server/repository";
import { publicColumns } from "@/lib/features/experts/server/search/search-sql";
import { prisma, query } from "@/lib/server/db";

// An expert that is not public any more keeps its row: should it come back, so does the favourite.

/** The place of a favourite in the list: newest first, then the higher id. */
export type FavoritePlace = { createdAt: string; expertId: number };

type FavoriteRow = PublicRow & { total: number; favorited_at: Date };

/** One page of a user's public favourites, newest first, with the total and where the next page begins. */
export async function listFavoriteExperts(
  userId: number,
  limit: number,
  after: FavoritePlace | null,
): Promise<{ experts: PublicExpert[]; total: number; next: FavoritePlace | null }> {
  // The total comes even with a page without rows, which then is one row of nulls.
  const rows = await query<FavoriteRow>(
    `WITH mine AS (SELECT f.expert_id, f.created_at FROM favorites f
         JOIN experts e ON e.id = f.expert_id AND e.is_public WHERE f.user_id = $1),
       page AS (SELECT * FROM mine
         WHERE $2::timestamptz IS NULL OR (created_at, expert_id) < ($2::timestamptz, $3::int)
         ORDER BY created_at DESC, expert_id DESC LIMIT $4)
     SELECT (SELECT count(*)::int FROM mine) AS total, page.created_at AS favorited_at, ${publicColumns}
       FROM (SELECT) AS once LEFT JOIN (page JOIN experts e ON e.id = page.expert_id) ON true
       ORDER BY page.created_at DESC, page.expert_id DESC`,
    [userId, after?.createdAt ?? null, after?.expertId ?? null, limit + 1],
    "favorites-list",
  );
  const found = rows.filter((row) => row.id !== null);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    experts: page.map(toPublicExpert),
    total: rows[0]?.total ?? 0,
    next:
      last && found.length > limit ? { createdAt: last.favorited_at.toISOString(), expertId: last.id } : null,
  };
}

/** Ids of every public favourite of a user, newest first. */
export async function listFavoriteExpertIds(userId: number): Promise<number[]> {
  const rows = await query<{ expert_id: number }>(
    `SELECT f.expert_id FROM favorites f JOIN experts e ON e.id = f.expert_id AND e.is_public
       WHERE f.user_id = $1 ORDER BY f.created_at DESC, f.expert_id DESC`,
    [userId],
    "favorites-ids",
  );
  return rows.map((row) => row.expert_id);
}

/** Whether the user has this public expert among the favourites. One read by key. */
export async function isFavoriteExpert(userId: number, expertId: number): Promise<boolean> {
  const rows = await query(
    `SELECT 1 FROM favorites f JOIN experts e ON e.id = f.expert_id AND e.is_public
       WHERE f.user_id = $1 AND f.expert_id = $2`,
    [userId, expertId],
    "favorites-status",
  );
  return rows.length > 0;
}

/** Adds a public expert, or leaves the favourite that is there as it is; false when there is no such expert. */
export async function insertFavorite(userId: number, expertId: number, createdAt: Date): Promise<boolean> {
  const rows = await prisma().$queryRaw<{ id: number }[]>`
    WITH expert AS (SELECT id FROM experts WHERE id = ${expertId} AND is_public),
      added AS (INSERT INTO favorites (user_id, expert_id, created_at)
        SELECT ${userId}::int, id, ${createdAt} FROM expert ON CONFLICT DO NOTHING)
    SELECT id FROM expert`;
  return rows.length > 0;
}

/** Removes a favourite; nothing happens when there is none. */
export async function deleteFavorite(userId: number, expertId: number): Promise<void> {
  await prisma().favorite.deleteMany({ where: { userId, expertId } });
}
