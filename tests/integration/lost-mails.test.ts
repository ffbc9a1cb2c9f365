import { transaction } from "@/lib/server/db";
import { queueMailsAgain } from "@/lib/server/mail/lost-mails";
import { queueMail } from "@/lib/server/mail/mail";
import { empty, sql } from "@/tests/support/database/connection";
import { forgetOldJobs, giveUpOnDeadWorkers, mailJobs, runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, readOutbox } from "@/tests/support/mail";

const queue = (subject: string) =>
  transaction((tx) =>
    queueMail(tx, {
      ...{ kind: "account_role" as const, to: "reader@example.com", subject },
      ...{ text: "Words.", html: "<p>Words.</p>" },
    }),
  );
const mails = () =>
  sql<{ subject: string; status: string; last_error: string | null }>(
    "SELECT subject, status, last_error FROM mail_messages ORDER BY subject",
  );
/** As when the process dies while it tries for the last time. */
const dieAtTheLastTry = async () => {
  await sql("UPDATE pgboss.job SET state = 'active', started_on = now(), retry_count = retry_limit");
  await giveUpOnDeadWorkers();
};

beforeEach(async () => {
  await empty("mail_messages");
  await sql("DELETE FROM pgboss.job");
  await sql("DELETE FROM pgboss.archive");
  clearOutbox();
});

it("sends a mail whose job the queue has forgotten, once", async () => {
  await queue("Nobody worked for weeks");
  await forgetOldJobs();
  expect(await mailJobs()).toEqual([]);
  expect(await queueMailsAgain()).toEqual({ queued: 1, failed: 0 });
  expect(await queueMailsAgain()).toEqual({ queued: 0, failed: 0 });
  expect(await runMailJobs()).toBe(1);
  expect((await readOutbox()).map(({ subject }) => subject)).toEqual(["Nobody worked for weeks"]);
  expect(await queueMailsAgain()).toEqual({ queued: 0, failed: 0 });
});

it("calls a mail failed whose last try got no answer, so that it can be sent again", async () => {
  await queue("Archived");
  await dieAtTheLastTry();
  await sql("UPDATE pgboss.job SET completed_on = now() - interval '2 days'");
  await forgetOldJobs();
  await queue("Given up");
  await dieAtTheLastTry();
  expect((await mailJobs()).map(({ state }) => state)).toEqual(["failed"]);
  expect(await queueMailsAgain()).toEqual({ queued: 0, failed: 2 });
  const status = { status: "failed", last_error: expect.stringContaining("last try") };
  expect(await mails()).toMatchObject([
    { subject: "Archived", ...status },
    { subject: "Given up", ...status },
  ]);
});

it("leaves alone what has a job: one that waits, one at work, one that waits for another try", async () => {
  for (const state of ["created", "active", "retry"]) {
    await queue(state);
    const [job] = await sql<{ id: string }>("SELECT id FROM mail_messages WHERE subject = $1", [state]);
    await sql("UPDATE pgboss.job SET state = $1, started_on = now() WHERE id = $2", [state, job?.id]);
  }
  expect(await queueMailsAgain()).toEqual({ queued: 0, failed: 0 });
  expect(await mails()).toHaveLength(3);
  expect((await mails()).filter(({ status }) => status !== "queued")).toEqual([]);
});
