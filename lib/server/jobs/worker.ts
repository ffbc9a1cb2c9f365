import "server-only";
import type PgBoss from "pg-boss";
import { timeZone } from "@/lib/shared/dates";
import { knowAddedNames } from "../added-names";
import { logger } from "../logger";
import { sendQueuedMail } from "../mail/send-mail";
import { startBoss } from "./boss";
import { isScheduled, type Queue, type QueueName, queues, type ScheduledQueue } from "./queues";

export type MailJob = { data: { mailId: string }; retryCount: number; retryLimit: number };

/** One job of the queue `send-mail`. @throws when the mail could not be sent */
export const runMailJob = ({ data, retryCount, retryLimit }: MailJob): Promise<void> =>
  sendQueuedMail(data.mailId, retryCount >= retryLimit);

/** What a job that somebody queued is about; those that run by themselves are about everything that is due. */
type QueuedData = {
  "notify-experts": { projectId: number };
  "follow-skill-name": { phrase: string };
  "tell-stage-move": { moveId: number };
  "seal-contract": { contractId: number };
  "message-mails": { conversationId: number; side: "company" | "expert"; userId: number | null };
};

/** What jobs of features do. This room does not know features, so whoever starts the worker hands it over. */
export type FeatureJobs = { [Name in keyof QueuedData]: (job: QueuedData[Name]) => Promise<unknown> } & {
  [Name in ScheduledQueue]: () => Promise<unknown>;
};

/** Runs jobs that were taken together. Each fails or succeeds for itself: what is failed here is not completed with the rest. */
async function runEach<Job extends { id: string }>(
  boss: PgBoss,
  name: QueueName,
  jobs: readonly Job[],
  run: (job: Job) => Promise<unknown>,
): Promise<void> {
  const results = await Promise.allSettled(jobs.map(run));
  for (const [index, result] of results.entries()) {
    if (result.status === "rejected")
      await boss.fail(name, jobs[index]?.id ?? "", { message: String(result.reason) });
  }
}

/** Starts working through the queues in this process. The returned function finishes the jobs at hand and stops. */
export async function startWorker(featureJobs: FeatureJobs): Promise<() => Promise<void>> {
  const boss: PgBoss = await startBoss();
  const { pollingIntervalSeconds, batchSize } = queues["send-mail"];
  const mailOptions = { pollingIntervalSeconds, batchSize, includeMetadata: true } as const;
  await boss.work<{ mailId: string }>("send-mail", mailOptions, (jobs) =>
    runEach(boss, "send-mail", jobs, runMailJob),
  );
  for (const [name, job] of Object.entries(featureJobs) as [
    QueueName,
    (data: object) => Promise<unknown>,
  ][]) {
    const { pollingIntervalSeconds, batchSize = 1 }: Queue = queues[name];
    await boss.work<object>(name, { pollingIntervalSeconds, batchSize }, async (jobs) => {
      await knowAddedNames();
      await runEach(boss, name, jobs, ({ data }) => job(data));
    });
    if (isScheduled(name)) await boss.schedule(name, queues[name].schedule, undefined, { tz: timeZone });
  }
  logger().info("jobs: working");
  return () => boss.stop({ graceful: true, wait: true, timeout: 8_000 });
}
