import "server-only";
import { sql } from "kysely";
import { kysely, prepared } from "@/lib/server/kysely";

/** Things that are counted by day, without who. */
type DayCountKind = "visit" | "match_opened";

/** Counts each of these once on a day in Helsinki. One statement: many at once are each counted. */
export async function countOnDay(day: string, kinds: readonly DayCountKind[]): Promise<void> {
  await prepared(
    "operations-count-on-day",
    kysely()
      .insertInto("dayCounts")
      .columns(["day", "kind", "count"])
      .expression(
        kysely()
          .selectFrom(sql<{ kind: DayCountKind }>`unnest(${kinds}::text[])`.as<"counted">(sql`counted(kind)`))
          .select([sql<string>`${day}::date`.as("day"), "counted.kind", sql.lit(1).as("count")])
          // In one order, so that two at once never wait for each other.
          .orderBy("counted.kind"),
      )
      .onConflict((counts) =>
        counts.columns(["day", "kind"]).doUpdateSet(({ eb, ref }) => ({
          count: eb(ref("dayCounts.count"), "+", sql.lit(1)),
        })),
      ),
  );
}
