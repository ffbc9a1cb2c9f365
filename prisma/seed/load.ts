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
/** Any number of our own: two seeds at once would number the display order twice. */
const lockKey = 5_340_417;

/**
 * Brings the database to that many seeded experts and postings and returns how many were added. A seeded row
 * is known by its address: rows that are there, changed or archived, are left alone, missing ones are added
 * at the end of the display order, nothing is removed. Each batch is a transaction of its own, so an
 * interrupted load goes on where it stopped. The client must be connected and outside a transaction.
 * @throws what pg throws.
 */
export async function loadSeed(client: Client, size: SeedSize, report: Report = () => {}): Promise<SeedSize> {
  await client.query("SELECT pg_advisory_lock($1)", [lockKey]);
  try {
    const experts = await loadKind(client, kinds.experts, size.experts, report);
    const projects = await loadKind(client, kinds.projects, size.projects, report);
    // Fresh statistics for the planner; index-only scans need the visibility map that VACUUM writes.
    if (experts + projects > 0) await client.query("VACUUM (ANALYZE) experts, projects, search_words");
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
  let added = 0;
  let rows = rowsOf(0);
  for (let start = 0; start < missing.length; start += batchSize) {
    const inserting = insert(client, kind.table, rows);
    // Node writes the next batch while PostgreSQL works on this one.
    rows = rowsOf(start + batchSize);
    added += await inserting;
    if (missing.length > batchSize)
      report(`${kind.table}: ${added.toLocaleString("en")} of ${missing.length.toLocaleString("en")}`);
  }
  return added;
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
