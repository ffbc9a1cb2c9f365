import { GET as downloadAttachment } from "@/app/api/admin/mail-messages/[id]/attachments/[index]/route";
import { GET as getMail } from "@/app/api/admin/mail-messages/[id]/route";
import { GET as listMails } from "@/app/api/admin/mail-messages/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as register } from "@/app/api/auth/register/route";
import type { MailDetails, MailSummary } from "@/lib/features/operations/mail-schemas";
import { call, post } from "@/tests/support/call";
import { empty, insert, sql } from "@/tests/support/database/connection";
import { createAdmin, createUser, type TestUser } from "@/tests/support/factories";

// A port that nobody listens on: here it only matters that SMTP is configured.
process.env.SMTP_URL = "smtp://127.0.0.1:1";

let admin: TestUser;
const list = async (query: Record<string, string> = {}) =>
  (await call<MailSummary[]>(listMails, { query, as: admin })).body;
const open = (id: string) => call<MailDetails>(getMail, { params: { id }, as: admin });

beforeEach(async () => {
  await empty("mail_messages", "account_tokens", "users");
  await sql("DELETE FROM pgboss.job");
  admin = await createAdmin();
});

it("keeps the words of account mails from administrators, whatever their state", async () => {
  const { email } = await createUser({ role: "admin" });
  await post(forgotPassword, { email });
  await post(register, {
    firstName: "A",
    lastName: "B",
    email: "new@example.com",
    password: "a long and quiet evening",
  });
  await post(register, { firstName: "A", lastName: "B", email, password: "a long and quiet evening" });
  const mails = await list();
  expect(mails.map(({ kind }) => kind).sort()).toEqual([
    "account_exists",
    "email_verification",
    "password_reset",
  ]);
  const [token] = await sql<{ count: number }>(
    "SELECT count(*)::int AS count FROM mail_messages WHERE text LIKE '%token=%'",
  );
  expect(token?.count).toBe(3);
  for (const state of ["queued", "failed"]) {
    await sql("UPDATE mail_messages SET status = $1", [state]);
    for (const { id } of mails) {
      const { status, body } = await open(id);
      expect([status, body.content]).toEqual([200, null]);
      expect(JSON.stringify(body)).not.toMatch(/token|https?:/);
      const file = await call(downloadAttachment, { params: { id, index: "0" }, as: admin });
      expect(file.status).toBe(404);
    }
  }
  expect(await list({ q: "token=" })).toEqual([]);
});

it("shows what is left to send, not what its readers have", async () => {
  const insertMail = (subject: string, status: string, last: string) =>
    insert<{ id: string }>("mail_messages", {
      ...{ id: `0199b1c2-7d3e-7a4f-8b5c-00000000000${last}`, kind: "meeting_booking_received" },
      ...{ to: "reader@example.com", subject, text: "Words", html: "<p>Words</p>", status },
    });
  const sent = await insertMail("sent", "sent", "1");
  const failed = await insertMail("failed", "failed", "2");
  await insertMail("queued", "queued", "3");
  expect((await list()).map(({ subject }) => subject).sort()).toEqual(["failed", "queued"]);
  expect(await list({ status: "sent" })).toEqual([]);
  expect((await open(sent.id)).status).toBe(404);
  expect((await open(failed.id)).body.content?.text).toBe("Words");
});
