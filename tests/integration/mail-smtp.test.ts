import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { invitationAttachment } from "@/lib/server/calendar/invitation";
import { transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { empty, sql } from "@/tests/support/database/connection";
import { mailJobs, runMailJobs, skipRetryDelays } from "@/tests/support/jobs";
import { invitationOf, outboxFiles, recipient } from "@/tests/support/mail";

/** What the mail server answers to the next deliveries, first one first; afterwards it takes everything. */
let refusals: { code: number; text: string }[] = [];
let received: ParsedMail[] = [];

const server = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  onRcptTo(_address, _session, done) {
    const refusal = refusals.shift();
    done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : undefined);
  },
  onData(stream, _session, done) {
    simpleParser(stream).then((mail) => {
      received.push(mail);
      done();
    }, done);
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env.SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
beforeEach(async () => {
  refusals = [];
  received = [];
  await empty("mail_messages");
  await sql("DELETE FROM pgboss.job");
});

const attachment = invitationAttachment({
  method: "REQUEST",
  locale: "en",
  uid: "0191e7a0@localhost",
  sequence: 2,
  status: "CONFIRMED",
  start: new Date("2027-03-03T08:00:00Z"),
  end: new Date("2027-03-03T09:00:00Z"),
  createdAt: new Date("2027-03-01T06:00:00Z"),
  summary: "General consultation",
  description: "About a forecast",
  location: "Online",
  organizer: { name: "Elina Salonen", email: "consultant@osaaja.example" },
  attendee: { name: "Veera Väisänen", email: "veera@example.com" },
});

const queue = () =>
  transaction((tx) =>
    queueMail(tx, {
      kind: "account_role" as const,
      to: "veera@example.com",
      subject: "Tapaaminen: Åbo & Jyväskylä €",
      text: "Nähdään keskiviikkona.\n.\nPiste alkaa rivin.",
      html: "<p>Nähdään keskiviikkona.</p>",
      attachments: [attachment],
    }),
  );
const row = async () => (await sql("SELECT id, status, attempts, last_error, sent_at FROM mail_messages"))[0];

it("hands a mail to the SMTP server, invitation and letters intact", async () => {
  await queue();
  expect(await runMailJobs()).toBe(1);
  expect(received).toHaveLength(1);
  const mail = received[0] as ParsedMail;
  const { id } = (await row()) as { id: string };
  expect(recipient(mail)).toBe("veera@example.com");
  expect(mail.from?.value[0]?.address).toBe("no-reply@osaaja.example");
  expect(mail.subject).toBe("Tapaaminen: Åbo & Jyväskylä €");
  expect(mail.text?.trim()).toBe("Nähdään keskiviikkona.\n.\nPiste alkaa rivin.");
  expect(mail.html).toContain("Nähdään keskiviikkona.");
  expect(mail.messageId).toBe(`<${id}@localhost>`);
  expect(invitationOf(mail)).toMatchObject({
    method: "REQUEST",
    sequence: 2,
    status: "CONFIRMED",
    attendees: ["veera@example.com"],
  });
  expect(await row()).toMatchObject({
    status: "sent",
    attempts: 1,
    last_error: null,
    sent_at: expect.any(Date),
  });
  expect(outboxFiles()).toEqual([]);
});

it("tries again, later each time, until the server takes the mail, which then has come once", async () => {
  refusals = [
    { code: 451, text: "Try again later" },
    { code: 421, text: "Too busy" },
    { code: 550, text: "Greylisted" },
  ];
  await queue();
  for (const attempt of [1, 2, 3]) {
    expect(await runMailJobs()).toBe(1);
    expect(await row()).toMatchObject({
      status: "queued",
      attempts: attempt,
      last_error: expect.stringMatching(/later|busy|Greylisted/),
    });
    expect(await mailJobs()).toMatchObject([{ state: "retry" }]);
    // Nobody hammers the server: the next try has to wait.
    expect(await runMailJobs()).toBe(0);
    const [job] = await sql<{ seconds: number }>(
      "SELECT extract(epoch FROM start_after - now())::float AS seconds FROM pgboss.job",
    );
    expect(job?.seconds).toBeGreaterThan(5 * 2 ** (attempt - 2));
    await skipRetryDelays();
  }
  expect(received).toEqual([]);
  expect(await runMailJobs()).toBe(1);
  expect(received).toHaveLength(1);
  expect(await row()).toMatchObject({ status: "sent", attempts: 4, last_error: null });
  expect(await mailJobs()).toMatchObject([{ state: "completed" }]);
});

it("gives a mail up after the last try, and says so", async () => {
  refusals = Array.from({ length: 50 }, () => ({ code: 550, text: "No such mailbox" }));
  await queue();
  let tries = 0;
  for (; tries < 50 && (await runMailJobs()) === 1; tries += 1) await skipRetryDelays();
  expect(tries).toBe(13);
  expect(await row()).toMatchObject({
    status: "failed",
    attempts: 13,
    last_error: expect.stringContaining("No such mailbox"),
  });
  expect(await mailJobs()).toMatchObject([{ state: "failed" }]);
});

it("gives a repeat the same Message-ID, so that receivers can fold it", async () => {
  await queue();
  await runMailJobs();
  // As if the process had died between the server's 250 and writing it down.
  await sql("UPDATE mail_messages SET status = 'queued'");
  await sql("UPDATE pgboss.job SET state = 'created', completed_on = NULL");
  await runMailJobs();
  expect(received).toHaveLength(2);
  expect(received[1]?.messageId).toBe(received[0]?.messageId);
  expect(received[1]?.date).toEqual(received[0]?.date);
});
