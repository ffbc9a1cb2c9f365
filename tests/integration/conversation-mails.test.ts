import { POST as markRead } from "@/app/api/conversations/[id]/read/route";
import { mailUnread } from "@/lib/features/conversations/server/tell-readers";
import { setClock } from "@/lib/server/clock";
import { call } from "@/tests/support/call";
import {
  createConversation,
  createProjectApplication,
  of,
  openAs,
  writeAs,
} from "@/tests/support/conversations";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import { createProject, createUser, type TestUser } from "@/tests/support/factories";
import { runMessageMailJobs } from "@/tests/support/jobs";

// At most one mail a conversation and reader in 15 minutes while something is unread, the first at once (deal L5).

const at = (minutes: number) => setClock(new Date(Date.UTC(2027, 2, 1, 12, 0) + minutes * 60_000));
const mailsTo = async ({ email }: { email: string }) =>
  (
    await sql<{ text: string }>(`SELECT text FROM mail_messages WHERE "to" = $1 ORDER BY created_at, id`, [
      email,
    ])
  ).map(({ text }) => text);
const mailed = async (user: { email: string }) => (await mailsTo(user)).length;
const read = (as: TestUser, id: number) => call(markRead, { ...of(id), method: "POST", as });

beforeEach(async () => {
  at(0);
  await empty("experts", "users", "projects", "companies", "mail_messages", "notifications");
  await sql("DELETE FROM pgboss.job");
});

it("go at once, then one at the end of the quarter of an hour for all that came in it", async () => {
  const { company, expert, id } = await createConversation();
  await writeAs(company, id, "First");
  expect(await mailed(expert)).toBe(1);
  expect(await mailed(company)).toBe(0);
  at(5);
  for (const body of ["Second", "Third"]) await writeAs(company, id, body);
  at(6);
  await writeAs(company, id, "Fourth");
  expect(await mailed(expert)).toBe(1);
  at(15);
  expect(await runMessageMailJobs()).toEqual([{ seconds: 600, isMailed: true }]);
  const [, second] = await mailsTo(expert);
  expect(second).toContain("Fourth");
  // The quiet begins anew, and the next message waits for its end.
  at(20);
  await writeAs(company, id, "Fifth");
  expect(await mailed(expert)).toBe(2);
  at(30);
  expect(await runMessageMailJobs()).toEqual([{ seconds: 600, isMailed: true }]);
  expect(await mailed(expert)).toBe(3);
});

it("do not go for what has been read, and still one at most in the time after", async () => {
  const { company, expert, id } = await createConversation();
  await writeAs(company, id, "First");
  at(2);
  await writeAs(company, id, "Second");
  await read(expert, id);
  at(15);
  expect((await runMessageMailJobs()).map(({ isMailed }) => isMailed)).toEqual([false]);
  expect(await mailed(expert)).toBe(1);
  at(16);
  await writeAs(company, id, "Third");
  expect(await mailed(expert)).toBe(2);
  at(18);
  await read(expert, id);
  await writeAs(company, id, "Fourth");
  expect(await mailed(expert)).toBe(2);
  at(31);
  expect((await runMessageMailJobs()).map(({ isMailed }) => isMailed)).toEqual([true]);
  expect((await mailsTo(expert)).at(-1)).toContain("Fourth");
});

it("are not doubled by messages at once, nor by a job that runs twice or too early", async () => {
  const { company, expert, id } = await createConversation();
  await Promise.all(Array.from({ length: 6 }, (_, number) => writeAs(company, id, `Line ${number}`)));
  expect(await mailed(expert)).toBe(1);
  const job = { conversationId: id, side: "expert", userId: expert.id } as const;
  at(14);
  expect(await mailUnread(job)).toBe(false);
  at(15);
  await writeAs(company, id, "On the minute");
  expect(await mailed(expert)).toBe(2);
  expect(await mailUnread(job)).toBe(false);
  at(31);
  await writeAs(company, id, "Later");
  expect((await Promise.all([mailUnread(job), mailUnread(job)])).filter(Boolean)).toEqual([]);
  expect(await mailed(expert)).toBe(3);
});

it("tell the other side only, without contact details, with the link; and stand on the page of notifications", async () => {
  const { company, expert, id } = await createConversation();
  await writeAs(expert, id, `Call 040 123 4567 or write to aino@example.fi. ${"Long ".repeat(200)}`);
  const [mail = ""] = await mailsTo(company);
  expect(mail).toContain(
    "Call [hidden until the interview stage] or write to [hidden until the interview stage].",
  );
  expect(mail).toContain("Aino V. wrote to you");
  expect(mail).toContain(`/messages/${id}`);
  expect(mail).not.toMatch(/Virtanen|040|aino@/);
  expect(mail.length).toBeLessThan(1500);
  const [{ subject = "", html = "" } = {}] = await sql<{ subject: string; html: string }>(
    "SELECT subject, html FROM mail_messages",
  );
  expect(subject + html).not.toMatch(/Virtanen|040 123|aino@/);
  await writeAs(expert, id, "And again");
  expect(await sql("SELECT user_id, kind, path, values FROM notifications")).toEqual([
    {
      user_id: company.id,
      kind: "message_received",
      path: `/messages/${id}`,
      values: { from: "Aino V.", project: expect.any(String) },
    },
  ]);
  await read(company, id);
  expect(await count("notifications")).toBe(0);
});

it("go by what somebody chose: none where they are off", async () => {
  const { company, expert, id } = await createConversation();
  await insert("notification_choices", { user_id: expert.id, kind: "message_received", delivery: "off" });
  await writeAs(company, id, "Hello");
  expect(await mailed(expert)).toBe(0);
  expect(await count("notifications")).toBe(1);
});

it("go to every member of a company, each by what they have read", async () => {
  const { company, expert, id, projectId } = await createConversation();
  const colleague = await createUser();
  const team = await insert<{ id: number }>("companies", {
    name: "Pohjola Oy",
    created_at: new Date(),
    updated_at: new Date(),
  });
  for (const user of [company, colleague]) {
    await insert("company_members", {
      user_id: user.id,
      company_id: team.id,
      role: "member",
      created_at: new Date(),
    });
  }
  await sql("UPDATE projects SET company_id = $1 WHERE id = $2", [team.id, projectId]);
  await writeAs(expert, id, "Hello");
  expect([await mailed(company), await mailed(colleague)]).toEqual([1, 1]);
  at(3);
  await writeAs(expert, id, "Again");
  await read(company, id);
  // Who left the company hears no more.
  at(15);
  expect((await runMessageMailJobs()).map(({ isMailed }) => isMailed).sort()).toEqual([false, true]);
  expect([await mailed(company), await mailed(colleague)]).toEqual([1, 2]);
  await sql("DELETE FROM company_members WHERE user_id = $1", [colleague.id]);
  at(31);
  await writeAs(expert, id, "Once more");
  expect([await mailed(company), await mailed(colleague)]).toEqual([2, 2]);
});

it("reach a side without an account by its address, as seldom", async () => {
  const company = await createUser();
  const project = await createProject({ ownerId: company.id });
  const guest = { email: "guest@example.com" };
  const application = await createProjectApplication(project.id, { applicant_email: guest.email });
  const { body } = await openAs(company, { applicationId: application.id });
  await writeAs(company, body.id, "Hello");
  const [mail = ""] = await mailsTo(guest);
  expect(mail).toContain("Sign in with this address, guest@example.com");
  at(4);
  await writeAs(company, body.id, "Again");
  expect(await mailed(guest)).toBe(1);
  at(15);
  expect((await runMessageMailJobs()).map(({ isMailed }) => isMailed)).toEqual([true]);
  expect(await mailed(guest)).toBe(2);
  // With the account the mails are the account's.
  const account = await createUser({ email: guest.email });
  at(16);
  await writeAs(company, body.id, "Welcome");
  expect(await mailed(account)).toBe(3);
  expect(await mailUnread({ conversationId: body.id, side: "expert", userId: null })).toBe(false);
});
