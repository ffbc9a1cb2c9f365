import ICAL from "ical.js";
import { GET as listFreeDays } from "@/app/api/calendar/free-days/route";
import { GET as calendarFile } from "@/app/api/meeting-bookings/[id]/calendar-file/route";
import { PATCH as updateBooking } from "@/app/api/meeting-bookings/[id]/route";
import { POST as bookMeeting } from "@/app/api/meeting-bookings/route";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import type { FreeDays, MeetingBookingCreated } from "@/lib/features/meetings/schemas";
import { remindOfMeetings } from "@/lib/features/meetings/server/remind-of-meetings";
import { setClock } from "@/lib/server/clock";
import { call, post } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createBooking, type TestUser } from "@/tests/support/factories";
import { runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, invitationOf, readOutbox, recipient } from "@/tests/support/mail";
import { bookingRequest } from "@/tests/support/request-factories";

/** Tuesday in Helsinki's summer time is far; Monday 1 March 2027, noon. */
const today = new Date("2027-03-01T10:00:00Z");
const start = new Date("2027-03-05T08:00:00Z");
const before = (minutes: number) => new Date(start.getTime() - minutes * 60_000);
let admin: TestUser;

beforeEach(async () => {
  setClock(today);
  await empty("meeting_bookings", "mail_messages", "users");
  clearOutbox();
  admin = await createAdmin();
});

/** A meeting that was booked long before its reminders fall due. */
async function meeting(options: Partial<Parameters<typeof createBooking>[0]> = {}) {
  const booking = await createBooking({
    startAt: start,
    status: "confirmed",
    email: "client@example.com",
    ...options,
  });
  await sql("UPDATE meeting_bookings SET submitted_at = $1 WHERE id = $2", [today, booking.id]);
  return booking;
}
const remindAt = (minutesBefore: number) => {
  setClock(before(minutesBefore));
  return remindOfMeetings();
};
const change = (id: number, body: object) =>
  call<AdminMeetingBooking>(updateBooking, { method: "PATCH", params: { id: String(id) }, body, as: admin });
const mails = async (kind: string) =>
  await sql<{ to: string; subject: string; text: string }>(
    'SELECT "to", subject, text FROM mail_messages WHERE kind = $1 ORDER BY created_at',
    [kind],
  );

describe("the job meeting-reminders", () => {
  it("mails client and representative once a day before and once an hour before", async () => {
    await meeting();
    expect(await remindAt(24 * 60 + 1)).toBe(0);
    expect(await remindAt(24 * 60)).toBe(2);
    expect(await remindAt(24 * 60 - 5)).toBe(0);
    expect(await remindAt(60)).toBe(2);
    expect(await remindAt(55)).toBe(0);
    expect(await remindAt(-1)).toBe(0);
    expect((await mails("meeting_reminder")).map(({ to, subject }) => [to, subject])).toEqual([
      ["client@example.com", "Reminder: meeting on Friday, 5 March 2027 at 10:00"],
      ["client@example.com", "Within an hour: meeting on Friday, 5 March 2027 at 10:00"],
    ]);
    // Two hours before, the meeting's page stops moving and cancelling it.
    const offers = (await mails("meeting_reminder")).map(({ text }) => /See.* the meeting/.exec(text)?.[0]);
    expect(offers).toEqual(["See, move or cancel the meeting", "See the meeting"]);
    expect(await mails("meeting_reminder_representative")).toHaveLength(2);
  });

  it("reminds of the others when one cannot be reminded of, and tries again for that one", async () => {
    await meeting({ startAt: before(120), email: "broken@example.com" });
    await meeting({ email: "second@example.com" });
    await sql(`ALTER TABLE mail_messages ADD CONSTRAINT broken CHECK ("to" <> 'broken@example.com')`);
    try {
      await expect(remindAt(24 * 60 - 5)).rejects.toThrow("broken");
    } finally {
      await sql("ALTER TABLE mail_messages DROP CONSTRAINT broken");
    }
    expect((await mails("meeting_reminder")).map(({ to }) => to)).toEqual(["second@example.com"]);
    expect(await remindAt(24 * 60 - 10)).toBe(2);
  });

  it("sends one of each however many run at once", async () => {
    await meeting();
    setClock(before(24 * 60));
    const queued = await Promise.all(Array.from({ length: 6 }, () => remindOfMeetings()));
    expect(queued.reduce((sum, each) => sum + each, 0)).toBe(2);
    await runMailJobs();
    expect((await readOutbox()).map(recipient).sort()).toEqual([
      "client@example.com",
      "consultant@osaaja.example",
    ]);
  });

  it.each(["cancelled", "completed"] as const)("says nothing of a %s meeting", async (status) => {
    await meeting({ status });
    expect(await remindAt(24 * 60)).toBe(0);
    expect(await remindAt(30)).toBe(0);
  });

  it("says nothing more once a meeting is cancelled between its reminders", async () => {
    const { id } = await meeting();
    expect(await remindAt(24 * 60)).toBe(2);
    await change(id, { status: "cancelled" });
    expect(await remindAt(60)).toBe(0);
  });

  it("reminds of a meeting that nobody has confirmed yet, and tells the link only once there is one", async () => {
    const { id } = await meeting({ status: "pending" });
    await remindAt(24 * 60);
    expect((await mails("meeting_reminder"))[0]?.text).toContain("We send you the link to join");
    await change(id, { joinUrl: "https://teams.example/meet/1" });
    await remindAt(60);
    const last = (await mails("meeting_reminder")).at(-1);
    expect(last?.text).toContain("https://teams.example/meet/1");
    expect(last?.text).not.toContain("We send you the link");
  });
});

describe("the link to join", () => {
  it("goes to both sides of a confirmed meeting at once, with a calendar update", async () => {
    const { id, calendar_uid: uid } = await meeting();
    const { status, body } = await change(id, { joinUrl: "teams.example/meet/1" });
    expect([status, body.joinUrl]).toEqual([200, "https://teams.example/meet/1"]);
    await change(id, { joinUrl: "https://teams.example/meet/1" });
    await runMailJobs();
    const outbox = await readOutbox();
    expect(outbox.map(recipient).sort()).toEqual(["client@example.com", "consultant@osaaja.example"]);
    for (const mail of outbox) {
      expect(mail.text).toContain("https://teams.example/meet/1");
      expect(invitationOf(mail)).toMatchObject({
        method: "REQUEST",
        uid,
        sequence: 1,
        status: "CONFIRMED",
      });
    }
  });

  it("waits with a pending meeting for its confirmation", async () => {
    const { id } = await meeting({ status: "pending" });
    await change(id, { joinUrl: "https://teams.example/meet/2" });
    expect(await sql("SELECT 1 FROM mail_messages")).toEqual([]);
    await change(id, { status: "confirmed" });
    expect((await mails("meeting_booking_confirmed"))[0]?.text).toContain("https://teams.example/meet/2");
  });

  it.each(["javascript:alert(1)", "not an address"])("is refused as %s", async (joinUrl) => {
    const { id } = await meeting();
    expect((await change(id, { joinUrl })).status).toBe(422);
  });
});

describe("GET /api/meeting-bookings/{id}/calendar-file", () => {
  const book = async (more: object = {}) =>
    (
      await post<MeetingBookingCreated>(bookMeeting, {
        ...bookingRequest({ preferredDate: "2027-03-05", preferredTime: "10:00" }),
        ...more,
      })
    ).body;
  const file = (id: number, token: string) =>
    call<string>(calendarFile, { params: { id: String(id) }, query: { token } });
  const tokenOf = (url: string) => new URL(url, "http://localhost").searchParams.get("token") ?? "";

  it("is a calendar file of the same event as the invitations", async () => {
    const { id, calendarFileUrl, startTime } = await book();
    const answer = await file(id, tokenOf(calendarFileUrl));
    expect(answer.headers.get("content-type")).toContain("text/calendar");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="meeting.ics"');
    const calendar = new ICAL.Component(ICAL.parse(answer.body));
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
    const component = calendar.getFirstSubcomponent("vevent");
    const event = new ICAL.Event(component ?? undefined);
    const [stored] = await sql<{ calendar_uid: string }>("SELECT calendar_uid FROM meeting_bookings");
    expect(event.uid).toBe(stored?.calendar_uid);
    expect(event.sequence).toBe(0);
    expect(event.startDate.toJSDate().toISOString()).toBe(startTime);
    expect(event.duration.toSeconds()).toBe(3600);
    expect(component?.getFirstPropertyValue("status")).toBe("TENTATIVE");
    expect(event.attendees).toEqual([]);
  });

  it("follows the meeting: confirmed, with its link, cancelled", async () => {
    const { id, calendarFileUrl } = await book();
    const component = async () => {
      const { body } = await file(id, tokenOf(calendarFileUrl));
      return new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent("vevent");
    };
    const joinUrl = "https://teams.example/meet/3;a,b?c=d\\e&long=0123456789012345678901234567890123456789";
    await change(id, { status: "confirmed", joinUrl });
    expect((await component())?.getFirstPropertyValue("status")).toBe("CONFIRMED");
    // Whoever has only booked gets the link to join; where the meeting is cancelled stands in the mails.
    expect((await component())?.getFirstPropertyValue("url")).toBe(joinUrl);
    expect((await component())?.getFirstPropertyValue("location")).toBe("Online");
    expect((await component())?.getFirstPropertyValue("description")).toBe(`Join the meeting:\n${joinUrl}`);
    await change(id, { status: "cancelled" });
    expect((await component())?.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect((await component())?.getFirstPropertyValue("sequence")).toBe(2);
  });

  it("is opened by its own token alone", async () => {
    const { id, meetingToken, calendarFileUrl } = await book();
    for (const token of ["", "guess", meetingToken]) expect((await file(id, token)).status).toBe(404);
    expect((await file(id + 1, tokenOf(calendarFileUrl))).status).toBe(404);
  });

  it("is there for a meeting without a phone number", async () => {
    const { id } = await book({ phone: "" });
    expect(await sql("SELECT phone FROM meeting_bookings WHERE id = $1", [id])).toEqual([{ phone: null }]);
  });
});

describe("GET /api/calendar/free-days", () => {
  const list = (query: Record<string, string> = {}) => call<FreeDays>(listFreeDays, { query });

  it("counts the free times of every day up to the horizon", async () => {
    const { status, body } = await list();
    expect([status, body.timeZone, body.days.length]).toEqual([200, "Europe/Helsinki", 61]);
    // Noon with four hours' notice leaves nothing of today.
    expect(body.days[0]).toEqual({ date: "2027-03-01", times: 0, isClosed: false });
    expect(body.nextFreeDate).toBe("2027-03-02");
    expect(body.days[1]).toEqual({ date: "2027-03-02", times: 13, isClosed: false });
    expect(body.days[5]).toEqual({ date: "2027-03-06", times: 0, isClosed: true });
    // Good Friday.
    expect(body.days.find(({ date }) => date === "2027-03-26")).toMatchObject({ times: 0, isClosed: true });
  });

  it("leaves out what is held, and knows that a shorter meeting fits more often", async () => {
    await createBooking({ startAt: new Date("2027-03-02T07:00:00Z"), duration: 120 });
    await createBooking({ startAt: new Date("2027-03-02T09:00:00Z"), duration: 120, status: "cancelled" });
    const times = async (duration: string) =>
      (await list({ duration })).body.days.find(({ date }) => date === "2027-03-02")?.times;
    expect(await times("60")).toBe(9);
    expect(await times("30")).toBe(10);
  });

  it("refuses a duration that no meeting has", async () => {
    expect((await list({ duration: "10" })).status).toBe(400);
  });
});
