import ICAL from "ical.js";
import { POST as renewAddress } from "@/app/api/admin/consultants/[id]/calendar-address/route";
import { PATCH as changeConsultant } from "@/app/api/admin/consultants/[id]/route";
import { POST as addConsultant, GET as listConsultants } from "@/app/api/admin/consultants/route";
import { GET as freeDays } from "@/app/api/calendar/free-days/route";
import { GET as calendar } from "@/app/api/consultants/[token]/calendar.ics/route";
import { GET as freeConsultants } from "@/app/api/meeting-bookings/[id]/free-consultants/route";
import { POST as bookMeeting, GET as listBookings } from "@/app/api/meeting-bookings/route";
import type { AdminConsultant } from "@/lib/features/meetings/consultant-schemas";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import type { FreeDays, MeetingBookingCreated } from "@/lib/features/meetings/schemas";
import { remindOfMeetings } from "@/lib/features/meetings/server/remind-of-meetings";
import { setClock } from "@/lib/server/clock";
import { call, post } from "@/tests/support/call";
import {
  beginMonday,
  book,
  changeAs,
  client,
  deliver,
  freeTimes,
  move,
  read,
} from "@/tests/support/client-meetings";
import { count, sql } from "@/tests/support/database/connection";
import { createAdmin, createBooking, createConsultant, type TestUser } from "@/tests/support/factories";
import { key } from "@/tests/support/idempotency";
import { takeRevalidated } from "@/tests/support/next-cache";
import { bookingRequest } from "@/tests/support/request-factories";

// Several people who hold meetings: who is given one, who is free, and what each of them hears.

const first = "consultant@osaaja.example";
const second = "kaisa@osaaja.example";
let admin: TestUser;
let kaisa: { id: number; calendar: string };

beforeEach(async () => {
  await beginMonday();
  await forget();
  admin = await createAdmin();
  kaisa = await createConsultant({ name: "Kaisa Koski", email: second });
});
async function forget() {
  await sql("DELETE FROM consultants WHERE calendar <> 'representative'");
  await sql(
    "UPDATE consultants SET name = NULL, email = NULL, is_active = true, absences = '[]', join_url = NULL",
  );
}

const bookAs = (email: string, preferredTime = "10:00", preferredDate = "2027-03-03") =>
  post<MeetingBookingCreated>(bookMeeting, bookingRequest({ email, preferredDate, preferredTime }));
const change = (id: number, body: object) => changeAs(admin)(id, body);
const away = (calendarKey: string, firstDay: string, lastDay = firstDay) =>
  sql("UPDATE consultants SET absences = $2::jsonb WHERE calendar = $1", [
    calendarKey,
    JSON.stringify([{ firstDay, lastDay }]),
  ]);

describe("a slot", () => {
  it("is free as long as one of them is, and goes to one each", async () => {
    await sql("UPDATE consultants SET join_url = 'https://meet.example.com/kaisa' WHERE id = $1", [kaisa.id]);
    const one = await bookAs("one@example.com");
    expect(one.body).toMatchObject({ representativeName: "Elina Salonen", hasJoinLink: false });
    expect(await freeTimes("2027-03-03")).toContain("10:00 AM");
    const other = await bookAs("other@example.com");
    expect(other.body).toMatchObject({ representativeName: "Kaisa Koski", hasJoinLink: true });
    expect(await freeTimes("2027-03-03")).not.toContain("10:00 AM");
    expect((await bookAs("third@example.com")).body).toMatchObject({ reason: "slot_taken" });
  });

  it("goes to whoever has the fewest meetings that week, then to the oldest row", async () => {
    await createBooking({ startAt: new Date("2027-03-01T08:00:00Z"), status: "completed" });
    await createBooking({
      startAt: new Date("2027-03-02T08:00:00Z"),
      status: "cancelled",
      calendar: kaisa.calendar,
    });
    // The week before does not count.
    await createBooking({
      startAt: new Date("2027-02-24T08:00:00Z"),
      status: "completed",
      calendar: kaisa.calendar,
    });
    const names: string[] = [];
    for (const time of ["9:00", "10:00", "11:00", "12:00"])
      names.push((await bookAs("regular@example.com", time)).body.representativeName);
    expect(names).toEqual(["Kaisa Koski", "Elina Salonen", "Kaisa Koski", "Elina Salonen"]);
  });

  it.each([1, 2, 3])("is never given twice to anybody by 50 requests at once (round %i)", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => bookAs(`visitor${index}@example.com`)),
    );
    const winners = answers.filter(({ status }) => status === 201);
    expect(winners.map(({ body }) => body.representativeName).sort()).toEqual([
      "Elina Salonen",
      "Kaisa Koski",
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await sql("SELECT calendar FROM meeting_bookings GROUP BY calendar HAVING count(*) > 1")).toEqual(
      [],
    );
    expect(await count("mail_messages")).toBe(4);
  });

  it("is one meeting for one client, and for one request that is sent many times at once", async () => {
    const wish = bookingRequest({ email: client, preferredDate: "2027-03-03", preferredTime: "10:00" });
    const headers = key;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post<MeetingBookingCreated>(bookMeeting, wish, { headers })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await count("meeting_bookings")).toBe(1);
    expect((await bookAs(client.toUpperCase())).body).toMatchObject({ reason: "slot_taken" });
  });

  it("follows each one's hours and days off", async () => {
    const saturdays = JSON.stringify([{ weekday: 6, opensAt: 600, closesAt: 720 }]);
    await sql("UPDATE consultants SET working_hours = $2::jsonb WHERE id = $1", [kaisa.id, saturdays]);
    expect(await freeTimes("2027-03-06")).toEqual(["10:00 AM", "10:30 AM", "11:00 AM"]);
    expect((await bookAs("early@example.com", "9:30", "2027-03-06")).body).toMatchObject({
      reason: "slot_outside_hours",
      message: "Meetings take place from 10:00 to 12:00 Helsinki time. Please select another time.",
    });
    expect((await bookAs("sat@example.com", "10:00", "2027-03-06")).body.representativeName).toBe(
      "Kaisa Koski",
    );
    await away("representative", "2027-03-03", "2027-03-04");
    expect(await freeTimes("2027-03-04")).toEqual([]);
    expect((await bookAs("away@example.com", "10:00", "2027-03-04")).body).toMatchObject({
      reason: "slot_day_off",
    });
    const { body } = await call<FreeDays>(freeDays, { query: {} });
    const closed = body.days.filter(({ isClosed }) => isClosed).map(({ date }) => date);
    expect(closed.slice(0, 4)).toEqual(["2027-03-03", "2027-03-04", "2027-03-07", "2027-03-14"]);
  });

  it("is nobody's who is given no meetings any more", async () => {
    await sql("UPDATE consultants SET is_active = false WHERE calendar = 'representative'");
    expect((await bookAs("one@example.com")).body.representativeName).toBe("Kaisa Koski");
    expect(await freeTimes("2027-03-03")).not.toContain("10:00 AM");
  });
});

it("names the consultant in mails, invitations, reminders and on the page, with their own link", async () => {
  await sql("UPDATE consultants SET join_url = 'https://meet.example.com/kaisa' WHERE id = $1", [kaisa.id]);
  await away("representative", "2027-03-03");
  const { id, token } = await book();
  const { to } = await deliver();
  expect(to(client)[0]?.text).toContain("Kaisa Koski");
  expect(to(client)[0]?.text).toContain("The link to join is below and in the invitation.");
  expect(to(client)[0]?.text).not.toContain("We send you the link");
  for (const [mail] of [to(client), to(second)])
    expect(mail?.text).toContain("https://meet.example.com/kaisa");
  expect(to(client)[0]?.invitation).toMatchObject({ organizer: second, sequence: 0 });
  expect(to(second)[0]?.invitation).toMatchObject({ organizer: second, attendees: [client] });
  expect(to(first)).toEqual([]);
  expect((await read(token)).body).toMatchObject({
    representativeName: "Kaisa Koski",
    joinUrl: "https://meet.example.com/kaisa",
  });
  const { body } = await call<AdminMeetingBooking[]>(listBookings, {
    as: admin,
    query: { consultant: String(kaisa.id) },
  });
  expect(body.map((each) => [each.id, each.consultant.name])).toEqual([[id, "Kaisa Koski"]]);
  expect((await call<[]>(listBookings, { as: admin, query: { consultant: "1" } })).body).toEqual([]);
  setClock(new Date("2027-03-02T09:00:00Z"));
  await remindOfMeetings();
  const reminded = await deliver();
  expect(reminded.to(client)[0]?.text).toContain("Kaisa Koski");
  expect(reminded.to(second)).toHaveLength(1);
});

describe("a meeting that is moved", () => {
  it("stays with its consultant as long as they are free then", async () => {
    await bookAs("other@example.com", "11:00");
    const { token } = await book();
    expect((await read(token)).body.representativeName).toBe("Kaisa Koski");
    await bookAs("third@example.com", "12:00");
    expect((await move(token, "2027-03-03", "12:00")).body.representativeName).toBe("Kaisa Koski");
    expect((await move(token, "2027-03-03", "11:00")).body.representativeName).toBe("Kaisa Koski");
  });

  it("goes to another who is free, which everybody is told", async () => {
    const { token } = await book();
    await createBooking({ startAt: new Date("2027-03-04T08:00:00Z") });
    await deliver();
    const { body } = await move(token, "2027-03-04", "10:00");
    expect(body.representativeName).toBe("Kaisa Koski");
    const { to } = await deliver();
    expect(to(client)[0]?.text).toContain("At the new time you meet Kaisa Koski.");
    expect(to(client)[0]?.invitation).toMatchObject({ organizer: second, sequence: 1, method: "REQUEST" });
    expect(to(second)[0]?.text).toContain("is yours from now on");
    expect(to(first)[0]?.invitation).toMatchObject({
      method: "CANCEL",
      sequence: 1,
      start: new Date("2027-03-03T08:00:00Z"),
    });
    await createBooking({ startAt: new Date("2027-03-05T08:00:00Z") });
    await createBooking({ startAt: new Date("2027-03-05T08:00:00Z"), calendar: kaisa.calendar });
    expect((await move<object>(token, "2027-03-05", "10:00")).body).toMatchObject({ reason: "slot_taken" });
  });
});

describe("handing over", () => {
  const free = async (id: number) =>
    (await call<{ name: string }[]>(freeConsultants, { as: admin, params: { id: String(id) } })).body.map(
      ({ name }) => name,
    );

  it("gives a meeting to another who is free: log, mails, SEQUENCE and link", async () => {
    await sql("UPDATE consultants SET join_url = 'https://meet.example.com/kaisa' WHERE id = $1", [kaisa.id]);
    const { id, token } = await book();
    await deliver();
    expect(await free(id)).toEqual(["Kaisa Koski"]);
    const answer = await change(id, { consultantId: kaisa.id, previousConsultantId: 1 });
    expect(answer.body).toMatchObject({
      consultant: { id: kaisa.id, name: "Kaisa Koski" },
      joinUrl: "https://meet.example.com/kaisa",
      status: "pending",
      startTime: "2027-03-03T08:00:00.000Z",
    });
    const { to } = await deliver();
    expect(to(client)[0]?.invitation).toMatchObject({ method: "REQUEST", organizer: second, sequence: 1 });
    expect(to(second)[0]?.invitation).toMatchObject({ method: "REQUEST", sequence: 1 });
    expect(to(first)[0]?.invitation).toMatchObject({ method: "CANCEL", sequence: 1 });
    expect((await read(token)).body.representativeName).toBe("Kaisa Koski");
    expect(
      await sql(
        "SELECT action, before ->> 'consultant' AS was, after ->> 'consultant' AS is FROM audit_entries",
      ),
    ).toEqual([{ action: "hand_over", was: "Elina Salonen", is: "Kaisa Koski" }]);
    // The same once more changes nothing.
    expect((await change(id, { consultantId: kaisa.id, previousConsultantId: 1 })).status).toBe(200);
    expect((await deliver()).all).toEqual([]);
    expect(await free(id)).toEqual(["Elina Salonen"]);
  });

  it("is refused to who is busy, away or gone, of a meeting that is over, and over a colleague's", async () => {
    const { id } = await book();
    const busy = await createBooking({ startAt: new Date("2027-03-03T08:30:00Z"), calendar: kaisa.calendar });
    expect(await free(id)).toEqual([]);
    const refused = { status: 409, body: { reason: "consultant_not_free" } };
    expect(await change(id, { consultantId: kaisa.id })).toMatchObject(refused);
    await sql("DELETE FROM meeting_bookings WHERE id = $1", [busy.id]);
    await away(kaisa.calendar, "2027-03-03");
    expect(await change(id, { consultantId: kaisa.id })).toMatchObject(refused);
    await away(kaisa.calendar, "2027-03-04");
    expect(await change(id, { consultantId: 999_999 })).toMatchObject(refused);
    expect(await change(id, { consultantId: kaisa.id, status: "confirmed" })).toMatchObject({ status: 422 });
    const third = await createConsultant();
    expect((await change(id, { consultantId: third.id, previousConsultantId: 1 })).status).toBe(200);
    expect(await change(id, { consultantId: kaisa.id, previousConsultantId: 1 })).toMatchObject({
      status: 409,
      body: { reason: "booking_changed" },
    });
    setClock(new Date("2027-03-03T08:00:00Z"));
    expect(await change(id, { consultantId: kaisa.id })).toMatchObject({
      status: 409,
      body: { code: "not_possible_now" },
    });
  });

  it("leaves nobody with two meetings when many are handed over and booked at once", async () => {
    const ids = [];
    for (const time of ["9:00", "10:00", "11:00", "12:00"])
      ids.push((await book({ preferredTime: time })).id);
    await sql("UPDATE meeting_bookings SET calendar = 'representative'");
    await Promise.all([
      ...ids.map((id) => change(id, { consultantId: kaisa.id })),
      ...["9:00", "10:00", "11:00", "12:00"].map((time) =>
        bookAs(`at${Number.parseInt(time, 10)}@example.com`, time),
      ),
      ...["9:00", "10:00", "11:00", "12:00"].map((time) =>
        bookAs(`also${Number.parseInt(time, 10)}@example.com`, time),
      ),
    ]);
    const overlaps = await sql(
      `SELECT 1 FROM meeting_bookings a JOIN meeting_bookings b ON a.id < b.id AND a.calendar = b.calendar
       AND tstzrange(a.start_at, a.end_at) && tstzrange(b.start_at, b.end_at)`,
    );
    expect(overlaps).toEqual([]);
    expect(await count("meeting_bookings")).toBe(8);
  });
});

describe("administrators", () => {
  const list = async () => (await call<AdminConsultant[]>(listConsultants, { as: admin })).body;
  const wish = {
    ...{ name: "Oona Ojala", email: "oona@osaaja.example", isActive: true, joinUrl: "" },
    workingHours: [
      { weekday: 5, opensAt: 480, closesAt: 720 },
      { weekday: 1, opensAt: 600, closesAt: 1020 },
    ],
    absences: [
      { firstDay: "2027-04-05", lastDay: "2027-04-09" },
      { firstDay: "2027-02-01", lastDay: "2027-02-05" },
    ],
  };
  const save = (id: number, body: object) =>
    call<AdminConsultant>(changeConsultant, { method: "PATCH", params: { id: String(id) }, body, as: admin });

  it("find the one who was there before, named by the variables, and add others", async () => {
    expect((await list())[0]).toMatchObject({
      ...{ id: 1, name: "Elina Salonen", email: first, isActive: true, meetingsToCome: 0, absences: [] },
      workingHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: 540, closesAt: 960 })),
    });
    const { status, body } = await call<AdminConsultant>(addConsultant, {
      ...{ method: "POST", body: wish, as: admin },
    });
    expect(status).toBe(201);
    // In order, and without what is over.
    expect(body.workingHours.map(({ weekday }) => weekday)).toEqual([1, 5]);
    expect(body.absences).toEqual([{ firstDay: "2027-04-05", lastDay: "2027-04-09" }]);
    expect(body.joinUrl).toBeNull();
    // Public pages name the consultant while there is one.
    expect(takeRevalidated()).toContain("consultants");
    expect(await freeTimes("2027-03-05")).toContain("8:00 AM");
    expect(await sql("SELECT action, entity FROM audit_entries")).toEqual([
      { action: "create", entity: "consultant" },
    ]);
  });

  it("change one as they were seen, and always leave somebody who is given meetings", async () => {
    const [elina, other] = await list();
    if (!elina || !other) throw new Error("Two consultants are missing");
    const { name, email, workingHours } = elina;
    const same = { name, email, workingHours, absences: [], isActive: true };
    const saved = await save(1, { ...same, name: "Elina Uusi", updatedAt: elina.updatedAt });
    expect(saved.body).toMatchObject({ name: "Elina Uusi", email: first });
    expect(await save(1, { ...same, updatedAt: elina.updatedAt })).toMatchObject({
      status: 409,
      body: { reason: "consultant_changed", fieldErrors: { updatedAt: expect.any(String) } },
    });
    await sql("UPDATE consultants SET is_active = false WHERE id = $1", [other.id]);
    expect(await save(1, { ...same, isActive: false, updatedAt: saved.body.updatedAt })).toMatchObject({
      status: 409,
      body: { reason: "consultant_last" },
    });
    expect(await save(999_999, { ...same, updatedAt: elina.updatedAt })).toMatchObject({ status: 404 });
    for (const refused of [
      { workingHours: [{ weekday: 1, opensAt: 600, closesAt: 600 }] },
      { workingHours: [{ weekday: 1, opensAt: 605, closesAt: 700 }] },
      { workingHours: [...workingHours, { weekday: 1, opensAt: 600, closesAt: 720 }] },
      { absences: [{ firstDay: "2027-04-09", lastDay: "2027-04-05" }] },
      { email: "nobody" },
    ])
      expect(await save(1, { ...same, ...refused, updatedAt: saved.body.updatedAt })).toMatchObject({
        status: 422,
      });
  });

  it("give each a calendar to subscribe to, whose address can be made anew", async () => {
    await away(kaisa.calendar, "2027-03-10", "2027-03-12");
    const { id } = await book({ projectDescription: "A forecast.\nOf demand." });
    await change(id, { consultantId: kaisa.id });
    const cancelled = await book({ preferredTime: "12:00" });
    await change(cancelled.id, { consultantId: kaisa.id });
    await change(cancelled.id, { status: "cancelled" });
    const tokenOf = ({ calendarUrl }: AdminConsultant) => calendarUrl.split("/").at(-2) ?? "";
    const [, before] = await list();
    if (!before) throw new Error("The consultant is missing");
    expect(before).toMatchObject({ meetingsToCome: 1 });
    const read = (token: string) => call<string>(calendar, { params: { token } });
    const { body, headers } = await read(tokenOf(before));
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("cache-control")).toContain("no-store");
    const events = new ICAL.Component(ICAL.parse(body))
      .getAllSubcomponents("vevent")
      .map((component) => new ICAL.Event(component));
    expect(
      events.map(({ summary, startDate, endDate }) => [summary, startDate.toString(), endDate.toString()]),
    ).toEqual([
      [expect.stringContaining(","), "2027-03-03T08:00:00Z", "2027-03-03T09:00:00Z"],
      ["Day off", "2027-03-10", "2027-03-13"],
    ]);
    expect(events[0]?.description).toContain(client);
    const renewed = await call<AdminConsultant>(renewAddress, {
      ...{ method: "POST", params: { id: String(kaisa.id) }, as: admin },
    });
    expect((await read(tokenOf(before))).status).toBe(404);
    expect((await read(tokenOf(renewed.body))).status).toBe(200);
    expect((await read("999999-guess")).status).toBe(404);
  });
});
