import type { Client } from "pg";
import { expertAt, expertEmail } from "./experts";
import { projectAt, projectEmail } from "./projects";

export interface SeedSize {
  experts: number;
  projects: number;
}

type Report = (line: string) => void;

interface Kind {
  table: "experts" | "projects";
  emailColumn: string;
  emailAt(index: number): string;
  rowAt(index: number): object;
}

const kinds: Readonly<Record<keyof SeedSize, Kind>> = {
  experts: { table: "experts", emailColumn: "email", emailAt: expertEmail, rowAt: expertAt },
  projects: { table: "projects", emailColumn: "customer_email", emailAt: projectEmail, rowAt: projectAt },
};

const batchSize = 2_000;
/** From so many new experts on it is cheaper to build the GIN indexes anew than to keep them up to date. */
const bulkSize = 5_000;
/** Any number of our own: two seeds at once would number the display order twice. */
const lockKey = 5_340_417;

/**
 * Brings the database to that many seeded experts and postings and returns how many were added. A seeded row
 * is known by its address: rows that are there, changed or archived, are left alone, missing ones are added
 * at the end of the display order, nothing is removed. The client must be connected and outside a transaction.
 * @throws what pg throws.
 */
export async function loadSeed(client: Client, size: SeedSize, report: Report = () => {}): Promise<SeedSize> {
  await client.query("SELECT pg_advisory_lock($1)", [lockKey]);
  try {
    const experts = await loadKind(client, kinds.experts, size.experts, report);
    const projects = await loadKind(client, kinds.projects, size.projects, report);
    // Fresh statistics for the planner; index-only scans need the visibility map that VACUUM writes.
    if (experts + projects > 0) {
      await client.query("VACUUM (ANALYZE) experts, expert_search, search_words, projects");
    }
    return { experts, projects };
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [lockKey]);
  }
}

async function loadKind(client: Client, kind: Kind, wanted: number, report: Report): Promise<number> {
  const missing = await missingIndexes(client, kind, wanted);
  const last = await client.query(`SELECT coalesce(max(display_order), 0) AS place FROM ${kind.table}`);
  const firstPlace: number = last.rows[0].place + 1;
  const rowsOf = (start: number) =>
    missing
      .slice(start, start + batchSize)
      .map((index, offset) => ({ ...kind.rowAt(index), display_order: firstPlace + start + offset }));
  const insertAll = async () => {
    let added = 0;
    let rows = rowsOf(0);
    for (let start = 0; start < missing.length; start += batchSize) {
      const inserting = insert(client, kind.table, rows);
      // Node writes the next batch while PostgreSQL works on this one.
      rows = rowsOf(start + batchSize);
      added += await inserting;
      if (missing.length > batchSize) {
        report(`${kind.table}: ${added.toLocaleString("en")} of ${missing.length.toLocaleString("en")}`);
      }
    }
    return added;
  };
  return kind.table === "experts" && missing.length > bulkSize
    ? withoutGinIndexes(client, report, insertAll)
    : insertAll();
}

/**
 * Runs `work` with the GIN indexes of the experts away, and builds them as they were. All of it is one
 * transaction, so that no index can be lost; whoever reads experts meanwhile waits.
 */
async function withoutGinIndexes<T>(client: Client, report: Report, work: () => Promise<T>): Promise<T> {
  await client.query("BEGIN");
  try {
    await client.query("SET LOCAL maintenance_work_mem = '256MB'");
    const indexes = await client.query(
      `SELECT quote_ident(indexname) AS name, indexdef AS definition FROM pg_indexes
       WHERE schemaname = current_schema() AND tablename IN ('experts', 'expert_search') AND indexdef LIKE '% USING gin %'`,
    );
    for (const { name } of indexes.rows) await client.query(`DROP INDEX ${name}`);
    const result = await work();
    report("experts: building the search indexes");
    for (const { definition } of indexes.rows) await client.query(definition);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

async function missingIndexes(client: Client, kind: Kind, wanted: number): Promise<number[]> {
  const found = await client.query(`SELECT lower(${kind.emailColumn}) AS email FROM ${kind.table}`);
  const present = new Set(found.rows.map((row: { email: string }) => row.email));
  return Array.from({ length: wanted }, (_, index) => index).filter(
    (index) => !present.has(kind.emailAt(index)),
  );
}

/** The table's own row type reads the JSON, so arrays, numbers and times need no list of types here. */
async function insert(client: Client, table: string, rows: readonly object[]): Promise<number> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  const result = await client.query(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
  return result.rowCount ?? 0;
}
