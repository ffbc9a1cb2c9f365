import "server-only";
import { sql } from "kysely";
import { now } from "@/lib/server/clock";
import { kysely, prepared } from "@/lib/server/kysely";
import { textRows, textStatement } from "@/lib/server/text-statement";

export type StoredSnapshot = { since: string; bytes: Buffer };

export const clusterOfDatabase = textStatement(
  { cluster: "text" },
  "SELECT system_identifier::text AS cluster FROM pg_control_system()",
);

/** Rows that were restored from another server may have numbers beyond this one's; they are old. */
const nextTransaction = sql<string>`(SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint)`;

async function readCluster(): Promise<string> {
  const [row] = await textRows(clusterOfDatabase, [], { name: "matching-cluster" });
  if (!row) throw new Error("PostgreSQL answered no system identifier");
  return row.cluster;
}

/** What a process with the same reading wrote down of this database; null without it. */
export async function findSnapshot(reading: string): Promise<StoredSnapshot | null> {
  const cluster = await readCluster();
  const [row] = await prepared(
    "matching-snapshot",
    kysely()
      .selectFrom("catalogueSnapshots")
      .select(["since", "bytes"])
      .where("reading", "=", reading)
      .where("cluster", "=", cluster),
  );
  return row ?? null;
}

/** Whether an expert has changed or gone since the stored snapshot, or none is stored. */
export async function isSnapshotBehind(reading: string): Promise<boolean> {
  const cluster = await readCluster();
  const [row] = await prepared(
    "matching-snapshot-behind",
    kysely()
      .selectFrom("catalogueSnapshots as s")
      .select(({ exists, or, selectFrom }) =>
        or([
          exists(
            selectFrom("experts as e")
              .select("e.id")
              .whereRef("e.changedIn", ">=", "s.since")
              .where("e.changedIn", "<", nextTransaction),
          ),
          exists(selectFrom("deletedRows as d").select("d.rowId").whereRef("d.deletedIn", ">=", "s.since")),
        ]).as("isBehind"),
      )
      .where("s.reading", "=", reading)
      .where("s.cluster", "=", cluster),
  );
  return row?.isBehind !== false;
}

/** Puts a snapshot in the place of every earlier one. */
export async function replaceSnapshot(reading: string, { since, bytes }: StoredSnapshot): Promise<void> {
  const cluster = await readCluster();
  await prepared(
    "matching-snapshot-clear",
    kysely().deleteFrom("catalogueSnapshots").where("reading", "<>", reading),
  );
  await prepared(
    "matching-snapshot-replace",
    kysely()
      .insertInto("catalogueSnapshots")
      .values({ reading, cluster, since, bytes, createdAt: now() })
      .onConflict((conflict) =>
        conflict.column("reading").doUpdateSet(({ ref }) => ({
          cluster: ref("excluded.cluster"),
          since: ref("excluded.since"),
          bytes: ref("excluded.bytes"),
          createdAt: ref("excluded.createdAt"),
        })),
      ),
  );
}
