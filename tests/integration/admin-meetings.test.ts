import ICAL from "ical.js";
import { GET as exportBookings } from "@/app/api/admin/exports/meeting-bookings/route";
import { GET as availableSlots } from "@/app/api/calendar/available-slots/route";
import { PATCH as updateBooking } from "@/app/api/meeting-bookings/[id]/route";
import { POST as bookMeeting, GET as listBookings } from "@/app/api/meeting-bookings/route";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import type { AvailableSlotsResponse, MeetingBookingCreated } from "@/lib/features/meetings/schemas";
import { setClock } from "@/lib/server/clock";
import { call, post } from "@/tests/support/call";
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

/** A Monday, 8 o'clock in Helsinki. */
const monday = new Date("2027-03-01T06:00:00Z");
const wednesday = new Date("2027-03-03T08:00:00Z");
const representative = "consultant@osaaja.example";

let admin: TestUser;

beforeEach(async () => {
  setClock(monday);
  await sql("ALTER TABLE audit_entries DISABLE TRIGGER ALL");
  await empty("meeting_bookings", "mail_messages", "idempotency_keys", "experts", "users");
  await sql("DELETE FROM audit_entries");
  await sql("ALTER TABLE audit_entries ENABLE TRIGGER ALL");
  await sql("DELETE FROM pgboss.job");
  clearOutbox();
  admin = await createAdmin({ email: "admin@osaaja.example" });
});

const change = <T = AdminMeetingBooking>(id: number | string, body: object, as: TestUser | null = admin) =>
  call<T>(updateBooking, { method: "PATCH", params: { id: String(id) }, body, as });
const refusal = (id: number | string, body: object, as: TestUser | null = admin) =>
  call(updateBooking, { method: "PATCH", params: { id: String(id) }, body, as });
const list = (query: Record<string, string> = {}, as: TestUser | null = admin) =>
  call<AdminMeetingBooking[]>(listBookings, { query, as });
const names = async (query: Record<string, string> = {}) =>
  (await list(query)).body.map(({ fullName }) => fullName);
const audits = () =>
  sql<{ action: string; before: object; after: object; reason: string | null; actor_email: string }>(
    "SELECT action, before, after, reason, actor_email FROM audit_entries ORDER BY id",
  );
const state = async (id: number) => {
  const [row] = await sql<{ status: string; calendar_sequence: number }>(
    "SELECT status, calendar_sequence FROM meeting_bookings WHERE id = $1",
    [id],
  );
  return row;
};

/** Books as the public form does. */
async function book(more: object = {}) {
  const { status, body } = await post<MeetingBookingCreated>(bookMeeting, {
    fullName: 'Veera "Vee" Väisänen',
    email: "veera@example.com",
    company: "Pohjola Logistics Oy",
    phone: "+358 50 123 4567",
    projectDescription: "A forecast of daily demand.",
    meetingType: "consultation",
    preferredDate: "2027-03-03",
    preferredTime: "10:00",
    ...more,
  });
  expect(status).toBe(201);
  return body;
}

/** Sends what waits, and gives the mails by reader. */
async function deliver() {
  clearOutbox();
  await runMailJobs();
  const mails = await readOutbox();
  const to = (address: string) => mails.filter((each) => recipient(each) === address);
  return { all: mails, client: to("veera@example.com"), host: to(representative) };
}

describe("GET /api/meeting-bookings", () => {
  it("answers administrators with everything a booking holds", async () => {
    const { id: expertId } = await createExpert({
      name: "Aino Virtanen",
      title: "Machine learning engineer",
      hourlyRate: 95,
    });
    const booked = await book({
      expertId,
      projectType: "hourly",
      projectDurationMonths: 3,
      projectHoursPerWeek: 20,
    });
    const { status, body, headers } = await list();
    expect(status).toBe(200);
    expect(headers.get("x-total-count")).toBe("1");
    expect(body).toEqual([
      {
        id: booked.id,
        fullName: 'Veera "Vee" Väisänen',
        consultant: { id: 1, name: "Elina Salonen" },
        company: "Pohjola Logistics Oy",
        email: "veera@example.com",
        phone: "+358 50 123 4567",
        preferredDate: "2027-03-03",
        preferredTime: "10:00 AM",
        startTime: "2027-03-03T08:00:00.000Z",
        endTime: "2027-03-03T09:00:00.000Z",
        meetingType: "consultation",
        duration: 60,
        status: "pending",
        projectDescription: "A forecast of daily demand.",
        // Too short to be sure of.
        textLanguage: null,
        expert: {
          id: expertId,
          name: "Aino Virtanen",
          title: "Machine learning engineer",
          titleLanguage: "en",
          isPublic: true,
        },
        projectType: "hourly",
        projectDurationMonths: 3,
        projectDurationDays: null,
        projectHoursPerWeek: 20,
        estimatedTotalHours: 260,
        expertHourlyRate: 95,
        platformFee: 10,
        volumeDiscount: 5,
        estimatedTotalCost: 25_811.5,
        // 25 811.50 / 3 = 8 603.83
        monthlyCost: 8604,
        representativeNotes: null,
        joinUrl: null,
        staysConfirmedWhenMoved: false,
        expertAnswer: null,
        expertAnsweredAt: null,
        movedAt: null,
        submittedAt: monday.toISOString(),
        // One business day.
        reviewDueAt: "2027-03-02T06:00:00.000Z",
      },
    ]);
  });

  it("answers a booking without expert and estimate, and one whose expert is archived", async () => {
    const { id: expertId } = await createExpert({ archivedAt: new Date() });
    const bare = await createBooking({ startAt: wednesday, status: "completed" });
    const archived = await createBooking({ startAt: wednesday, expertId });
    // Told apart by id: when each came is the machine's clock, which may be set back between two rows.
    const { body } = await list();
    expect(body.find(({ id }) => id === bare.id)).toMatchObject({
      expert: null,
      estimatedTotalCost: null,
      monthlyCost: null,
      volumeDiscount: null,
      reviewDueAt: null,
    });
    expect(body.find(({ id }) => id === archived.id)?.expert).toMatchObject({
      id: expertId,
      isPublic: false,
    });
  });

  it("filters, searches, sorts and pages", async () => {
    const at = (day: string) => new Date(`2027-${day}T08:00:00Z`);
    await createBooking({ startAt: at("02-24"), status: "completed", fullName: "Past Done" });
    await createBooking({ startAt: at("02-25"), status: "confirmed", fullName: "Past Open" });
    await createBooking({ startAt: at("03-08"), fullName: "Later Client", company: "100 % Data_Oy" });
    await createBooking({ startAt: at("03-02"), fullName: "Soon Client", email: "soon@example.com" });
    // As old as each other.
    await sql("UPDATE meeting_bookings SET submitted_at = '2027-02-20T08:00:00Z'");
    expect(await names()).toEqual(["Soon Client", "Later Client", "Past Open", "Past Done"]);
    expect(await names({ period: "upcoming" })).toEqual(["Soon Client", "Later Client"]);
    expect(await names({ period: "past" })).toEqual(["Past Open", "Past Done"]);
    expect(await names({ period: "past", status: "confirmed" })).toEqual(["Past Open"]);
    expect(await names({ from: "2027-02-25", to: "2027-03-02", sort: "startTime" })).toEqual([
      "Past Open",
      "Soon Client",
    ]);
    expect(await names({ period: "upcoming", to: "9999-12-31" })).toEqual(["Soon Client", "Later Client"]);
    expect(await names({ q: "CLIENT soon@example" })).toEqual(["Soon Client"]);
    expect(await names({ q: "100 % data_" })).toEqual(["Later Client"]);
    expect(await names({ q: "#2" })).toEqual(["Past Open"]);
    expect(await names({ sort: "-fullName" })).toEqual([
      "Soon Client",
      "Past Open",
      "Past Done",
      "Later Client",
    ]);
    const first = await list({ limit: "3", period: "upcoming", page: "1", sort: "fullName" });
    expect(first.headers.get("link")).toBeNull();
    const paged = await list({ limit: "1", period: "upcoming", from: "2027-03-01" });
    expect(paged.headers.get("x-total-count")).toBe("2");
    expect(paged.headers.get("link")).toBe(
      '</api/meeting-bookings?period=upcoming&from=2027-03-01&limit=1&page=2>; rel="next"',
    );
  });

  it("counts a meeting that goes on as upcoming", async () => {
    await createBooking({ startAt: new Date("2027-03-01T05:30:00Z"), fullName: "In the room" });
    expect(await names({ period: "upcoming" })).toEqual(["In the room"]);
    setClock(new Date("2027-03-01T06:30:00Z"));
    expect(await names({ period: "upcoming" })).toEqual([]);
    expect(await names({ period: "past" })).toEqual(["In the room"]);
  });

  it.each([
    { period: "now" },
    { status: "open" },
    { sort: "email" },
    { from: "2027-02-30" },
    { page: "0" },
    { limit: "501" },
  ])("refuses %j with 400", async (query) => {
    expect((await list(query as never)).status).toBe(400);
  });

  it("is for administrators", async () => {
    expect((await list({}, null)).status).toBe(401);
    expect((await list({}, await createUser())).status).toBe(403);
  });
});

describe("PATCH /api/meeting-bookings/{id}", () => {
  it("confirms: state, log and an invitation that replaces the first", async () => {
    const { id: expertId } = await createExpert({ name: "Aino Virtanen", title: "ML engineer" });
    const { id } = await book({ expertId });
    await deliver();
    setClock(new Date("2027-03-01T07:00:00Z"));
    const { status, body } = await change(id, { status: "confirmed" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: "confirmed", reviewDueAt: null });
    expect(await state(id)).toEqual({ status: "confirmed", calendar_sequence: 1 });
    expect(await audits()).toEqual([
      {
        action: "confirm",
        before: { status: "pending" },
        after: { status: "confirmed" },
        reason: null,
        actor_email: "admin@osaaja.example",
      },
    ]);

    const { all, client, host } = await deliver();
    expect(all).toHaveLength(2);
    const [uid] = (await sql<{ calendar_uid: string }>("SELECT calendar_uid FROM meeting_bookings")).map(
      ({ calendar_uid }) => calendar_uid,
    );
    for (const mail of [client[0], host[0]]) {
      if (!mail) throw new Error("A mail is missing");
      expect(invitationOf(mail)).toMatchObject({
        method: "REQUEST",
        uid,
        sequence: 1,
        status: "CONFIRMED",
        start: wednesday,
        end: new Date("2027-03-03T09:00:00Z"),
        stamp: new Date("2027-03-01T07:00:00Z"),
        summary: "Consultation about Aino V., ML engineer",
        organizer: representative,
        attendees: ["veera@example.com"],
      });
    }
    expect(client[0]?.subject).toBe("Confirmed: your meeting on Wednesday, 3 March 2027 at 10:00");
    // "Answer this mail" reaches somebody.
    expect(client[0]?.replyTo?.value[0]?.address).toBe(representative);
    // What somebody typed into the form reaches the representative only.
    expect(client[0]?.text).not.toMatch(/Väisänen|Pohjola|forecast/);
    expect(host[0]?.text).toMatch(/Väisänen[\s\S]*forecast/);
  });

  it("gives the link to join where there is one", async () => {
    const { id } = await book();
    await sql("UPDATE meeting_bookings SET join_url = 'https://teams.example/join/1'");
    await deliver();
    await change(id, { status: "confirmed" });
    const { client, host } = await deliver();
    for (const mail of [client[0], host[0]]) expect(mail?.text).toContain("https://teams.example/join/1");
  });

  it.each(["pending", "confirmed"])(
    "cancels a %s meeting: mails take it out of both calendars",
    async (from) => {
      const { id } = await book();
      if (from === "confirmed") await change(id, { status: "confirmed" });
      await deliver();
      const before = (await audits()).length;
      const { status } = await change(id, {
        status: "cancelled",
        cancellationReason: "The consultant is ill.\nWhen: never",
      });
      expect(status).toBe(200);
      expect((await audits()).slice(before)).toMatchObject([
        {
          action: "cancel",
          before: { status: from },
          after: { status: "cancelled" },
          reason: "The consultant is ill.\nWhen: never",
        },
      ]);
      const { all, client, host } = await deliver();
      expect(all).toHaveLength(2);
      for (const mail of [client[0], host[0]]) {
        if (!mail) throw new Error("A mail is missing");
        expect(invitationOf(mail)).toMatchObject({
          method: "CANCEL",
          status: "CANCELLED",
          sequence: from === "confirmed" ? 2 : 1,
          start: wednesday,
          attendees: ["veera@example.com"],
        });
        // A line of the reason cannot pose as another line of the mail.
        expect(mail.text).toContain("Reason: The consultant is ill.\n    When: never");
      }
      expect(client[0]?.text).not.toMatch(/Väisänen|Pohjola/);
      // Its page is there to see; nothing can be moved or cancelled any more.
      expect(client[0]?.text).toContain("See the meeting");
      expect(client[0]?.text).not.toContain("move or cancel");
    },
  );

  it("frees the time of a cancelled meeting at once", async () => {
    const free = async () =>
      (await call<AvailableSlotsResponse>(availableSlots, { query: { date: "2027-03-03" } })).body.slots.map(
        ({ label }) => label,
      );
    const { id } = await book();
    expect(await free()).not.toContain("10:00 AM");
    await change(id, { status: "cancelled" });
    expect(await free()).toContain("10:00 AM");
    await book({ email: "next@example.com" });
    expect(await free()).not.toContain("10:00 AM");
    // And the cancelled one cannot come back over the next.
    expect(await refusal(id, { status: "confirmed" })).toMatchObject({
      status: 409,
      body: { message: "A cancelled meeting cannot become confirmed." },
    });
  });

  it("completes a meeting once it has begun, and mails nobody", async () => {
    const { id } = await book();
    await change(id, { status: "confirmed" });
    await deliver();
    setClock(new Date(wednesday.getTime() - 1));
    expect(await refusal(id, { status: "completed" })).toMatchObject({
      status: 409,
      body: { message: "This meeting has not started yet, so it cannot be completed." },
    });
    setClock(wednesday);
    expect((await change(id, { status: "completed" })).body.status).toBe("completed");
    expect((await deliver()).all).toHaveLength(0);
    expect((await audits()).map(({ action }) => action)).toEqual(["confirm", "complete"]);
  });

  it("mails nobody about a meeting that has begun", async () => {
    const { id } = await book();
    const { id: other } = await book({ preferredTime: "12:00" });
    await deliver();
    setClock(new Date("2027-03-03T12:00:00Z"));
    expect((await change(id, { status: "confirmed" })).status).toBe(200);
    expect((await change(other, { status: "cancelled" })).status).toBe(200);
    expect((await deliver()).all).toHaveLength(0);
  });

  const refused = [
    ["pending", "completed", "A pending meeting cannot become completed."],
    ["pending", "pending", "This meeting is pending already."],
    ["confirmed", "pending", "A confirmed meeting cannot become pending."],
    ["confirmed", "confirmed", "This meeting is confirmed already."],
    ["completed", "cancelled", "A completed meeting cannot become cancelled."],
    ["completed", "confirmed", "A completed meeting cannot become confirmed."],
    ["cancelled", "pending", "A cancelled meeting cannot become pending."],
    ["cancelled", "cancelled", "This meeting is cancelled already."],
  ] as const;
  it.each(refused)("refuses %s → %s and changes nothing", async (from, to, message) => {
    const { id } = await createBooking({ startAt: wednesday, status: from });
    setClock(new Date("2027-03-04T06:00:00Z"));
    expect(await refusal(id, { status: to, representativeNotes: "Lost?" })).toMatchObject({
      status: 409,
      body: { code: "conflict", message },
    });
    expect(await state(id)).toEqual({ status: from, calendar_sequence: 0 });
    expect(await count("meeting_bookings", "representative_notes IS NOT NULL")).toBe(0);
    expect(await audits()).toEqual([]);
    expect(await count("mail_messages")).toBe(0);
  });

  it.each([
    [{}, "status"],
    [{ status: "done" }, "status"],
    [{ status: "confirmed", cancellationReason: "No" }, "cancellationReason"],
    [{ cancellationReason: "No", representativeNotes: "x" }, "cancellationReason"],
    [{ representativeNotes: "x".repeat(5001) }, "representativeNotes"],
    [{ representativeNotes: "NUL\u0000" }, "representativeNotes"],
    [{ status: { not: "" } }, "status"],
  ])("refuses %j with 422", async (body, field) => {
    const { id } = await createBooking({ startAt: wednesday });
    const answer = await refusal(id, body);
    expect(answer).toMatchObject({ status: 422, body: { code: "invalid" } });
    expect(Object.keys(answer.body.fieldErrors ?? {})).toContain(field);
    expect(await audits()).toEqual([]);
  });

  it("refuses what is not an administrator's to change", async () => {
    const { id } = await createBooking({ startAt: wednesday });
    for (const body of [
      { startAt: "2027-03-04T08:00:00Z" },
      { email: "a@example.com" },
      { calendarUid: "x" },
    ]) {
      expect((await refusal(id, { status: "confirmed", ...body })).status).toBe(422);
    }
    expect(await state(id)).toEqual({ status: "pending", calendar_sequence: 0 });
  });

  it("is for administrators, about bookings that exist", async () => {
    const { id } = await createBooking({ startAt: wednesday });
    expect((await refusal(id, { status: "confirmed" }, null)).status).toBe(401);
    expect((await refusal(id, { status: "confirmed" }, await createUser())).status).toBe(403);
    for (const unknown of [id + 1, "0", "abc", "99999999999"]) {
      expect((await refusal(unknown, { status: "confirmed" })).status).toBe(404);
    }
    expect(await state(id)).toEqual({ status: "pending", calendar_sequence: 0 });
  });
});

describe("two administrators at once", () => {
  it.each([1, 2, 3])("lets one of 20 confirm, with one pair of mails and one entry (round %i)", async () => {
    const { id } = await createBooking({ startAt: wednesday });
    const answers = await Promise.all(Array.from({ length: 20 }, () => refusal(id, { status: "confirmed" })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await state(id)).toEqual({ status: "confirmed", calendar_sequence: 1 });
    expect(await audits()).toHaveLength(1);
    expect(await count("mail_messages")).toBe(2);
  });

  it("lets confirming and cancelling end in one order, never in both at once", async () => {
    const { id } = await createBooking({ startAt: wednesday });
    const answers = await Promise.all(
      ["confirmed", "cancelled", "confirmed", "cancelled"].map((status) => refusal(id, { status })),
    );
    const won = answers.filter(({ status }) => status === 200).length;
    const row = await state(id);
    // pending → cancelled, or pending → confirmed → cancelled, or only confirmed where cancelling came too early.
    expect(row?.calendar_sequence).toBe(won);
    expect(await count("audit_entries")).toBe(won);
    expect(await count("mail_messages")).toBe(2 * won);
  });
});

describe("representative notes", () => {
  it("are kept, cleared, and not spelled out in the log, which cannot forget", async () => {
    const { id } = await createBooking({ startAt: wednesday });
    const kept = await change(id, { representativeNotes: "  Wants Åsa to join.  " });
    expect(kept.body.representativeNotes).toBe("Wants Åsa to join.");
    expect((await change(id, { representativeNotes: "Wants Åsa to join." })).status).toBe(200);
    expect((await change(id, { representativeNotes: "" })).body.representativeNotes).toBeNull();
    expect(await audits()).toMatchObject([
      {
        action: "update",
        before: { representativeNotesLength: 0 },
        after: { representativeNotesLength: 18 },
      },
      {
        action: "update",
        before: { representativeNotesLength: 18 },
        after: { representativeNotesLength: 0 },
      },
    ]);
    expect(JSON.stringify(await audits())).not.toContain("Åsa");
    expect(await count("mail_messages")).toBe(0);
    expect(await state(id)).toEqual({ status: "pending", calendar_sequence: 0 });
  });

  it("of a colleague are not overwritten unseen", async () => {
    const { id } = await createBooking({ startAt: wednesday });
    await change(id, { representativeNotes: "First", previousRepresentativeNotes: null });
    expect(
      await refusal(id, { representativeNotes: "Mine", previousRepresentativeNotes: null }),
    ).toMatchObject({ status: 409, body: { message: "Somebody else has changed this booking meanwhile." } });
    expect(
      (await change(id, { representativeNotes: "Mine", previousRepresentativeNotes: "First" })).status,
    ).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        refusal(id, { representativeNotes: `Note ${index}`, previousRepresentativeNotes: "Mine" }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("are no more guarded than the link and the time", async () => {
    const { id } = await createBooking({ startAt: wednesday });
    const changed = { status: 409, body: { reason: "booking_changed" } };
    const [mine, theirs] = ["https://meet.example/mine", "https://meet.example/theirs"];
    await change(id, { joinUrl: theirs, previousJoinUrl: null });
    expect(await refusal(id, { joinUrl: mine, previousJoinUrl: null })).toMatchObject(changed);
    // The same once more is no conflict.
    expect((await change(id, { joinUrl: theirs, previousJoinUrl: null })).status).toBe(200);
    expect((await change(id, { joinUrl: mine, previousJoinUrl: theirs })).status).toBe(200);
    // Confirmed is what was seen, at the time that was seen.
    const elsewhere = new Date(wednesday.getTime() + 3_600_000).toISOString();
    for (const wish of [
      { status: "confirmed", previousStartTime: elsewhere },
      { preferredDate: "2027-03-04", preferredTime: "10:00", previousStartTime: elsewhere },
    ]) {
      expect(await refusal(id, wish)).toMatchObject(changed);
    }
    const seen = { status: "confirmed", previousStartTime: wednesday.toISOString() };
    expect((await change(id, seen)).status).toBe(200);
  });

  it("go with a change of state in one", async () => {
    const { id } = await createBooking({ startAt: wednesday });
    await change(id, { status: "confirmed", representativeNotes: "Ask for data." });
    expect(await audits()).toMatchObject([
      {
        action: "confirm",
        before: { status: "pending", representativeNotesLength: 0 },
        after: { status: "confirmed", representativeNotesLength: 13 },
      },
    ]);
  });
});

it("exports the bookings with the filters of the screen", async () => {
  await createBooking({ startAt: wednesday, fullName: "=HYPERLINK(1)", company: 'Oy "Ä", Ab' });
  await createBooking({ startAt: wednesday, status: "cancelled", fullName: "Left Out" });
  const answer = await call<string>(exportBookings, { query: { status: "pending" }, as: admin });
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="meeting-bookings-2027-03-01.csv"',
  );
  const lines = answer.body.trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("fullName,company,email,phone");
  expect(lines[1]).toContain("'=HYPERLINK(1)");
  expect(lines[1]).toContain('"Oy ""Ä"", Ab"');
  const inFinnish = await call<string>(exportBookings, { query: { language: "fi" }, as: admin });
  // Both are percentages (001 §3).
  expect(inFinnish.body).toContain("Alustamaksu (%),Määräalennus (%)");
  expect((await call(exportBookings, { as: await createUser() })).status).toBe(403);
});

it("writes calendar notices that a second parser reads too", async () => {
  const { id } = await book();
  await deliver();
  await change(id, { status: "cancelled", cancellationReason: "Ill;\nBEGIN:VEVENT\nfoo, bar" });
  const { client } = await deliver();
  const part = client[0]?.attachments.find(({ contentType }) => contentType === "text/calendar");
  const calendar = new ICAL.Component(ICAL.parse(part?.content.toString("utf8") ?? ""));
  expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
});
