import { GET as listOwn } from "@/app/api/account/meetings/route";
import { GET as availableSlots } from "@/app/api/calendar/available-slots/route";
import { POST as createMeeting } from "@/app/api/calendar/create-meeting/route";
import { PATCH as updateBooking } from "@/app/api/meeting-bookings/[id]/route";
import { POST as bookMeeting } from "@/app/api/meeting-bookings/route";
import { POST as cancelRoute } from "@/app/api/meetings/[token]/cancel/route";
import { POST as rescheduleRoute } from "@/app/api/meetings/[token]/reschedule/route";
import { GET as getRoute } from "@/app/api/meetings/[token]/route";
import type { ClientMeeting, OwnMeeting } from "@/lib/features/meetings/client-meeting-schemas";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import type { AvailableSlotsResponse, MeetingBookingCreated } from "@/lib/features/meetings/schemas";
import { clientPath } from "@/lib/features/meetings/server/client-link";
import { remindOfMeetings } from "@/lib/features/meetings/server/remind-of-meetings";
import { setClock } from "@/lib/server/clock";
import { call, type ErrorAnswer, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createBooking,
  createExpert,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, invitationOf, readOutbox, recipient } from "@/tests/support/mail";
import { bookingRequest } from "@/tests/support/request-factories";

// What a client does with the link of a meeting's mails, and an administrator with its time (deal O1, O2).

/** A Monday, 8 o'clock in Helsinki. */
const monday = new Date("2027-03-01T06:00:00Z");
const client = "veera@example.com";
const representative = "consultant@osaaja.example";
let admin: TestUser;

beforeEach(async () => {
  setClock(monday);
  await sql("ALTER TABLE audit_entries DISABLE TRIGGER ALL");
  await empty("meeting_bookings", "mail_messages", "notifications", "experts", "users");
  await sql("DELETE FROM audit_entries");
  await sql("ALTER TABLE audit_entries ENABLE TRIGGER ALL");
  await sql("DELETE FROM pgboss.job");
  clearOutbox();
  admin = await createAdmin({ email: "admin@osaaja.example" });
});
afterAll(() => setClock(null));

const book = async (more: object = {}, as: TestUser | null = null) => {
  const wish = bookingRequest({
    email: client,
    preferredDate: "2027-03-03",
    preferredTime: "10:00",
    ...more,
  });
  const { status, body } = await post<MeetingBookingCreated>(bookMeeting, wish, { as });
  expect(status).toBe(201);
  return { ...body, token: await tokenOf(body.id) };
};
async function tokenOf(id: number) {
  const [row] = await sql<{ calendar_uid: string }>(
    "SELECT calendar_uid FROM meeting_bookings WHERE id = $1",
    [id],
  );
  return clientPath({ id, calendarUid: row?.calendar_uid ?? "" }).replace("/meeting/", "");
}
const read = <T = ClientMeeting>(token: string) => call<T>(getRoute, { params: { token } });
const move = <T = ClientMeeting>(token: string, preferredDate: string, preferredTime: string) =>
  call<T>(rescheduleRoute, { method: "POST", params: { token }, body: { preferredDate, preferredTime } });
const cancel = <T = ClientMeeting>(token: string, body?: object) =>
  call<T>(cancelRoute, { method: "POST", params: { token }, body });
const change = <T = AdminMeetingBooking>(id: number, body: object) =>
  call<T>(updateBooking, { method: "PATCH", params: { id: String(id) }, body, as: admin });
const stored = async (id: number) =>
  (
    await sql<{ status: string; start_at: Date; calendar_sequence: number }>(
      "SELECT status, start_at, calendar_sequence FROM meeting_bookings WHERE id = $1",
      [id],
    )
  )[0];
const freeTimes = async (date: string) =>
  (await call<AvailableSlotsResponse>(availableSlots, { query: { date } })).body.slots.map(
    ({ label }) => label,
  );

/** Sends what waits, and gives the mails of one reader with the invitation in each. */
async function deliver() {
  clearOutbox();
  await runMailJobs();
  const mails = await readOutbox();
  const to = (address: string) =>
    mails
      .filter((mail) => recipient(mail) === address)
      .map((mail) => ({ subject: mail.subject, text: mail.text ?? "", invitation: invitationOf(mail) }));
  return { all: mails, client: to(client), host: to(representative), to };
}

describe("the client's link", () => {
  it("stands in every mail to the client, opens the meeting and changes nothing", async () => {
    const { id, token, startTime, calendarFileUrl } = await book();
    await change(id, { status: "confirmed" });
    await change(id, { joinUrl: "https://teams.example/meet/1" });
    await move(token, "2027-03-04", "12:00");
    setClock(new Date("2027-03-03T10:00:00Z"));
    await remindOfMeetings();
    setClock(new Date("2027-03-04T09:00:00Z"));
    await remindOfMeetings();
    await change(id, { status: "cancelled" });
    const { client: mails } = await deliver();
    expect(mails).toHaveLength(7);
    for (const { text } of mails) expect(text).toContain(`http://localhost:3000/meeting/${token}`);
    expect(startTime).toBe("2027-03-03T08:00:00.000Z");

    setClock(monday);
    const before = await sql("SELECT * FROM meeting_bookings");
    const { status, body, headers } = await read(token);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toContain("no-store");
    expect(body).toEqual({
      status: "cancelled",
      startTime: "2027-03-04T10:00:00.000Z",
      endTime: "2027-03-04T11:00:00.000Z",
      duration: 60,
      timeZone: "Europe/Helsinki",
      preferredDate: "2027-03-04",
      preferredTime: "12:00 PM",
      meetingType: "consultation",
      representativeName: expect.any(String),
      expert: null,
      joinUrl: null,
      calendarFileUrl,
      changeableUntil: null,
      canReschedule: false,
      canCancel: false,
      staysConfirmedWhenMoved: false,
    });
    expect(await sql("SELECT * FROM meeting_bookings")).toEqual(before);
  });

  it("works for meetings that were booked before there was one, and is no other token", async () => {
    const { id, calendar_uid: calendarUid } = await createBooking({
      startAt: new Date("2027-03-03T08:00:00Z"),
    });
    const token = clientPath({ id, calendarUid }).replace("/meeting/", "");
    expect((await read(token)).status).toBe(200);
    const other = await book({ preferredTime: "12:00" });
    const secret = token.slice(token.indexOf("-"));
    const wrong = [
      other.meetingToken,
      `${other.id}${secret}`,
      `${id}-${other.meetingToken}`,
      `${token}a`,
      token.slice(0, -1),
      `0${token}`,
      "",
      `99999999999${secret}`,
    ];
    for (const guess of wrong) {
      expect([guess, (await read<ErrorAnswer>(guess)).status]).toEqual([guess, 404]);
      expect((await move<ErrorAnswer>(guess, "2027-03-04", "12:00")).status).toBe(404);
      expect((await cancel<ErrorAnswer>(guess)).status).toBe(404);
    }
    const { status } = await post(createMeeting, { bookingId: other.id, token: other.token });
    expect(status).toBe(404);
  });
});

describe("POST /api/meetings/{token}/reschedule", () => {
  it("takes the new time, frees the old one and tells both sides, same UID and rising SEQUENCE", async () => {
    const { id, token } = await book();
    const [first] = (await deliver()).client;
    expect(await freeTimes("2027-03-03")).not.toContain("10:00 AM");

    const { status, body } = await move(token, "2027-03-04", "2:30 PM");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "pending",
      startTime: "2027-03-04T12:30:00.000Z",
      preferredTime: "2:30 PM",
      canReschedule: true,
      canCancel: true,
      changeableUntil: "2027-03-04T10:30:00.000Z",
    });
    expect(await freeTimes("2027-03-03")).toContain("10:00 AM");
    expect(await freeTimes("2027-03-04")).not.toContain("2:30 PM");

    const { all, client: mails, host } = await deliver();
    expect(all).toHaveLength(2);
    for (const [mail] of [mails, host]) {
      expect(mail?.invitation).toMatchObject({
        method: "REQUEST",
        uid: first?.invitation?.uid,
        sequence: 1,
        status: "TENTATIVE",
        start: new Date("2027-03-04T12:30:00Z"),
        end: new Date("2027-03-04T13:30:00Z"),
      });
      expect(mail?.text).toContain("Wednesday, 3 March 2027 at 10:00");
    }
    expect(mails[0]?.text).not.toContain("Example Oy");
    await move(token, "2027-03-05", "10:00");
    expect((await deliver()).client[0]?.invitation?.sequence).toBe(2);
    expect(await stored(id)).toMatchObject({ status: "pending", calendar_sequence: 2 });
  });

  it("lets a confirmed meeting stay so only where an administrator allows it", async () => {
    const { id, token } = await book();
    await change(id, { status: "confirmed" });
    await deliver();
    expect((await move(token, "2027-03-04", "10:00")).body.status).toBe("pending");
    expect((await deliver()).client[0]?.invitation).toMatchObject({ status: "TENTATIVE", sequence: 2 });
    // Whose turn it is has begun anew.
    const [waiting] = (await change(id, { representativeNotes: "Moved" })).body.reviewDueAt?.split("T") ?? [];
    expect(waiting).toBe("2027-03-02");

    await change(id, { status: "confirmed" });
    expect((await change(id, { staysConfirmedWhenMoved: true })).body.staysConfirmedWhenMoved).toBe(true);
    await deliver();
    expect((await move(token, "2027-03-05", "10:00")).body).toMatchObject({
      status: "confirmed",
      staysConfirmedWhenMoved: true,
    });
    const { client: mails } = await deliver();
    expect(mails[0]?.invitation).toMatchObject({ status: "CONFIRMED", sequence: 4 });
    expect(mails[0]?.text).toContain("The new time is confirmed");
  });

  it("changes nothing for the time that it has, however often that is sent", async () => {
    const { id, token } = await book();
    await deliver();
    const answers = await Promise.all(Array.from({ length: 5 }, () => move(token, "2027-03-04", "10:00")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await move(token, "2027-03-04", "10.00")).status).toBe(200);
    expect((await deliver()).all).toHaveLength(2);
    expect(await stored(id)).toMatchObject({ calendar_sequence: 1 });
  });

  it("moves by half an hour over its own old time", async () => {
    const { token } = await book();
    expect((await move(token, "2027-03-03", "10:30")).status).toBe(200);
  });

  it.each([
    ["2027-03-06", "10:00", 422, "preferredDate"],
    ["2027-03-26", "10:00", 422, "preferredDate"],
    ["2027-06-01", "10:00", 422, "preferredDate"],
    ["2027-03-04", "15:30", 422, "preferredTime"],
    ["2027-03-04", "10:10", 422, "preferredTime"],
    ["2027-03-01", "11:00", 422, "preferredTime"],
    ["2027-02-26", "11:00", 422, "preferredTime"],
    ["2027-03-04", "soon", 422, "preferredTime"],
    ["", "10:00", 422, "preferredDate"],
  ])("refuses %s %s as booking does", async (date, time, status, field) => {
    const { token } = await book();
    const before = await count("mail_messages");
    const booked = await post<ErrorAnswer>(
      bookMeeting,
      bookingRequest({ preferredDate: date, preferredTime: time }),
    );
    const answer = await move<ErrorAnswer>(token, date, time);
    expect([answer.status, Object.keys(answer.body.fieldErrors ?? {})]).toEqual([status, [field]]);
    expect([answer.body.message, answer.body.fieldErrors]).toEqual([
      booked.body.message,
      booked.body.fieldErrors,
    ]);
    expect(await count("mail_messages")).toBe(before);
  });

  it("refuses a taken time with booking's 409, and keeps the old one", async () => {
    const { id, token } = await book();
    await book({ preferredDate: "2027-03-04", preferredTime: "12:00" });
    const before = [await stored(id), await count("mail_messages")];
    const answer = await move<ErrorAnswer>(token, "2027-03-04", "12:30");
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: "conflict",
        message: "This time slot is already booked. Please select a different time.",
      },
    });
    expect([await stored(id), await count("mail_messages")]).toEqual(before);
  });

  it("gives a time to one of many who want it at once", async () => {
    const meetings = [];
    for (const hour of [9, 10, 11, 12, 13, 14]) meetings.push(await book({ preferredTime: `${hour}:00` }));
    const before = await count("mail_messages");
    const wish = bookingRequest({ preferredDate: "2027-03-04", preferredTime: "10:00" });
    const answers = await Promise.all([
      ...meetings.map(({ token }) => move(token, "2027-03-04", "10:00")),
      post(bookMeeting, wish),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.slice(1)).toEqual(Array(6).fill(409));
    expect([200, 201]).toContain(statuses[0]);
    expect(await count("mail_messages")).toBe(before + 2);
    const held = await sql("SELECT id FROM meeting_bookings WHERE start_at = '2027-03-04T08:00:00Z'");
    expect(held).toHaveLength(1);
  });

  it("lets two swap with nobody: each wants the other's time, and neither gets it twice", async () => {
    const [one, other] = [await book(), await book({ preferredTime: "12:00" })];
    const answers = await Promise.all([
      move(one.token, "2027-03-03", "12:00"),
      move(other.token, "2027-03-03", "10:00"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  });

  it("is possible until two hours before the start, and not a moment later", async () => {
    const { token } = await book();
    setClock(new Date("2027-03-03T06:00:00Z"));
    expect((await read(token)).body).toMatchObject({ canReschedule: true, canCancel: true });
    expect((await move(token, "2027-03-04", "10:00")).status).toBe(200);
    setClock(new Date("2027-03-04T06:00:00.001Z"));
    expect((await read(token)).body).toMatchObject({ canReschedule: false, canCancel: false });
    const before = await count("mail_messages");
    for (const answer of [
      await move<ErrorAnswer>(token, "2027-03-05", "10:00"),
      await cancel<ErrorAnswer>(token),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, "too_late"]);
    }
    expect(await count("mail_messages")).toBe(before);
  });

  it.each(["cancelled", "completed"] as const)("is not possible for a %s meeting", async (status) => {
    const { id, calendar_uid: calendarUid } = await createBooking({
      startAt: new Date("2027-03-03T08:00:00Z"),
      status,
    });
    const token = clientPath({ id, calendarUid }).replace("/meeting/", "");
    for (const answer of [
      await move<ErrorAnswer>(token, "2027-03-05", "10:00"),
      await cancel<ErrorAnswer>(token),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, "not_possible_now"]);
    }
    expect(await count("mail_messages")).toBe(0);
  });

  it("takes the reminders along", async () => {
    const { token } = await book();
    await move(token, "2027-03-08", "10:00");
    await deliver();
    for (const at of ["2027-03-02T08:00:00Z", "2027-03-03T07:00:00Z"]) {
      setClock(new Date(at));
      expect(await remindOfMeetings()).toBe(0);
    }
    setClock(new Date("2027-03-07T08:00:00Z"));
    expect(await remindOfMeetings()).toBe(2);
    // Moved to within a day: the mail about that has just been sent.
    await move(token, "2027-03-08", "09:00");
    expect(await remindOfMeetings()).toBe(0);
    setClock(new Date("2027-03-08T06:00:00Z"));
    expect(await remindOfMeetings()).toBe(2);
  });
});

describe("POST /api/meetings/{token}/cancel", () => {
  it("frees the time and takes the meeting out of both calendars", async () => {
    const { token } = await book();
    await move(token, "2027-03-04", "10:00");
    const [last] = (await deliver()).client.slice(-1);
    const { status, body } = await cancel(token, { reason: "We hired somebody." });
    expect([status, body.status, body.canCancel]).toEqual([200, "cancelled", false]);
    expect(await freeTimes("2027-03-04")).toContain("10:00 AM");
    const { all, client: mails, host } = await deliver();
    expect(all).toHaveLength(2);
    for (const [mail] of [mails, host]) {
      expect(mail?.invitation).toMatchObject({
        method: "CANCEL",
        uid: last?.invitation?.uid,
        sequence: 2,
        status: "CANCELLED",
      });
    }
    // What is typed here may stand on a page that somebody else was sent.
    expect([host[0]?.text, mails[0]?.text].map((text) => text?.includes("We hired"))).toEqual([true, false]);
  });

  it("happens once, whoever presses first", async () => {
    const { token } = await book();
    await deliver();
    const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await deliver()).all).toHaveLength(2);
  });

  it.each([{ reason: "x".repeat(1001) }, { status: "completed" }])("refuses %j", async (body) => {
    const { token } = await book();
    expect((await cancel(token, body)).status).toBe(422);
  });
});

describe("an administrator", () => {
  it("moves a meeting, which stays confirmed; log and mails say so", async () => {
    const user = await createUser({ email: client });
    const { id } = await book();
    await change(id, { status: "confirmed" });
    await deliver();
    const { status, body } = await change(id, { preferredDate: "2027-03-01", preferredTime: "10:00" });
    // Within the notice that clients have to give: the two have talked.
    expect([status, body.status, body.startTime]).toEqual([200, "confirmed", "2027-03-01T08:00:00.000Z"]);
    const [entry] = await sql(
      "SELECT action, before, after, actor_email FROM audit_entries ORDER BY id DESC LIMIT 1",
    );
    expect(entry).toEqual({
      action: "move",
      before: { startTime: "2027-03-03T08:00:00.000Z" },
      after: { startTime: "2027-03-01T08:00:00.000Z" },
      actor_email: "admin@osaaja.example",
    });
    const { all, client: mails, host } = await deliver();
    expect(all).toHaveLength(2);
    for (const [mail] of [mails, host])
      expect(mail?.invitation).toMatchObject({ method: "REQUEST", status: "CONFIRMED", sequence: 2 });
    expect(mails[0]?.text).toContain("has moved your meeting");
    // The account of the client's proved address hears of it too; of several changes the last.
    expect(await sql("SELECT user_id, kind, values->>'event' AS event FROM notifications")).toEqual([
      { user_id: user.id, kind: "meeting_changed", event: "moved" },
    ]);
  });

  it.each([
    [{ preferredDate: "2027-03-06", preferredTime: "10:00" }, 422],
    [{ preferredDate: "2027-03-04" }, 422],
    [{ preferredTime: "10:00" }, 422],
    [{ preferredDate: "2027-03-04", preferredTime: "10:00", status: "confirmed" }, 422],
    [{ preferredDate: "2027-03-04", preferredTime: "12:00" }, 409],
  ])("cannot move it so: %j", async (body, status) => {
    const { id } = await book();
    await book({ preferredDate: "2027-03-04", preferredTime: "12:00" });
    expect((await change(id, body)).status).toBe(status);
    expect(await stored(id)).toMatchObject({ calendar_sequence: 0 });
    expect(await count("audit_entries")).toBe(0);
  });

  it("does not move what has begun or is over", async () => {
    const { id } = await book();
    setClock(new Date("2027-03-03T08:00:00Z"));
    const wish = { preferredDate: "2027-03-04", preferredTime: "10:00" };
    expect(await change(id, wish)).toMatchObject({ status: 409, body: { code: "not_possible_now" } });
    setClock(monday);
    await change(id, { status: "cancelled" });
    expect(await change(id, wish)).toMatchObject({ status: 409, body: { code: "not_possible_now" } });
  });

  it("gives the link to join with the confirmation when it was there before, and in each later mail", async () => {
    const { id, token } = await book();
    await change(id, { joinUrl: "https://teams.example/meet/9" });
    await deliver();
    await change(id, { status: "confirmed" });
    expect((await deliver()).client[0]?.text).toContain("https://teams.example/meet/9");
    expect((await read(token)).body.joinUrl).toBe("https://teams.example/meet/9");
    await move(token, "2027-03-04", "10:00");
    expect((await deliver()).client[0]?.text).toContain("https://teams.example/meet/9");
  });
});

describe("GET /api/account/meetings", () => {
  const list = (as: TestUser | null, query: Record<string, string> = {}) =>
    call<OwnMeeting[]>(listOwn, { as, query });

  it("has one's own, by account or proved address, the latest first, page by page", async () => {
    const user = await createUser({ email: client });
    const { id: expertId } = await createExpert({ name: "Aino Virtanen", title: "Engineer" });
    const mine = await book({ email: "other@example.com" }, user);
    const byAddress = await book({ email: client.toUpperCase(), preferredDate: "2027-03-05", expertId });
    // Booked by somebody else, who typed this address.
    await book({ preferredTime: "13:00" }, await createUser());
    // "_" is no wildcard.
    await book({ email: "veer_@example.com", preferredTime: "14:30" });
    const { status, body, headers } = await list(user);
    expect([status, headers.get("x-total-count")]).toEqual([200, "2"]);
    expect(body).toEqual([
      {
        id: byAddress.id,
        status: "pending",
        startTime: byAddress.startTime,
        endTime: byAddress.endTime,
        duration: 60,
        expert: { id: expertId, name: "Aino V.", title: "Engineer" },
        joinUrl: null,
        url: `/meeting/${byAddress.token}`,
      },
      expect.objectContaining({ id: mine.id, url: `/meeting/${mine.token}` }),
    ]);
    const first = await list(user, { limit: "1" });
    expect(first.body.map(({ id }) => id)).toEqual([byAddress.id]);
    const next = new URLSearchParams(/\?(.*)>/.exec(first.headers.get("link") ?? "")?.[1]);
    const rest = await list(user, Object.fromEntries(next));
    expect([rest.body.map(({ id }) => id), rest.headers.get("link")]).toEqual([[mine.id], null]);
  });

  it("has nothing for an address that nobody has proved", async () => {
    const user = await createUser({ email: client, isVerified: false });
    await book();
    expect((await list(user)).body).toEqual([]);
    expect((await list(null)).status).toBe(401);
  });
});
