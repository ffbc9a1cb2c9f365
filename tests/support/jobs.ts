import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import PgBoss from "pg-boss";
import { mailUnread } from "@/lib/features/conversations/server/tell-readers";
import { notifyExperts } from "@/lib/features/matching/server/notify-experts";
import { tellStageMove } from "@/lib/features/project-applications/server/tell-stage-move";
import { sealContract } from "@/lib/features/signing/server/seal-contract";
import { followSkillName } from "@/lib/features/vocabulary/server/follow-skill-name";
import { runMailJob } from "@/lib/server/jobs/worker";
import { sql } from "./database/connection";

/** A pg-boss that is never started: it fetches and settles jobs, and has no timers of its own. */
const boss = new PgBoss({
  db: { executeSql: async (text: string, values: unknown[]) => ({ rows: await sql(text, values) }) },
  migrate: false,
  supervise: false,
  schedule: false,
});

/** Sends every mail whose turn it is, one after another, as the worker does. Returns how many jobs were run. */
export async function runMailJobs(): Promise<number> {
  let done = 0;
  for (;;) {
    const [job] = await boss.fetch<{ mailId: string }>("send-mail", { includeMetadata: true });
    if (!job) return done;
    done += 1;
    try {
      await runMailJob(job);
      await boss.complete("send-mail", job.id);
    } catch (error) {
      await boss.fail("send-mail", job.id, error as object);
    }
  }
}

/** Runs every waiting `notify-experts` job, as the worker does. Returns how many mails each has queued. */
export async function runNotifyJobs(): Promise<number[]> {
  const queued: number[] = [];
  for (;;) {
    const [job] = await boss.fetch<{ projectId: number }>("notify-experts");
    if (!job) return queued;
    queued.push(await notifyExperts(job.data));
    await boss.complete("notify-experts", job.id);
  }
}

/** Runs every `tell-stage-move` job, as the worker does once its seconds are over. Returns how many were run. */
export async function runStageMoveJobs(): Promise<number> {
  await sql("UPDATE pgboss.job SET start_after = now() WHERE name = 'tell-stage-move' AND state = 'created'");
  for (let done = 0; ; done += 1) {
    const [job] = await boss.fetch<{ moveId: number }>("tell-stage-move");
    if (!job) return done;
    await tellStageMove(job.data);
    await boss.complete("tell-stage-move", job.id);
  }
}

/** Runs every waiting `seal-contract` job, as the worker does; one that fails waits for another try. Returns how many were run. */
export async function runSealJobs(): Promise<number> {
  for (let done = 0; ; done += 1) {
    const [job] = await boss.fetch<{ contractId: number }>("seal-contract");
    if (!job) return done;
    try {
      await sealContract(job.data);
      await boss.complete("seal-contract", job.id);
    } catch (error) {
      await boss.fail("seal-contract", job.id, { message: String(error) });
    }
  }
}

/** Runs every `follow-skill-name` job, as the worker does once their seconds are over. Returns how many rows followed. */
export async function runSkillNameJobs(): Promise<number[]> {
  await sql(
    "UPDATE pgboss.job SET start_after = now() WHERE name = 'follow-skill-name' AND state = 'created'",
  );
  const followed: number[] = [];
  for (;;) {
    const [job] = await boss.fetch<{ phrase: string }>("follow-skill-name");
    if (!job) return followed;
    followed.push(await followSkillName(job.data));
    await boss.complete("follow-skill-name", job.id);
  }
}

export type JobRow = { id: string; state: string; retry_count: number; data: { mailId: string } };

/** The mail jobs as the queue has them, oldest first. */
export const mailJobs = (): Promise<JobRow[]> =>
  sql<JobRow>(
    "SELECT id, state, retry_count, data FROM pgboss.job WHERE name = 'send-mail' ORDER BY created_on, id",
  );

/** Brings jobs that wait for another try forward to now. */
export async function skipRetryDelays(): Promise<void> {
  await sql("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");
}

/** What the queue does once a job's process has been silent for too long, without the waiting. */
export async function giveUpOnDeadWorkers(): Promise<void> {
  await sql(
    "UPDATE pgboss.job SET started_on = now() - expire_in - interval '1 second' WHERE state = 'active'",
  );
  await boss.expire();
  await skipRetryDelays();
}

/** What the queue does with jobs that waited for longer than it keeps them, without the waiting. */
export async function forgetOldJobs(): Promise<void> {
  await sql("UPDATE pgboss.job SET keep_until = now() - interval '1 second'");
  await boss.maintain();
}

export type WorkerProcess = {
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to finish what it is doing; gives its exit code. */
  stop(): Promise<number | null>;
};

/** `npm run worker` as a process of its own, on the database and outbox of this test. */
export async function startWorkerProcess(environment: Record<string, string> = {}): Promise<WorkerProcess> {
  const script = path.resolve(__dirname, "../../scripts/worker.ts");
  const child: ChildProcess = spawn(
    process.execPath,
    ["--import", "tsx", "--conditions=react-server", script],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, LOG_LEVEL: "warn", ...environment },
    },
  );
  let printed = "";
  child.stderr?.on("data", (chunk) => {
    printed += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      printed += chunk;
      if (printed.includes("Working through the job queues")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`The worker ended with code ${code}: ${printed}`)));
  });
  return {
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/**
 * Runs every `message-mails` job whose turn it is at a moment the clock may be set to, as the worker does.
 * @returns how many seconds each had waited for, and whether it mailed
 */
export async function runMessageMailJobs(): Promise<{ seconds: number; isMailed: boolean }[]> {
  const done: { seconds: number; isMailed: boolean }[] = [];
  const waiting = await sql<{ id: string; seconds: number }>(
    `SELECT id, round(extract(epoch FROM start_after - created_on))::int AS seconds FROM pgboss.job
     WHERE name = 'message-mails' AND state = 'created'`,
  );
  await sql("UPDATE pgboss.job SET start_after = now() WHERE name = 'message-mails' AND state = 'created'");
  for (;;) {
    const [job] = await boss.fetch<Parameters<typeof mailUnread>[0]>("message-mails");
    if (!job) return done;
    const { seconds = 0 } = waiting.find(({ id }) => id === job.id) ?? {};
    done.push({ seconds, isMailed: await mailUnread(job.data) });
    await boss.complete("message-mails", job.id);
  }
}
