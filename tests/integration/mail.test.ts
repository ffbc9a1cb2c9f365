import { statSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { POST as bookMeeting } from "@/app/api/meeting-bookings/route";
import { setClock } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { enqueue } from "@/lib/server/jobs/boss";
import { queueMail } from "@/lib/server/mail/mail";
import { post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createExpert } from "@/tests/support/factories";
import {
  giveUpOnDeadWorkers,
  mailJobs,
  runMailJobs,
  startWorkerProcess,
  type WorkerProcess,
} from "@/tests/support/jobs";
import { clearOutbox, invitationOf, outboxFiles, readOutbox, recipient } from "@/tests/support/mail";
import { waitFor } from "@/tests/support/wait";

const mail = (subject: string) => ({
  kind: "account_role" as const,
  to: "reader@example.com",
  subject,
  text: "Plain words: Å Ä Ö €.",
  html: "<p>Plain words: Å Ä Ö €.</p>",
});
const queue = (subject: string) => transaction((tx) => queueMail(tx, mail(subject)));
const isSent = async () => (await count("mail_messages", "status <> 'sent'")) === 0;
const isSettled = async () =>
  (await isSent()) && (await mailJobs()).every(({ state }) => state === "completed");

beforeEach(async () => {
  await empty("meeting_bookings", "mail_messages", "experts");
  await sql("DELETE FROM pgboss.job");
  clearOutbox();
});

describe("the mails of a booking, read back as a mail program reads them", () => {
  const booking = {
    fullName: "Veera Väisänen",
    email: "veera@example.com",
    company: "Pohjola Logistics Oy",
    phone: "+358 50 123 4567",
    projectDescription: "A forecast of daily demand.",
    meetingType: "consultation",
    preferredDate: "2027-03-03",
    preferredTime: "10:00",
    duration: 45,
  };
  const deliver = async (more: Partial<typeof booking> & { expertId?: number } = {}) => {
    setClock(new Date("2027-03-01T06:00:00Z"));
    expect((await post(bookMeeting, { ...booking, ...more })).status).toBe(201);
    // The expert whom it is about hears of it too.
    const count = more.expertId ? 3 : 2;
    expect(await runMailJobs()).toBe(count);
    const mails = await readOutbox();
    const [toClient, toRepresentative] = ["veera@example.com", "consultant@osaaja.example"].map((address) =>
      mails.find((each) => recipient(each) === address),
    );
    if (!toClient || !toRepresentative || mails.length !== count)
      throw new Error("Not the mails of a booking");
    return { toClient, toRepresentative };
  };

  it("invites the client to the booked time", async () => {
    const { id } = await createExpert({ name: "Aino Zzsecretname", title: "Machine learning engineer" });
    const { toClient, toRepresentative } = await deliver({ expertId: id });
    const [row] = await sql<{ calendar_uid: string }>("SELECT calendar_uid FROM meeting_bookings");
    for (const each of [toClient, toRepresentative]) {
      expect(invitationOf(each)).toMatchObject({
        method: "REQUEST",
        uid: row?.calendar_uid,
        sequence: 0,
        status: "TENTATIVE",
        start: new Date("2027-03-03T08:00:00Z"),
        end: new Date("2027-03-03T08:45:00Z"),
        stamp: new Date("2027-03-01T06:00:00Z"),
        summary: "Consultation about Aino Z., Machine learning engineer",
        organizer: "consultant@osaaja.example",
        attendees: ["veera@example.com"],
      });
    }
    expect(toClient.subject).toBe("Your meeting on Wednesday, 3 March 2027 at 10:00");
    expect(toClient.from?.value[0]).toEqual({ name: "Osaaja", address: "no-reply@osaaja.example" });
    expect(toClient.text).toContain("10:00 (Helsinki time)");
    expect(toClient.html).toContain("45 minutes");
    expect(JSON.stringify([toClient, toRepresentative])).not.toContain("Zzsecretname");
  });

  it("tells the representative who comes, and the client's mailbox nothing a stranger typed", async () => {
    const { toClient, toRepresentative } = await deliver();
    for (const told of [
      "Veera Väisänen",
      "Pohjola Logistics Oy",
      "+358 50 123 4567",
      "A forecast of daily demand.",
    ]) {
      expect(toRepresentative.text).toContain(told);
      expect(toClient.text).not.toContain(told);
    }
  });

  it("lets no text of the form become markup, a header or a line of the invitation", async () => {
    const { toClient, toRepresentative } = await deliver({
      fullName: 'Mallory"\r\nATTENDEE:mailto:victim@example.com\r\nX',
      company: "Evil\r\nBcc: victim@example.com\r\n\r\n",
      projectDescription: "<script>alert(1)</script>\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:other",
    });
    for (const each of [toClient, toRepresentative]) {
      expect(each.headers.has("bcc")).toBe(false);
      expect(each.cc).toBeUndefined();
      expect(each.html || "").not.toContain("<script");
      expect(invitationOf(each)?.attendees).toEqual(["veera@example.com"]);
      const raw = each.attachments[0]?.content.toString("utf8") ?? "";
      expect(raw.match(/^BEGIN:VEVENT\r?$/gm)).toHaveLength(1);
      expect(raw.match(/^ATTENDEE/gm)).toHaveLength(1);
    }
  });
});

it("keeps a mail queued as long as nobody works, and sends it once somebody does", async () => {
  await queue("Nobody works yet");
  expect(outboxFiles()).toEqual([]);
  expect(await runMailJobs()).toBe(1);
  expect((await readOutbox()).map(({ subject }) => subject)).toEqual(["Nobody works yet"]);
  expect(await runMailJobs()).toBe(0);
  expect(await isSettled()).toBe(true);
});

it("queues no mail when the transaction fails", async () => {
  const failing = transaction(async (tx) => {
    await queueMail(tx, mail("Never"));
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await count("mail_messages")).toBe(0);
  expect(await mailJobs()).toEqual([]);
});

it("leaves a sent mail alone when its job runs again", async () => {
  await queue("Once");
  await runMailJobs();
  const [file] = outboxFiles() as [string];
  const before = statSync(path.join(process.env.MAIL_OUTBOX_DIR as string, file)).mtimeMs;
  await sql("UPDATE pgboss.job SET state = 'created', completed_on = NULL");
  expect(await runMailJobs()).toBe(1);
  expect(outboxFiles()).toEqual([file]);
  expect(statSync(path.join(process.env.MAIL_OUTBOX_DIR as string, file)).mtimeMs).toBe(before);
  expect(await count("mail_messages", "attempts = 1")).toBe(1);
});

describe("processes that die", () => {
  const running: WorkerProcess[] = [];
  const startWorker = async () => {
    const worker = await startWorkerProcess();
    running.push(worker);
    return worker;
  };
  afterEach(async () => {
    await Promise.all(running.splice(0).map((worker) => worker.kill()));
  });

  /** Holds a lock until `release`, so that a worker stops at a known place. */
  async function hold(statement: string) {
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await client.query("BEGIN");
    await client.query(statement);
    return { release: () => client.end() };
  }
  /** The mails in the outbox, each with the number of its file: one written again would have another. */
  const deliveredFiles = () =>
    outboxFiles()
      .filter((file) => file.endsWith(".eml"))
      .map((file) => ({ file, inode: statSync(path.join(process.env.MAIL_OUTBOX_DIR as string, file)).ino }));
  const isWaitingForLock = async () => {
    const [row] = await sql<{ waiting: number }>(
      "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return (row?.waiting ?? 0) > 0;
  };

  it("loses nothing when the process dies between the change and the mail", async () => {
    await queue("After the crash");
    const worker = await startWorker();
    await waitFor("the mail to be sent", isSettled);
    expect(await worker.stop()).toBe(0);
    running.length = 0;
    expect((await readOutbox()).map(({ subject }) => subject)).toEqual(["After the crash"]);
  });

  it("tells of many moves within seconds, each for itself", async () => {
    const moveIds = [...Array.from({ length: 60 }, (_, at) => at + 1), "none"];
    for (const moveId of moveIds) {
      await transaction((tx) => enqueue(tx, "tell-stage-move", { moveId }));
    }
    const worker = await startWorker();
    const began = Date.now();
    const inState = async (state: string) =>
      (await sql("SELECT 1 FROM pgboss.job WHERE name = 'tell-stage-move' AND state = $1", [state])).length;
    await waitFor("the moves to be told", async () => (await inState("completed")) === 60);
    // With one a poll, which is each second, it would be a minute on any machine.
    expect(Date.now() - began).toBeLessThan(45_000);
    await waitFor("the one that cannot be told to wait", async () => (await inState("retry")) === 1);
    await worker.kill();
  });

  it.each([
    ["before the mail is read", "LOCK TABLE mail_messages IN ACCESS EXCLUSIVE MODE", 0],
    [
      "after the mail is delivered and before that is written down",
      "SELECT 1 FROM mail_messages FOR UPDATE",
      1,
    ],
  ])("sends once when a worker is killed %s", async (_name, statement, delivered) => {
    await queue("Exactly once");
    const lock = await hold(statement);
    const first = await startWorker();
    await waitFor("the worker to stop at the lock", isWaitingForLock);
    const before = deliveredFiles();
    expect(before).toHaveLength(delivered);
    await first.kill();
    // PostgreSQL would finish the statement of a client that is gone: a power cut leaves it no time to.
    await sql(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    await lock.release();
    expect(await isSent()).toBe(false);

    await giveUpOnDeadWorkers();
    const second = await startWorker();
    await waitFor("the mail to be sent", isSettled);
    await second.kill();
    expect(deliveredFiles()).toEqual(delivered > 0 ? before : [expect.any(Object)]);
    expect((await readOutbox()).map(({ subject }) => subject)).toEqual(["Exactly once"]);
  });

  it("shares the mails among two workers, each mail to one of them", async () => {
    const subjects = Array.from({ length: 8 }, (_, index) => `Mail ${String(index).padStart(2, "0")}`);
    for (const subject of subjects) await queue(subject);
    await Promise.all([startWorker(), startWorker()]);
    await waitFor("all mails to be sent", isSettled, 25_000);
    expect((await readOutbox()).map(({ subject }) => subject).sort()).toEqual(subjects);
    expect(await count("mail_messages", "attempts = 1")).toBe(8);
  });
});
