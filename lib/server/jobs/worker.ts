import "server-only";
import type PgBoss from "pg-boss";
import { timeZone } from "@/lib/shared/dates";
import { knowAddedNames } from "../added-names";
import { logger } from "../logger";
import { sendQueuedMail } from "../mail/send-mail";
import { startBoss } from "./boss";

export type MailJob = { data: { mailId: string }; retryCount: number; retryLimit: number };

/** One job of the queue `send-mail`. @throws when the mail could not be sent */
export const runMailJob = ({ data, retryCount, retryLimit }: MailJob): Promise<void> =>
  sendQueuedMail(data.mailId, retryCount >= retryLimit);

/** What jobs of features do. This room does not know features, so whoever starts the worker hands it over. */
export type FeatureJobs = {
  "notify-experts": (job: { projectId: number }) => Promise<unknown>;
  "follow-skill-name": (job: { phrase: string }) => Promise<unknown>;
  "saved-search-alerts": () => Promise<unknown>;
  "meeting-reminders": () => Promise<unknown>;
  housekeeping: () => Promise<void>;
  "keep-catalogue": () => Promise<void>;
};

/** How many mails are handed over at once, twice a second. */
const mailBatch = 20;

/** Starts working through the queues in this process. The returned function finishes the jobs at hand and stops. */
export async function startWorker(featureJobs: FeatureJobs): Promise<() => Promise<void>> {
  const boss: PgBoss = await startBoss();
  const mailOptions = { pollingIntervalSeconds: 0.5, batchSize: mailBatch, includeMetadata: true } as const;
  await boss.work<{ mailId: string }>("send-mail", mailOptions, async (jobs) => {
    const results = await Promise.allSettled(jobs.map(runMailJob));
    // Each job fails or succeeds for itself; what is failed here is not completed with the rest.
    for (const [index, result] of results.entries()) {
      if (result.status === "rejected")
        await boss.fail("send-mail", jobs[index]?.id ?? "", { message: String(result.reason) });
    }
  });
  await boss.work<{ projectId: number }>("notify-experts", { pollingIntervalSeconds: 2 }, async (jobs) => {
    await knowAddedNames();
    for (const { data } of jobs) await featureJobs["notify-experts"](data);
  });
  await boss.work<{ phrase: string }>("follow-skill-name", { pollingIntervalSeconds: 1 }, async (jobs) => {
    for (const { data } of jobs) await featureJobs["follow-skill-name"](data);
  });
  await boss.work("saved-search-alerts", { pollingIntervalSeconds: 30 }, async () => {
    await knowAddedNames();
    await featureJobs["saved-search-alerts"]();
  });
  await boss.schedule("saved-search-alerts", "40 7 * * *", undefined, { tz: timeZone });
  await boss.work("meeting-reminders", { pollingIntervalSeconds: 30 }, () =>
    featureJobs["meeting-reminders"](),
  );
  await boss.schedule("meeting-reminders", "*/5 * * * *");
  await boss.work("housekeeping", { pollingIntervalSeconds: 30 }, () => featureJobs.housekeeping());
  await boss.schedule("housekeeping", "17 * * * *");
  await boss.work("keep-catalogue", { pollingIntervalSeconds: 30 }, () => featureJobs["keep-catalogue"]());
  await boss.schedule("keep-catalogue", "*/15 * * * *");
  logger().info("jobs: working");
  return () => boss.stop({ graceful: true, wait: true, timeout: 8_000 });
}
