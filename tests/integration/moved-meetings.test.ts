import { GET as availableSlots } from "@/app/api/calendar/available-slots/route";
import { GET as freeDays } from "@/app/api/calendar/free-days/route";
import { POST as bookMeeting } from "@/app/api/meeting-bookings/route";
import type { FreeDays } from "@/lib/features/meetings/schemas";
import { clientPath } from "@/lib/features/meetings/server/client-link";
import { remindOfMeetings } from "@/lib/features/meetings/server/remind-of-meetings";
import { setClock } from "@/lib/server/clock";
import { call, type ErrorAnswer, post } from "@/tests/support/call";
import {
  beginMonday,
  book,
  cancel,
  changeAs,
  deliver,
  freeTimes,
  move,
  read,
  stored,
} from "@/tests/support/client-meetings";
import { count, sql } from "@/tests/support/database/connection";
import { createAdmin, createBooking, type TestUser } from "@/tests/support/factories";
import { bookingRequest } from "@/tests/support/request-factories";

// A meeting that its client puts to another time, by the link of its mails (deal O1).

let admin: TestUser;
let change: ReturnType<typeof changeAs>;

beforeEach(async () => {
  await beginMonday();
  admin = await createAdmin({ email: "admin@osaaja.example" });
  change = changeAs(admin);
});
afterAll(() => setClock(null));

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

  it("is offered every time that is free for this meeting, and not the one it has", async () => {
    const { id, token } = await book({ preferredTime: "11:00", duration: 45 });
    await book({ preferredTime: "13:00", email: "other@example.com" });
    const near = ["10:30 AM", "11:00 AM", "11:30 AM"];
    const offered = async (more: Parameters<typeof freeTimes>[1]) =>
      (await freeTimes("2027-03-03", { duration: "45", ...more })).filter((time) => near.includes(time));
    expect(await offered({})).toEqual([]);
    expect(await offered({ moving: token })).toEqual(["10:30 AM", "11:30 AM"]);
    expect(await offered({ moving: String(id), as: admin })).toEqual(["10:30 AM", "11:30 AM"]);
    const taken = await freeTimes("2027-03-03", { moving: token, duration: "45" });
    expect(taken).not.toContain("1:00 PM");

    const { body } = await call<FreeDays>(freeDays, { query: { moving: token, duration: "45" } });
    expect(body.days.find(({ date }) => date === "2027-03-03")?.times).toBe(taken.length);
  });

  it("tells nobody else which times a meeting holds", async () => {
    const { id, token } = await book();
    const query = (moving: string) => ({ date: "2027-03-03", moving });
    for (const moving of [String(id), `${id}-${"a".repeat(43)}`, "x"]) {
      expect((await call(availableSlots, { query: query(moving) })).status).toBe(404);
      expect((await call(freeDays, { query: { moving } })).status).toBe(404);
    }
    expect((await call(availableSlots, { query: query(token) })).status).toBe(200);
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
