import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import { maxMissesPerDay } from "../rules";
import type { SearchMissesQuery } from "../schemas";

/** Counts a search on a day in Helsinki. Once a day holds its most, other words are not taken up any more. */
export async function countMiss(miss: { day: string; words: string; hits: number }): Promise<void> {
  const { day, words, hits } = miss;
  await sql`
    WITH counted AS (
      UPDATE search_misses SET searches = searches + 1, hits = ${hits}
        WHERE day = ${day}::date AND words = ${words} RETURNING 1)
    INSERT INTO search_misses (day, words, searches, hits)
      SELECT ${day}::date, ${words}, 1, ${hits}
      WHERE NOT EXISTS (SELECT 1 FROM counted)
        AND (SELECT count(*) FROM search_misses WHERE day = ${day}::date) < ${maxMissesPerDay}
      ON CONFLICT (day, words) DO UPDATE SET searches = search_misses.searches + 1, hits = excluded.hits`.execute(
    kysely(),
  );
}

export type MissRow = { words: string; searches: number; hits: number; lastDay: string };

/** What was searched for from a day on, the commonest first. */
export function findMisses(query: SearchMissesQuery, from: string): Promise<AdminPage<MissRow>> {
  const counted = kysely()
    .selectFrom("searchMisses")
    .select(["words", sql<number>`sum(searches)::int`.as("searches")])
    .select(sql<number>`(array_agg(hits ORDER BY day DESC))[1]`.as("hits"))
    .select(sql<string>`to_char(max(day), 'YYYY-MM-DD')`.as("lastDay"))
    .where("day", ">=", sql<string>`${from}::date`)
    .groupBy("words");
  return readAdminList(
    {
      rows: kysely().selectFrom(counted.as("m")).select(["m.words", "m.searches", "m.hits", "m.lastDay"]),
      searched: ["m.words"],
      sorts: { words: "m.words", searches: "m.searches", hits: "m.hits", lastDay: "m.lastDay" },
      order: (rows) => rows.orderBy("m.searches", "desc").orderBy("m.lastDay", "desc").orderBy("m.words"),
    },
    query,
  );
}
