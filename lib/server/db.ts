import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { changedTags } from "./cache-tags";
import { currentRequest } from "./current-request";
import { env } from "./env";
import { PrismaClient } from "./generated/prisma/client";
import { logger } from "./logger";

// Kept on globalThis: in development Next loads modules anew on each change, and every bundle has its own copy.
const kept = globalThis as unknown as {
  osaajaPool?: pg.Pool;
  osaajaSearchPool?: pg.Pool;
  osaajaPrisma?: PrismaClient;
};

// Prisma writes instants without their offset, so a session in another zone would shift them.
const settings = "SET TIME ZONE 'UTC'; SET random_page_cost = 1.1; SET max_parallel_workers_per_gather = 0";

/** The pool of a process for Prisma and for Kysely. */
export function pool(): pg.Pool {
  kept.osaajaPool ??= openPool(connections().others, settings);
  return kept.osaajaPool;
}

/**
 * The connections of the search of experts, and of nothing else. Each of its reads has an index; where most rows
 * match, the planner would still read the whole table, because it thinks a full-text match as cheap as a comparison
 * (docs/decisions/0003-search.md).
 */
export function searchPool(): pg.Pool {
  kept.osaajaSearchPool ??= openPool(connections().search, `${settings}; SET enable_seqscan = off`);
  return kept.osaajaSearchPool;
}

/** DATABASE_POOL_SIZE in two halves, of one connection at least. */
function connections() {
  const search = Math.max(1, Math.floor(env().DATABASE_POOL_SIZE / 2));
  return { search, others: Math.max(1, env().DATABASE_POOL_SIZE - search) };
}

/** A pool in which nothing waits for ever. */
function openPool(max: number, onConnect: string): pg.Pool {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) throw new Error("DATABASE_URL is not set");
  const created = new pg.Pool({
    connectionString: DATABASE_URL,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 15_000,
    allowExitOnIdle: true,
    onConnect: async (client: pg.ClientBase) => {
      await client.query(onConnect);
    },
  } as pg.PoolConfig);
  created.on("error", (error) =>
    logger().warn({ error: error.message }, "an idle database connection was lost"),
  );
  return created;
}

/** The Prisma client. Only repositories and the other files of lib/server may call this. */
export function prisma(): PrismaClient {
  kept.osaajaPrisma ??= new PrismaClient({
    adapter: new PrismaPg(pool(), { disposeExternalPool: false }),
    transactionOptions: { maxWait: 10_000, timeout: 15_000 },
  });
  return kept.osaajaPrisma;
}

/** Prisma inside `transaction`: what a repository takes when its write belongs to a larger change. */
export type Transaction = Omit<
  PrismaClient,
  "$connect" | "$disconnect" | "$on" | "$transaction" | "$use" | "$extends"
>;

/**
 * Runs `work` in one database transaction: all of it happens, or nothing. The request that it belongs to, if any, then
 * ends the cached pages of the experts and postings it has changed.
 */
export async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const request = currentRequest.getStore();
  let changed: string[] = [];
  const result = await prisma().$transaction(async (client) => {
    const tx = client as unknown as Transaction;
    const done = await work(tx);
    if (request) changed = await changedTags(tx);
    return done;
  });
  for (const tag of changed) request?.changedTags.add(tag);
  return result;
}

/** Closes every connection; for scripts and tests. */
export async function closeDatabase() {
  await kept.osaajaPrisma?.$disconnect();
  await Promise.all([kept.osaajaPool?.end(), kept.osaajaSearchPool?.end()]);
  kept.osaajaPrisma = undefined;
  kept.osaajaPool = undefined;
  kept.osaajaSearchPool = undefined;
}
