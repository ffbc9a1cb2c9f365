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
import { pool, searchPool, type Transaction } from "./db";
import type { DB } from "./generated/kysely/types";
import { Prisma } from "./generated/prisma/client";

// Kysely writes the statements and knows their rows by the Prisma schema (docs/decisions/0012). It has no connections
// of its own: a statement goes over the pool, or over the transaction that Prisma has open.

type NamedQuery<Row = unknown> = CompiledQuery<Row> & { name?: string };
type Execute = (query: NamedQuery) => Promise<QueryResult<unknown>>;

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

const over = (connections: () => Pool): Execute =>
  async function execute({ name, sql: text, parameters }) {
    const { rows, rowCount } = await connections().query({
      ...(name ? { name } : {}),
      text,
      values: [...parameters],
    });
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  };
const overPool = kyselyOver(over(pool));
const overSearchPool = kyselyOver(over(searchPool));

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

/** The same over the connections of the search. */
export const kyselyOfSearch = (): Kysely<DB> => overSearchPool;

/**
 * A hot read over the pool. Under its `name`, unique for its text, PostgreSQL keeps the parsed statement and, once it
 * has proved itself, the plan.
 */
export async function prepared<Row>(
  name: string,
  query: Compilable<Row>,
  database: Kysely<DB> = kysely(),
): Promise<Row[]> {
  const named: NamedQuery<Row> = { ...query.compile(), name };
  const { rows } = await database.executeQuery<Row>(named);
  return rows;
}

/** The right side of `=` for any of several values: one parameter, however many they are. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql<Value>`any(${values})`;

/** Lets the transactions that hold the same key wait for each other; held until `tx` ends. */
export async function holdKey(tx: Transaction, key: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))::text`.execute(kysely(tx));
}
