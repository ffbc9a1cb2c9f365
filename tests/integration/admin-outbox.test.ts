import { GET as downloadAttachment } from "@/app/api/admin/mail-messages/[id]/attachments/[index]/route";
import { GET as getMail } from "@/app/api/admin/mail-messages/[id]/route";
import { POST as sendAgain } from "@/app/api/admin/mail-messages/[id]/send/route";
import { GET as listMails } from "@/app/api/admin/mail-messages/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as bookMeeting } from "@/app/api/meeting-bookings/route";
import type { MailDetails, MailSummary } from "@/lib/features/operations/mail-schemas";
import { setClock } from "@/lib/server/clock";
import { call, post } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import { createAdmin, createUser, type TestUser } from "@/tests/support/factories";
import { mailJobs, runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, readOutbox, recipient } from "@/tests/support/mail";

// Without SMTP; with it: admin-outbox-smtp.test.ts.

const unknownId = "0199b1c2-7d3e-7a4f-8b5c-6d7e8f900000";
let admin: TestUser;

beforeEach(async () => {
  setClock(new Date("2027-03-01T06:00:00Z"));
  await empty("meeting_bookings", "mail_messages", "account_tokens", "users");
  await sql("DELETE FROM pgboss.job");
  clearOutbox();
  admin = await createAdmin();
});

let sequence = 0;
const mail = async (values: object = {}) => {
  sequence += 1;
  const { id } = await insert<{ id: string }>("mail_messages", {
    id: `0199b1c2-7d3e-7a4f-8b5c-${String(sequence).padStart(12, "0")}`,
    kind: "test",
    to: "reader@example.com",
    subject: `Subject ${sequence}`,
    text: "Words.",
    html: "<p>Words.</p>",
    ...values,
  });
  return id;
};
const list = (query: Record<string, string> = {}, as: TestUser | null = admin) =>
  call<MailSummary[]>(listMails, { query, as });
const open = <T = MailDetails>(id: string, as: TestUser | null = admin) =>
  call<T>(getMail, { params: { id }, as });
const attachment = (id: string, index: string, as: TestUser | null = admin) =>
  call<string>(downloadAttachment, { params: { id, index }, as });
const again = (id: string, as: TestUser | null = admin) =>
  call<{ status: string; message?: string }>(sendAgain, { method: "POST", params: { id }, as });

describe("the outbox of a system without SMTP", () => {
  it("shows a booking's mails, their words and the invitation", async () => {
    await post(bookMeeting, {
      fullName: "Veera Visitor",
      email: "veera@example.com",
      company: "Example Oy",
      phone: "+358 50 000 0000",
      meetingType: "consultation",
      preferredDate: "2027-03-03",
      preferredTime: "10:00",
    });
    const { body, headers } = await list({ q: "veera booking_received" });
    expect(headers.get("x-total-count")).toBe("1");
    expect(body[0]).toEqual({
      id: expect.any(String),
      kind: "meeting_booking_received",
      language: "en",
      to: "veera@example.com",
      subject: "Your meeting on Wednesday, 3 March 2027 at 10:00",
      status: "queued",
      attempts: 0,
      lastError: null,
      createdAt: expect.any(String),
      sentAt: null,
    });
    const id = body[0]?.id ?? "";
    const { body: opened } = await open(id);
    expect(opened.content?.text).toContain("Your meeting is booked");
    expect(opened.content?.html).toContain("<h1");
    expect(opened.content?.attachments).toEqual([
      {
        filename: "meeting.ics",
        contentType: "text/calendar; charset=utf-8; method=REQUEST",
        size: expect.any(Number),
      },
    ]);
    // Sent in English; whoever reads Finnish reads it so.
    expect(opened).toMatchObject({ language: "en", content: { translation: null } });
    const { content } = (
      await call<MailDetails>(getMail, { params: { id }, as: admin, headers: { "Accept-Language": "fi" } })
    ).body;
    expect(content?.text).toBe(opened.content?.text);
    expect(content?.translation).toMatchObject({
      subject: expect.stringMatching(/tapaami/i),
      text: expect.stringContaining("3. maaliskuuta 2027 klo 10.00"),
      html: expect.stringContaining('<html lang="fi">'),
    });
    const file = await attachment(id, "0");
    expect(file.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file.bytes.byteLength).toBe(opened.content?.attachments[0]?.size);
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="meeting.ics"');
    expect(file.headers.get("content-type")).toBe("application/octet-stream");

    await runMailJobs();
    expect((await list({ status: "sent" })).body).toHaveLength(2);
    expect((await open(id)).body).toMatchObject({ status: "sent", attempts: 1, sentAt: expect.any(String) });
  });

  it("lets a developer follow a reset link, for there is no other mailbox", async () => {
    const user = await createUser();
    await post(forgotPassword, { email: user.email });
    const [found] = (await list({ q: "password_reset" })).body;
    expect((await open(found?.id ?? "")).body.content?.text).toMatch(/\/reset-password\?token=/);
  });

  it("pages newest first and filters", async () => {
    const at = (minute: number) => new Date(Date.UTC(2027, 2, 1, 6, minute));
    await mail({
      subject: "first",
      created_at: at(0),
      status: "failed",
      last_error: "no such host",
      attempts: 13,
    });
    await mail({ subject: "second", created_at: at(1), status: "sent" });
    await mail({ subject: "third", created_at: at(2), to: "other@example.com" });
    const subjects = async (query: Record<string, string>) =>
      (await list(query)).body.map(({ subject }) => subject);
    expect(await subjects({})).toEqual(["third", "second", "first"]);
    expect(await subjects({ limit: "1", page: "2" })).toEqual(["second"]);
    expect(await subjects({ status: "failed" })).toEqual(["first"]);
    expect(await subjects({ q: "other@" })).toEqual(["third"]);
    expect(await subjects({ sort: "subject" })).toEqual(["first", "second", "third"]);
    // The words of mails are not searched: they may be secret.
    expect(await subjects({ q: "Words." })).toEqual([]);
    expect((await list({ status: "lost" })).status).toBe(400);
  });

  it("names a download safely", async () => {
    const id = await mail({
      attachments: JSON.stringify([
        { filename: 'a"\r\nSet-Cookie: x=1.html', contentType: "text/html", content: "PGI+" },
      ]),
    });
    const { headers } = await attachment(id, "0");
    expect(headers.get("content-disposition")).toBe('attachment; filename="a___Set-Cookie__x_1.html"');
    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("answers 404 for what is not there", async () => {
    const id = await mail();
    for (const wrong of [unknownId, "1", "abc"]) {
      expect((await open(wrong)).status).toBe(404);
      expect((await again(wrong)).status).toBe(404);
      expect((await attachment(wrong, "0")).status).toBe(404);
    }
    for (const index of ["0", "-1", "1e3", "9999"]) expect((await attachment(id, index)).status).toBe(404);
  });

  it("is for administrators", async () => {
    const id = await mail({ status: "failed" });
    const user = await createUser();
    for (const [as, status] of [
      [null, 401],
      [user, 403],
    ] as const) {
      expect((await list({}, as)).status).toBe(status);
      expect((await open(id, as)).status).toBe(status);
      expect((await attachment(id, "0", as)).status).toBe(status);
      expect((await again(id, as)).status).toBe(status);
    }
    expect(await mailJobs()).toEqual([]);
  });
});

describe("sending again", () => {
  const audits = () =>
    sql<{ action: string; entity_id: string; before: object; after: object }>(
      "SELECT action, entity_id, before, after FROM audit_entries WHERE entity = 'mail_message' ORDER BY id",
    );

  it("gives a failed mail its tries anew, though the queue knows its first job, and says who did", async () => {
    const id = await mail({ status: "failed", attempts: 13, last_error: "no such host" });
    await sql("INSERT INTO pgboss.job (id, name, data, state) VALUES ($1, 'send-mail', $2, 'failed')", [
      id,
      JSON.stringify({ mailId: id }),
    ]);
    const { status, body } = await again(id);
    expect([status, body.status]).toEqual([200, "queued"]);
    await runMailJobs();
    expect((await readOutbox()).map(recipient)).toEqual(["reader@example.com"]);
    expect((await open(id)).body).toMatchObject({ status: "sent", attempts: 14, lastError: null });
    // Behind it stands that it was opened.
    expect((await audits()).at(-2)).toEqual({
      action: "send",
      entity_id: id,
      before: { status: "failed" },
      after: { status: "queued" },
    });
  });

  it.each(["queued", "sent"])("refuses a %s mail", async (status) => {
    const id = await mail({ status });
    const before = (await audits()).length;
    expect(await again(id)).toMatchObject({
      status: 409,
      body: { message: "Only a mail that could not be sent can be sent again." },
    });
    expect(await mailJobs()).toEqual([]);
    expect(await audits()).toHaveLength(before);
  });

  it("queues one job for 20 who press at once", async () => {
    const id = await mail({ status: "failed" });
    const before = (await audits()).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => again(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await mailJobs()).toHaveLength(1);
    expect(await audits()).toHaveLength(before + 1);
    await runMailJobs();
    expect(await readOutbox()).toHaveLength(1);
    expect(await count("mail_messages", "status = 'sent'")).toBe(1);
  });
});
