import "server-only";
import { sql } from "kysely";
import { kysely, prepared } from "@/lib/server/kysely";
import type { DayViews } from "../views";
import { isPublicExpert } from "./rows-repository";

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
  const [row] = await prepared(
    "experts-count-view",
    kysely()
      .with("shown", (database) =>
        database
          .selectFrom("experts as e")
          .select([
            "e.id",
            sql<boolean>`coalesce(e.user_id = ${userId}, false)
              OR (e.user_id IS NULL AND coalesce(lower(e.email) = ${verifiedEmail}, false))`.as("isOwn"),
          ])
          .where("e.id", "=", expertId)
          .where(isPublicExpert),
      )
      .with("counted", (database) =>
        database
          .insertInto("expertProfileViews")
          .columns(["expertId", "day", "views"])
          .expression(
            database
              .selectFrom("shown")
              .select(["id", sql<string>`${day}::date`.as("day"), sql.lit(1).as("views")])
              .where(sql<boolean>`${counts}::boolean AND NOT is_own`),
          )
          .onConflict((views) =>
            views.columns(["expertId", "day"]).doUpdateSet(({ eb, ref }) => ({
              views: eb(ref("expertProfileViews.views"), "+", sql.lit(1)),
            })),
          ),
      )
      .selectFrom("shown")
      .select(sql<number>`count(*)::int`.as("found")),
  );
  return row?.found === 1;
}

/** The days on which a profile was looked at, from one on. */
export const listViews = (expertId: number, from: string): Promise<DayViews[]> =>
  prepared(
    "experts-list-views",
    kysely()
      .selectFrom("expertProfileViews")
      .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as("day"), "views"])
      .where("expertId", "=", expertId)
      .where("day", ">=", sql<never>`${from}::date`)
      .orderBy("expertProfileViews.day"),
  );
