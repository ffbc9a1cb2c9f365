import { Pool, type QueryResultRow } from "pg";

let pool: Pool | undefined;

/**
 * Plain SQL on the database under test, beside the application's own pool: what a test arranges or looks
 * up must not go through the code it tests. Reads DATABASE_URL, so browser tests can use it too.
 */
export async function sql<Row extends QueryResultRow = QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  pool ??= testPool();
  const { rows } = await pool.query<Row>(text, values);
  return rows;
}

function testPool(): Pool {
  const opened = new Pool({ connectionString: process.env.DATABASE_URL, max: 4, allowExitOnIdle: true });
  // `end` does not wait until PostgreSQL has closed a connection, and the database is dropped right after it.
  opened.on("error", () => undefined);
  return opened;
}

/** Inserts one row and gives it back whole. */
export async function insert<Row extends QueryResultRow>(
  table: string,
  values: Record<string, unknown>,
): Promise<Row> {
  const columns = Object.keys(values);
  const names = columns.map((column) => `"${column}"`).join(", ");
  const places = columns.map((_, index) => `$${index + 1}`).join(", ");
  const [row] = await sql<Row>(
    `INSERT INTO "${table}" (${names}) VALUES (${places}) RETURNING *`,
    Object.values(values),
  );
  return row as Row;
}

/** The number of rows of a table, or of those that meet a condition. */
export async function count(table: string, condition = "true", values: unknown[] = []): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM "${table}" WHERE ${condition}`,
    values,
  );
  return row?.count ?? 0;
}

const emptying = new Map<string, Promise<string>>();

/** What TRUNCATE … RESTART IDENTITY CASCADE does, which takes ten times as long: it makes every file of every index anew. */
async function statementsToEmpty(tables: string[]): Promise<string> {
  const found = await sql<{ table: string; sequences: string[] }>(
    `WITH RECURSIVE referring (id) AS (
       SELECT unnest($1::text[]::regclass[])::oid
       UNION SELECT conrelid FROM pg_constraint JOIN referring ON confrelid = id WHERE contype = 'f'
     )
     SELECT id::regclass::text AS table, ARRAY(
       SELECT objid::regclass::text FROM pg_depend JOIN pg_class c ON c.oid = objid
       WHERE refobjid = id AND c.relkind = 'S' AND deptype IN ('a', 'i')
     ) AS sequences FROM referring`,
    [tables],
  );
  const names = found.map(({ table }) => table);
  return [
    // What still writes there ends first.
    `LOCK TABLE ${names.join(", ")}`,
    "SET LOCAL session_replication_role = replica",
    ...names.map((table) => `DELETE FROM ${table}`),
    "SET LOCAL session_replication_role = DEFAULT",
    ...found.flatMap(({ sequences }) => sequences.map((each) => `SELECT setval('${each}', 1, false)`)),
    // As the triggers of TRUNCATE do.
    ...names
      .filter((table) => ["experts", "projects"].includes(table))
      .map(
        (table) => `INSERT INTO deleted_rows (entity, row_id, deleted_in)
          VALUES ('${table}', 0, pg_current_xact_id()::text::bigint)
          ON CONFLICT (entity, row_id) DO UPDATE SET deleted_in = excluded.deleted_in`,
      ),
  ].join(";\n");
}

/** Empties tables and what refers to them, and starts their ids anew. */
export async function empty(...tables: string[]): Promise<void> {
  const key = tables.join();
  const statements = emptying.get(key) ?? statementsToEmpty(tables);
  emptying.set(key, statements);
  await sql(await statements);
}

export async function closeConnection(): Promise<void> {
  await pool?.end();
  pool = undefined;
}
