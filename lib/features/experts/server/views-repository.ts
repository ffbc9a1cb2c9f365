import "server-only";
import { query } from "@/lib/server/db";
import type { DayViews } from "../views";

/** Who looks, as far as it decides whether the view counts: nobody's own look at their profile does. */
export type Looking = { userId: number | null; verifiedEmail: string | null; counts: boolean };

/**
 * Counts a look at a public profile on a day in Helsinki, unless its owner looks. One statement: many at once are
 * each counted, and nothing of who looked is kept.
 * @returns whether there is such a public profile
 */
export async function countView(
  expertId: number,
  day: string,
  { userId, verifiedEmail, counts }: Looking,
): Promise<boolean> {
  const [row] = await query<{ found: number }>(
    `WITH shown AS (
       SELECT e.id, coalesce(e.user_id = $3, false)
         OR (e.user_id IS NULL AND coalesce(lower(e.email) = $4, false)) AS is_own
       FROM experts e WHERE e.id = $1 AND e.is_public),
     counted AS (
       INSERT INTO expert_profile_views AS v (expert_id, day, views)
       SELECT id, $2::date, 1 FROM shown WHERE $5 AND NOT is_own
       ON CONFLICT (expert_id, day) DO UPDATE SET views = v.views + 1)
     SELECT count(*)::int AS found FROM shown`,
    [expertId, day, userId, verifiedEmail, counts],
    "experts-count-view",
  );
  return row?.found === 1;
}

/** The days on which a profile was looked at, from one on. */
export function listViews(expertId: number, from: string): Promise<DayViews[]> {
  return query<DayViews>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, views FROM expert_profile_views
       WHERE expert_id = $1 AND day >= $2::date ORDER BY day`,
    [expertId, from],
    "experts-list-views",
  );
}
