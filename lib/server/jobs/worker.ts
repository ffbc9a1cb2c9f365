import "server-only";
import type PgBoss from "pg-boss";
import { timeZone } from "@/lib/shared/dates";
import { knowAddedNames } from "../added-names";
import { logger } from "../logger";
import { sendQueuedMail } from "../mail/send-mail";
import { startBoss } from "./boss";
import { isScheduled, type QueueName, queues, type ScheduledQueue } from "./queues";

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

/** How many mails are handed over at once, twice a second. */
const mailBatch = 20;

/** Starts working through the queues in this process. The returned function finishes the jobs at hand and stops. */
export async function startWorker(featureJobs: FeatureJobs): Promise<() => Promise<void>> {
  const boss: PgBoss = await startBoss();
  const mailOptions = {
    pollingIntervalSeconds: queues["send-mail"].pollingIntervalSeconds,
    batchSize: mailBatch,
    includeMetadata: true,
  } as const;
  await boss.work<{ mailId: string }>("send-mail", mailOptions, async (jobs) => {
    const results = await Promise.allSettled(jobs.map(runMailJob));
    // Each job fails or succeeds for itself; what is failed here is not completed with the rest.
    for (const [index, result] of results.entries()) {
      if (result.status === "rejected")
        await boss.fail("send-mail", jobs[index]?.id ?? "", { message: String(result.reason) });
    }
  });
  for (const [name, job] of Object.entries(featureJobs) as [
    QueueName,
    (data: object) => Promise<unknown>,
  ][]) {
    const { pollingIntervalSeconds } = queues[name];
    await boss.work<object>(name, { pollingIntervalSeconds }, async (jobs) => {
      await knowAddedNames();
      for (const { data } of jobs) await job(data);
    });
    if (isScheduled(name)) await boss.schedule(name, queues[name].schedule, undefined, { tz: timeZone });
  }
  logger().info("jobs: working");
  return () => boss.stop({ graceful: true, wait: true, timeout: 8_000 });
}
