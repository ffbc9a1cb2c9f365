import "server-only";
import {
  CamelCasePlugin,
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
  sql,
} from "kysely";
import type { Pool } from "pg";
import { pool, type Transaction } from "./db";
import type { DB } from "./generated/kysely/types";
import { Prisma } from "./generated/prisma/client";

// Kysely writes the statements and knows their rows by the Prisma schema (docs/decisions/0012). It has no connections
// of its own: a statement goes over the pool, or over the transaction that Prisma has open.

type Execute = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

function kyselyOver(execute: Execute): Kysely<DB> {
  class Driver extends DummyDriver {
    override async acquireConnection() {
      return {
        executeQuery: <Row>(query: CompiledQuery) => execute(query) as Promise<QueryResult<Row>>,
        streamQuery: () => {
          throw new Error("Rows are read as one answer");
        },
      };
    }
  }
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    // The keys inside of JSON values are data.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

const overPool = kyselyOver(async ({ sql: text, parameters }) => {
  const { rows, rowCount } = await pool().query({ text, values: [...parameters] });
  return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
});

/** Whether a statement answers rows; what only writes is asked for their number. */
function answersRows({ query }: CompiledQuery): boolean {
  const writes = ["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"].includes(query.kind);
  return !writes || ("returning" in query && query.returning !== undefined);
}

/** A value of Prisma's raw rows as pg gives it, and as the row types say. */
function asPgGives(value: unknown): unknown {
  if (typeof value === "bigint" || value instanceof Prisma.Decimal) return value.toString();
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}

const overPrisma = (tx: Transaction) =>
  kyselyOver(async (query) => {
    const values = [...query.parameters];
    if (!answersRows(query)) {
      return { rows: [], numAffectedRows: BigInt(await tx.$executeRawUnsafe(query.sql, ...values)) };
    }
    const rows = await tx.$queryRawUnsafe<Record<string, unknown>[]>(query.sql, ...values);
    return {
      rows: rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asPgGives(value)])),
      ),
    };
  });

/** Statements with typed rows, over the pool or in `tx`. Only repositories and lib/server may call this. */
export const kysely = (tx?: Transaction): Kysely<DB> => (tx ? overPrisma(tx) : overPool);

/**
 * A hot read over the pool. Under its `name`, unique for its text, PostgreSQL keeps the parsed statement and, once it
 * has proved itself, the plan.
 */
export function prepared<Row>(name: string, query: Compilable<Row>): Promise<Row[]> {
  const { sql: text, parameters } = query.compile();
  return rowsOf<Row>({ name, text, values: [...parameters] }, pool());
}

/** Stands for a value while a statement is written. */
class Placeholder {
  constructor(readonly key: string) {}
}

/**
 * A read that is asked at each turn: its statement is written at the first call, not at every one. `write` must only
 * hand its values over to Kysely, which turns each into a parameter; what they are it does not know.
 */
export function hotRead<Values extends Record<string, unknown>, Row>(
  name: string,
  write: (values: Values) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  let written: CompiledQuery<Row> | undefined;
  return (values) => {
    if (!written) {
      const places = Object.keys(values).map((key) => [key, new Placeholder(key)]);
      written = write(Object.fromEntries(places)).compile();
    }
    const given = written.parameters.map((each) => (each instanceof Placeholder ? values[each.key] : each));
    return rowsOf<Row>({ name, text: written.sql, values: given }, pool());
  };
}

/** Rows of a statement, their columns in camel case as Kysely gives them. */
export async function rowsOf<Row>(
  query: { name?: string; text: string; values: unknown[] },
  connections: Pool,
): Promise<Row[]> {
  const { fields, rows } = await connections.query<unknown[]>({ ...query, rowMode: "array" });
  const names = fields.map(({ name }) => camelCase(name));
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let column = 0; column < names.length; column += 1) row[names[column] as string] = values[column];
    return row as Row;
  });
}

const camelNames = new Map<string, string>();
function camelCase(column: string): string {
  const known = camelNames.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_([a-z\d])/g, (_, next: string) => next.toUpperCase());
  camelNames.set(column, name);
  return name;
}

/** The right side of `=` for any of several values: one parameter, however many they are. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql<Value>`any(${values})`;

/** Lets the transactions that hold the same key wait for each other; held until `tx` ends. */
export async function holdKey(tx: Transaction, key: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))::text`.execute(kysely(tx));
}
