import "server-only";
import PgBoss from "pg-boss";
import { pool, type Transaction } from "../db";
import { logger } from "../logger";
import { type QueueName, queues } from "./queues";

const kept = globalThis as unknown as { osaajaSender?: PgBoss };
const database = { executeSql: (text: string, values: unknown[]) => pool().query(text, values) };

/** Makes the job tables and queues. Part of the migration step. */
export async function migrateJobs(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  try {
    for (const [name, queue] of Object.entries(queues)) {
      const { retryLimit, retryDelay, retryBackoff, expireInSeconds, retentionDays } = queue;
      // Of a queue, pg-boss reads minutes alone.
      const retentionMinutes = retentionDays * 24 * 60;
      const options = { retryLimit, retryDelay, retryBackoff, expireInSeconds, retentionMinutes };
      const found = await boss.getQueue(name);
      await (found
        ? boss.updateQueue(name, { name, ...options })
        : boss.createQueue(name, { name, ...options }));
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** A pg-boss that only writes jobs down: never started, so it has no timers and asks for no connection. */
function sender(): PgBoss {
  kept.osaajaSender ??= new PgBoss({ db: database, supervise: false, schedule: false, migrate: false });
  return kept.osaajaSender;
}

/**
 * Queues a job inside the transaction of the change it belongs to: both happen, or neither.
 * @param options.id makes it unique, so that queueing twice is one job
 * @param options.startAfter seconds until its turn comes
 */
export async function enqueue(
  tx: Transaction,
  queue: QueueName,
  data: object,
  options: { id?: string; startAfter?: number } = {},
): Promise<void> {
  const db = {
    executeSql: async (text: string, values: unknown[]) => {
      const plain = values.map((value) =>
        typeof value === "object" && value !== null ? JSON.stringify(value) : value,
      );
      return { rows: await tx.$queryRawUnsafe<unknown[]>(text, ...plain) };
    },
  };
  await sender().send(queue, data, { ...options, db });
}

/** A pg-boss that works: polls, retries, takes over jobs of dead processes. */
export async function startBoss(): Promise<PgBoss> {
  const boss = new PgBoss({
    db: database,
    migrate: false,
    supervise: true,
    schedule: true,
    maintenanceIntervalSeconds: 30,
    monitorStateIntervalSeconds: 60,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 7,
  });
  boss.on("error", (error) => logger().error({ error: error.message }, "jobs"));
  await boss.start();
  return boss;
}
