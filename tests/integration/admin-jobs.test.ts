import { GET as list } from "@/app/api/admin/jobs/route";
import type { JobQueue } from "@/lib/features/operations/job-schemas";
import { transaction } from "@/lib/server/db";
import { enqueue } from "@/lib/server/jobs/boss";
import { queues } from "@/lib/server/jobs/queues";
import { call } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createAdmin } from "@/tests/support/factories";

const day = 24 * 3_600_000;

it("has every queue as it is declared", async () => {
  const kept = await sql<{ name: string }>(
    `SELECT name, retry_limit AS "retryLimit", retry_delay AS "retryDelay", retry_backoff AS "retryBackoff",
       expire_seconds AS "expireInSeconds", retention_minutes / 60 / 24 AS "retentionDays" FROM pgboss.queue`,
  );
  const declared = Object.entries(queues).map(([name, queue]) => {
    const { retryLimit, retryDelay, retryBackoff, expireInSeconds, retentionDays } = queue;
    return { name, retryLimit, retryDelay, retryBackoff, expireInSeconds, retentionDays };
  });
  const isOurs = ({ name }: { name: string }) => Object.hasOwn(queues, name);
  const byName = (left: { name: string }, right: { name: string }) => left.name.localeCompare(right.name);
  expect(kept.filter(isOurs).sort(byName)).toEqual(declared.sort(byName));
});

it("keeps a job that nobody takes for as long as its queue says", async () => {
  await sql("DELETE FROM pgboss.job");
  await transaction((tx) => enqueue(tx, "send-mail", { mailId: "none" }));
  const kept = await sql("SELECT extract(day FROM keep_until - start_after)::int AS days FROM pgboss.job");
  expect(kept).toEqual([{ days: queues["send-mail"].retentionDays }]);
});

it("shows an administrator every queue, what failed lately and with what", async () => {
  await empty("users");
  await sql("DELETE FROM pgboss.job");
  const job = (state: string, daysAgo: number, message?: string) =>
    sql("INSERT INTO pgboss.job (name, state, completed_on, output) VALUES ('housekeeping', $1, $2, $3)", [
      state,
      new Date(Date.now() - daysAgo * day),
      message ? JSON.stringify({ message }) : null,
    ]);
  await job("completed", 1);
  await job("failed", 2, "the disk is full");
  await job("failed", 9, "long ago");
  const { status, body } = await call<JobQueue[]>(list, { as: await createAdmin() });
  expect(status).toBe(200);
  expect(body.map(({ name }) => name)).toEqual(Object.keys(queues));
  expect(body.find(({ name }) => name === "housekeeping")).toMatchObject({
    ...{ schedule: "17 * * * *", failed: 1, waiting: 0, lastError: "the disk is full" },
    lastCompletedAt: expect.any(String),
  });
  expect(body.find(({ name }) => name === "send-mail")).toMatchObject({
    schedule: null,
    failed: 0,
    lastError: null,
  });
});
