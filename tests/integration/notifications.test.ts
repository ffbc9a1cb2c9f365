import { GET as choices, PATCH as choose } from "@/app/api/notification-choices/route";
import { POST as end, GET as openLink } from "@/app/api/notification-choices/unsubscribe/route";
import { POST as read } from "@/app/api/notifications/read/route";
import { GET as list } from "@/app/api/notifications/route";
import { GET as countUnread } from "@/app/api/notifications/unread-count/route";
import {
  type Delivery,
  type NotificationKind,
  notificationKinds,
  urgentKinds,
} from "@/lib/features/notifications/kinds";
import type { Notification, NotificationChoice } from "@/lib/features/notifications/schemas";
import { endDigestsPath } from "@/lib/features/notifications/server/choose-delivery";
import { sendDigests } from "@/lib/features/notifications/server/send-digests";
import { tell } from "@/lib/features/notifications/server/tell";
import { setClock } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { call } from "@/tests/support/call";
import { empty, insert, sql } from "@/tests/support/database/connection";
import { createUser, type TestUser } from "@/tests/support/factories";
import { runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, readOutbox, recipient } from "@/tests/support/mail";

let reader: TestUser;
let stranger: TestUser;

const mail = (to: string) => ({
  kind: "account_role" as const,
  to,
  subject: "At once",
  text: "At once",
  html: "<p>At once",
});
const told = (user: TestUser | null, from: string, more: { replacesUnread?: boolean } = {}) =>
  transaction((tx) =>
    tell(tx, {
      ...{ userId: user?.id ?? null, kind: "message_received", path: "/messages/7" },
      values: { project: "Forecast", from },
      mail: mail(user?.email ?? "guest@example.com"),
      ...more,
    }),
  );
const seen = async (as: TestUser, query = {}) => (await call<Notification[]>(list, { as, query })).body;
const unread = async (as: TestUser) => (await call<{ unread: number }>(countUnread, { as })).body.unread;
const wish = (delivery: Delivery, kind: NotificationKind = "message_received", as = reader) =>
  call(choose, { method: "PATCH", as, body: { kind, delivery } });

/** Sends what is queued: to whom, and which mail. */
async function mails(): Promise<[to: string, subject: string][]> {
  clearOutbox();
  await runMailJobs();
  return (await readOutbox()).map((each) => [recipient(each), each.subject ?? ""]);
}

beforeEach(async () => {
  setClock(new Date("2027-03-01T06:00:00Z"));
  await empty("users", "mail_messages");
  await sql("DELETE FROM pgboss.job");
  [reader, stranger] = [await createUser(), await createUser()];
});

describe("telling somebody", () => {
  it("is a row on the page and a mail at once, and only a mail for who has no account", async () => {
    await told(reader, "Aino V.");
    await told(null, "Aino V.");
    expect(await mails()).toEqual([
      [reader.email, "At once"],
      ["guest@example.com", "At once"],
    ]);
    expect(await seen(reader)).toEqual([
      {
        id: expect.any(Number),
        kind: "message_received",
        text: "Aino V. has written to you about “Forecast”.",
        path: "/messages/7",
        createdAt: "2027-03-01T06:00:00.000Z",
        readAt: null,
      },
    ]);
    expect(await seen(stranger)).toEqual([]);
  });

  it("is undone with the change that it tells of", async () => {
    await transaction(async (tx) => {
      await tell(tx, {
        ...{
          userId: reader.id,
          kind: "application_unanswered",
          values: { project: "A" },
          path: "/",
          mail: null,
        },
      });
      throw new Error("no change");
    }).catch(() => {});
    expect(await unread(reader)).toBe(0);
  });

  it("can take the place of what is unread of the same", async () => {
    await told(reader, "First");
    await told(reader, "Second", { replacesUnread: true });
    expect((await seen(reader)).map(({ text }) => text)).toEqual([
      "Second has written to you about “Forecast”.",
    ]);
  });

  it.each(notificationKinds)("%s has a sentence without a hole", async (kind) => {
    const values = {
      ...{
        project: "Forecast",
        applicant: "Aino V.",
        expert: "Aino V.",
        from: "Aino V.",
        company: "Pohjola Oy",
      },
      ...{ count: 2, answer: "accepted", decision: "approved", stage: "offer", change: "moved" },
      ...{ reference: "OS-000017-C", end: "expired", version: 2, side: "expert" },
      startAt: "2027-03-04T08:00:00.000Z",
    };
    await transaction((tx) => tell(tx, { userId: reader.id, kind, values, path: "/", mail: null } as never));
    const [only] = await seen(reader);
    expect(only?.text).toMatch(/^[“A-Z\d].{15,}[.?]$/);
    expect(only?.text).not.toMatch(/[{}]|undefined|Notifications\./);
    if (kind.startsWith("meeting")) expect(only?.text).toContain("4 March 2027 at 10:00");
  });
});

describe("the page", () => {
  it("lists newest first, page after page", async () => {
    for (const name of ["A", "B", "C"]) await told(reader, name);
    const first = await call<Notification[]>(list, { as: reader, query: { limit: "2" } });
    expect(first.body.map(({ text }) => text.charAt(0))).toEqual(["C", "B"]);
    expect(first.headers.get("X-Total-Count")).toBe("3");
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
    expect((await seen(reader, { limit: "2", cursor })).map(({ text }) => text.charAt(0))).toEqual(["A"]);
  });

  it("notes some as read, or all, and nobody else's", async () => {
    for (const name of ["A", "B", "C"]) await told(reader, name);
    await told(stranger, "D");
    const [newest] = await seen(reader);
    const [foreign] = await seen(stranger);
    const some = await call(read, { method: "POST", as: reader, body: { ids: [newest?.id, foreign?.id] } });
    expect([some.status, some.body]).toEqual([200, { unread: 2 }]);
    expect(await unread(stranger)).toBe(1);
    expect((await call(read, { method: "POST", as: reader, body: {} })).body).toEqual({ unread: 0 });
  });

  it.each([[{ ids: [] }], [{ ids: ["x"] }], [{ id: 1 }]])("refuses %j", async (body) => {
    expect((await call(read, { method: "POST", as: reader, body })).status).toBe(422);
  });
});

describe("how somebody hears of a kind", () => {
  it("is at once until they choose otherwise, kind by kind", async () => {
    await wish("daily");
    const { body } = await call<NotificationChoice[]>(choices, { as: reader });
    expect(body).toHaveLength(notificationKinds.length);
    expect(body.filter(({ delivery }) => delivery !== "at_once")).toEqual([
      { kind: "message_received", delivery: "daily" },
    ]);
    expect((await wish("hourly" as Delivery)).status).toBe(422);
  });

  it.each(urgentKinds)("is not chosen of %s: its mail comes at once", async (kind) => {
    expect((await wish("off", kind)).status).toBe(422);
    // Chosen when that was possible.
    await insert("notification_choices", { user_id: reader.id, kind, delivery: "daily" });
    const { body } = await call<NotificationChoice[]>(choices, { as: reader });
    expect(body).toContainEqual({ kind, delivery: "at_once" });
    const values = { change: "moved", company: "Pohjola Oy", startAt: "2027-03-04T08:00:00.000Z" };
    const urgent = { userId: reader.id, kind, values, path: "/", mail: mail(reader.email) };
    await transaction((tx) => tell(tx, urgent as never));
    await sendDigests();
    expect([await mails(), await unread(reader)]).toEqual([[[reader.email, "At once"]], 1]);
  });

  it("off: only the page", async () => {
    await wish("off");
    await told(reader, "A");
    await sendDigests();
    expect([await mails(), await unread(reader)]).toEqual([[], 1]);
  });

  it("daily: one mail for what is unread, which no later one repeats", async () => {
    await wish("daily");
    for (const name of ["A", "B", "C"]) await told(reader, name);
    const [newest] = await seen(reader);
    await call(read, { method: "POST", as: reader, body: { ids: [newest?.id] } });
    await told(stranger, "D");
    await Promise.all([sendDigests(), sendDigests()]);
    expect(await mails()).toEqual([
      [stranger.email, "At once"],
      [reader.email, expect.stringContaining("2 things are new")],
    ]);
    const [digest] = (await readOutbox()).filter((each) => recipient(each) === reader.email);
    expect(digest?.text).toContain("A has written to you");
    expect(digest?.text).not.toContain("C has written to you");
    await sendDigests();
    expect(await mails()).toEqual([]);
  });

  it("daily: one mail that cannot be made keeps nobody else waiting", async () => {
    for (const person of [reader, stranger]) {
      await wish("daily", "message_received", person);
      await told(person, "A");
    }
    const [first, second] = [reader, stranger].sort((left, right) => left.id - right.id);
    await sql(`ALTER TABLE mail_messages ADD CONSTRAINT broken CHECK ("to" <> '${first?.email}')`);
    try {
      await expect(sendDigests()).rejects.toThrow("broken");
    } finally {
      await sql("ALTER TABLE mail_messages DROP CONSTRAINT broken");
    }
    expect(await mails()).toEqual([[second?.email, expect.any(String)]]);
    // Nothing is lost either: the queue tries again.
    expect(await sendDigests()).toBe(1);
    expect(await mails()).toEqual([[first?.email, expect.any(String)]]);
  });

  it("what was mailed at once stands in no digest after a change of mind", async () => {
    await told(reader, "A");
    await wish("daily");
    await mails();
    await sendDigests();
    expect(await mails()).toEqual([]);
  });

  it("the link of a digest asks first, and ends them without a sign-in", async () => {
    await wish("daily");
    const query = Object.fromEntries(new URLSearchParams(endDigestsPath(reader.id).split("?")[1]));
    const opened = await call(openLink, { query });
    expect([opened.status, opened.headers.get("location")]).toEqual([
      303,
      expect.stringContaining(`/unsubscribe?digest=${reader.id}`),
    ]);
    await told(reader, "A");
    expect((await call(end, { method: "POST", query })).status).toBe(204);
    await sendDigests();
    expect(await mails()).toEqual([]);
    expect((await call(end, { method: "POST", query: { ...query, token: "guessed" } })).status).toBe(404);
  });
});
