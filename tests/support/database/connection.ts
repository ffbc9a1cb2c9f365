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
  pool ??= new Pool({ connectionString: process.env.DATABASE_URL, max: 4, allowExitOnIdle: true });
  const { rows } = await pool.query<Row>(text, values);
  return rows;
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

/** Empties tables and what refers to them, and starts their ids anew. */
export async function empty(...tables: string[]): Promise<void> {
  await sql(`TRUNCATE ${tables.map((table) => `"${table}"`).join(", ")} RESTART IDENTITY CASCADE`);
}

export async function closeConnection(): Promise<void> {
  await pool?.end();
  pool = undefined;
}
