import { GET as list } from "@/app/api/admin/jobs/route";
import type { JobQueue } from "@/lib/features/operations/job-schemas";
import { queues } from "@/lib/server/jobs/queues";
import { call } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createAdmin } from "@/tests/support/factories";

const day = 24 * 3_600_000;

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
