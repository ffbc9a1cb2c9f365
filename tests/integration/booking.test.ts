import { GET as availableSlots } from "@/app/api/calendar/available-slots/route";
import { POST as checkAvailability } from "@/app/api/calendar/check-availability/route";
import { POST as createMeeting } from "@/app/api/calendar/create-meeting/route";
import { POST as bookMeeting } from "@/app/api/meeting-bookings/route";
import type {
  AvailableSlotsResponse,
  MeetingBookingCreated,
  MeetingCreated,
} from "@/lib/features/meetings/schemas";
import { builtInCalendar } from "@/lib/server/calendar/provider";
import { setClock } from "@/lib/server/clock";
import { call, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createBooking, createExpert, createUser } from "@/tests/support/factories";
import { itTakesAnIdempotencyKey, key } from "@/tests/support/idempotency";
import { mailJobs } from "@/tests/support/jobs";

/** A Monday, 8 o'clock in Helsinki. */
const monday = new Date("2027-03-01T06:00:00Z");

const wish = (more: object = {}) => ({
  fullName: "Veera Visitor",
  email: "veera@example.com",
  company: "Pohjola Logistics Oy",
  phone: "+358 50 123 4567",
  projectDescription: "A forecast of daily demand.",
  meetingType: "consultation",
  preferredDate: "2027-03-03",
  preferredTime: "10:00",
  duration: 60,
  ...more,
});
const book = (more: object = {}, headers: Record<string, string> = {}) =>
  post<MeetingBookingCreated>(bookMeeting, wish(more), { headers });
const refusal = (more: object = {}, headers: Record<string, string> = {}) =>
  post(bookMeeting, wish(more), { headers });
const slots = async (date: string, duration?: number) => {
  const query = { date, ...(duration ? { duration: String(duration) } : {}) };
  const { status, body } = await call<AvailableSlotsResponse>(availableSlots, { query });
  expect(status).toBe(200);
  return body.slots.map(({ label }) => label);
};
const stored = async () => ({
  bookings: await count("meeting_bookings"),
  mails: await count("mail_messages"),
  jobs: (await mailJobs()).length,
  keys: await count("idempotency_keys"),
});
const nothing = { bookings: 0, mails: 0, jobs: 0, keys: 0 };

beforeEach(async () => {
  setClock(monday);
  await empty("meeting_bookings", "mail_messages", "idempotency_keys", "experts", "users");
  await sql("DELETE FROM pgboss.job");
});
afterEach(() => jest.restoreAllMocks());

describe("GET /api/calendar/available-slots", () => {
  it("offers every half hour that ends by closing time", async () => {
    const { body } = await call<AvailableSlotsResponse>(availableSlots, { query: { date: "2027-03-03" } });
    expect(body).toMatchObject({ date: "2027-03-03", timeZone: "Europe/Helsinki" });
    expect(body.slots).toHaveLength(13);
    expect(body.slots[0]).toEqual({
      startTime: "2027-03-03T07:00:00.000Z",
      endTime: "2027-03-03T08:00:00.000Z",
      label: "9:00 AM",
    });
    expect(body.slots.at(-1)?.label).toBe("3:00 PM");
    expect(await slots("2027-03-03", 30)).toHaveLength(14);
    expect(await slots("2027-03-03", 45)).toHaveLength(13);
    expect(await slots("2027-03-03", 120)).toHaveLength(11);
  });

  it("leaves out what pending and confirmed meetings hold, and nothing else", async () => {
    await createBooking({ startAt: new Date("2027-03-03T08:00:00Z") });
    await createBooking({ startAt: new Date("2027-03-03T12:00:00Z"), duration: 30, status: "confirmed" });
    await createBooking({ startAt: new Date("2027-03-03T10:00:00Z"), status: "cancelled" });
    await createBooking({ startAt: new Date("2027-03-03T10:00:00Z"), status: "completed" });
    expect(await slots("2027-03-03")).toEqual([
      "9:00 AM",
      "11:00 AM",
      "11:30 AM",
      "12:00 PM",
      "12:30 PM",
      "1:00 PM",
      "2:30 PM",
      "3:00 PM",
    ]);
  });

  it.each([
    ["today, with four hours' notice", "2027-03-03T07:00:00Z", "2027-03-03", "1:00 PM"],
    ["tomorrow, whatever the hour", "2027-03-02T21:59:00Z", "2027-03-03", "9:00 AM"],
    ["just after midnight in Helsinki", "2027-03-02T22:01:00Z", "2027-03-03", "9:00 AM"],
    [
      "a late evening's notice reaches no further than four hours",
      "2027-03-03T03:00:00Z",
      "2027-03-03",
      "9:00 AM",
    ],
    ["a minute too late for nine o'clock", "2027-03-03T03:01:00Z", "2027-03-03", "9:30 AM"],
  ])("begins, %s", async (_name, now, date, first) => {
    setClock(new Date(now));
    expect((await slots(date))[0]).toBe(first);
  });

  it.each([
    ["a Saturday", "2027-03-01T06:00:00Z", "2027-03-06"],
    ["a Sunday", "2027-03-01T06:00:00Z", "2027-03-07"],
    ["yesterday", "2027-03-02T06:00:00Z", "2027-03-01"],
    ["the 61st day", "2027-03-01T06:00:00Z", "2027-05-01"],
    ["Good Friday", "2027-03-01T06:00:00Z", "2027-03-26"],
    ["Easter Monday", "2027-03-01T06:00:00Z", "2027-03-29"],
    ["Midsummer Eve", "2027-06-01T06:00:00Z", "2027-06-25"],
    ["Independence Day", "2027-12-01T06:00:00Z", "2027-12-06"],
    ["Christmas Eve", "2027-12-01T06:00:00Z", "2027-12-24"],
    ["a robot's year", "2027-03-01T06:00:00Z", "1000-01-01"],
    ["the last year", "2027-03-01T06:00:00Z", "9999-12-31"],
  ])("offers nothing on %s", async (_name, now, date) => {
    setClock(new Date(now));
    expect(await slots(date)).toEqual([]);
  });

  it.each([
    [{}],
    [{ date: "2027-02-30" }],
    [{ date: "3.3.2027" }],
    [{ date: "" }],
    [{ date: "2027-03-03", duration: "29" }],
    [{ date: "2027-03-03", duration: "121" }],
    [{ date: "2027-03-03", duration: "an hour" }],
    [{ date: "2027-03-03", expertId: "1" }],
  ])("refuses %j with 400", async (query) => {
    expect(await call(availableSlots, { query })).toMatchObject({ status: 400, body: { code: "malformed" } });
  });

  it("says so when an outside calendar does not answer", async () => {
    jest.spyOn(builtInCalendar, "busyTimes").mockRejectedValue(new Error("connect ETIMEDOUT 10.0.0.1"));
    const answer = await call(availableSlots, { query: { date: "2027-03-03" } });
    expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(answer.body.message).not.toContain("ETIMEDOUT");
  });
});

describe("the two weeks in which the clocks change", () => {
  it.each([
    ["before spring forward", "2027-03-22T06:00:00Z", "2027-03-25", "2027-03-25T08:00:00.000Z"],
    ["after spring forward", "2027-03-22T06:00:00Z", "2027-03-30", "2027-03-30T07:00:00.000Z"],
    ["before autumn back", "2027-10-25T06:00:00Z", "2027-10-29", "2027-10-29T07:00:00.000Z"],
    ["after autumn back", "2027-10-25T06:00:00Z", "2027-11-01", "2027-11-01T08:00:00.000Z"],
  ])("ten o'clock in Helsinki is the right instant %s", async (_name, now, preferredDate, instant) => {
    setClock(new Date(now));
    expect(await slots(preferredDate)).toHaveLength(13);
    const { status, body } = await book({ preferredDate, preferredTime: "10:00 AM" });
    expect(status).toBe(201);
    expect(body.startTime).toBe(instant);
    expect(body.preferredTime).toBe("10:00 AM");
    expect(await slots(preferredDate)).not.toContain("10:00 AM");
    const [row] = await sql<{ start_at: Date }>("SELECT start_at FROM meeting_bookings");
    expect(row?.start_at.toISOString()).toBe(instant);
  });
});

describe("POST /api/meeting-bookings", () => {
  it("books a meeting and answers what was booked", async () => {
    const { id: expertId } = await createExpert({
      name: "Aino Zzsecretname",
      title: "Machine learning engineer",
      hourlyRate: 95,
    });
    const { status, body } = await book({
      expertId,
      projectType: "hourly",
      projectDurationMonths: 3,
      projectHoursPerWeek: 20,
    });
    expect(status).toBe(201);
    // 95 x 260 h = 24 700; −5 % = 23 465; +10 % = 25 811.50
    expect(body).toEqual({
      id: expect.any(Number),
      status: "pending",
      representativeName: "Elina Salonen",
      startTime: "2027-03-03T08:00:00.000Z",
      endTime: "2027-03-03T09:00:00.000Z",
      duration: 60,
      meetingType: "consultation",
      preferredDate: "2027-03-03",
      preferredTime: "10:00 AM",
      expert: { id: expertId, name: "Aino Z.", title: "Machine learning engineer" },
      meetingToken: expect.stringMatching(/^[\w-]{43}$/),
      calendarFileUrl: expect.stringMatching(
        /^\/api\/meeting-bookings\/\d+\/calendar-file\?token=[\w-]{43}$/,
      ),
      hasJoinLink: false,
      projectType: "hourly",
      projectDurationMonths: 3,
      projectHoursPerWeek: 20,
      estimatedTotalHours: 260,
      estimatedTotalCost: 25_811.5,
      expertHourlyRate: 95,
      platformFee: 10,
      volumeDiscount: 5,
    });
  });

  it("books a general consultation with nothing but the form, an hour by default", async () => {
    const { duration, projectDescription, ...form } = wish();
    const { status, body } = await post<MeetingBookingCreated>(bookMeeting, form);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      duration: 60,
      expert: null,
      estimatedTotalCost: null,
      volumeDiscount: null,
    });
  });

  it.each([
    ["2:30 PM", "2027-03-03T12:30:00.000Z"],
    ["14:30", "2027-03-03T12:30:00.000Z"],
    ["14.30", "2027-03-03T12:30:00.000Z"],
    ["9:00 am", "2027-03-03T07:00:00.000Z"],
  ])("reads the time '%s'", async (preferredTime, instant) => {
    expect((await book({ preferredTime })).body.startTime).toBe(instant);
  });

  it("computes the estimate anew and believes no sum of the client", async () => {
    const { id: expertId } = await createExpert({ hourlyRate: 100 });
    const { body } = await book({
      expertId,
      projectType: "hourly",
      projectDurationMonths: 1,
      projectHoursPerWeek: 12,
      estimatedTotalHours: 1,
      estimatedTotalCost: 1,
      expertHourlyRate: 1,
      platformFee: 0,
      volumeDiscount: 90,
    });
    expect(body).toMatchObject({
      estimatedTotalHours: 52,
      estimatedTotalCost: 5720,
      expertHourlyRate: 100,
      platformFee: 10,
      volumeDiscount: 0,
    });
    const [row] = await sql(
      "SELECT estimated_total_cost_cents::int AS cost, expert_hourly_rate_cents AS rate FROM meeting_bookings",
    );
    expect(row).toEqual({ cost: 572_000, rate: 10_000 });
  });

  it("uses no address that the client names for somebody else", async () => {
    await book({ userEmail: "someone.else@example.com" });
    const everything = JSON.stringify([
      await sql("SELECT * FROM meeting_bookings"),
      await sql("SELECT * FROM mail_messages"),
    ]);
    expect(everything).not.toContain("someone.else@example.com");
  });

  it("remembers the signed-in user's booking as theirs", async () => {
    const user = await createUser();
    await post(bookMeeting, wish(), { as: user });
    expect(await count("meeting_bookings", "user_id = $1", [user.id])).toBe(1);
  });

  it("takes `expert` for `expertId`", async () => {
    const { id } = await createExpert();
    expect((await book({ expert: id })).body.expert?.id).toBe(id);
    expect((await book({ expert: id, expertId: id, preferredTime: "12:00" })).body.expert?.id).toBe(id);
    expect(await refusal({ expert: id, expertId: id + 1, preferredTime: "14:00" })).toMatchObject({
      status: 422,
      body: { fieldErrors: { expertId: expect.any(String) } },
    });
  });

  const hours = "Meetings take place from 9:00 to 16:00 Helsinki time. Please select another time.";
  it.each([
    [
      "a time that has passed",
      { preferredDate: "2027-02-26" },
      "preferredTime",
      "This time has passed. Please select a later one.",
    ],
    [
      "a time within the notice",
      { preferredDate: "2027-03-01", preferredTime: "11:30" },
      "preferredTime",
      "Meetings are booked at least 4 hours ahead. Please select a later time.",
    ],
    [
      "a Saturday",
      { preferredDate: "2027-03-06" },
      "preferredDate",
      "There are no meetings on weekends and Finnish holidays. Please select another date.",
    ],
    [
      "a holiday",
      { preferredDate: "2027-03-26" },
      "preferredDate",
      "There are no meetings on weekends and Finnish holidays. Please select another date.",
    ],
    ["a time before opening", { preferredTime: "8:30" }, "preferredTime", hours],
    ["a meeting that ends after closing", { preferredTime: "15:30", duration: 60 }, "preferredTime", hours],
    ["midnight", { preferredTime: "0:00" }, "preferredTime", hours],
    [
      "a time between the steps",
      { preferredTime: "10:15" },
      "preferredTime",
      "Meetings start every 30 minutes from 9:00. Please select one of these times.",
    ],
    [
      "a date beyond the horizon",
      { preferredDate: "2027-05-03" },
      "preferredDate",
      "Meetings are booked at most 60 days ahead. Please select an earlier date.",
    ],
    ["a filled honeypot", { website: "https://spam.example" }, "website", "Leave this field empty"],
    ["29 minutes", { duration: 29 }, "duration", "Duration must be 30 to 120 whole minutes"],
    ["121 minutes", { duration: 121 }, "duration", "Duration must be 30 to 120 whole minutes"],
    ["no name", { fullName: "  " }, "fullName", "Full name is required"],
    ["no e-mail", { email: "not-an-address" }, "email", "Valid email is required"],
    ["no company", { company: "" }, "company", "Company name is required"],
    ["no date", { preferredDate: "" }, "preferredDate", "Please select a preferred date"],
    ["no time", { preferredTime: "" }, "preferredTime", "Please select a preferred time"],
    ["another kind of meeting", { meetingType: "party" }, "meetingType", "Please select a meeting type"],
    ["NUL in a text", { company: "Pohjola\u0000" }, "company", "Contains a character that cannot be stored"],
  ])("refuses %s, and stores nothing", async (_name, more, field, message) => {
    expect(await refusal(more)).toMatchObject({
      status: 422,
      body: { code: "invalid", message, fieldErrors: { [field]: message } },
    });
    expect(await stored()).toEqual(nothing);
  });

  it("refuses a status, an id or any other key a client has no say in", async () => {
    for (const extra of [
      { status: "confirmed" },
      { id: 1 },
      { calendar: "mine" },
      { startAt: "2027-03-03T08:00:00Z" },
      { userId: 1 },
    ]) {
      expect(await refusal(extra)).toMatchObject({ status: 422, body: { code: "invalid" } });
    }
    expect(await stored()).toEqual(nothing);
  });

  it("refuses a busy expert on every path", async () => {
    const { id } = await createExpert({ availability: "busy" });
    for (const named of [{ expertId: id }, { expert: id }]) {
      expect(await refusal(named)).toMatchObject({
        status: 422,
        body: { fieldErrors: { expertId: expect.stringContaining("not available") } },
      });
    }
    expect(await stored()).toEqual(nothing);
  });

  it.each([
    ["unknown", null],
    ["pending", { approvalStatus: "pending" }],
    ["archived", { archivedAt: new Date() }],
  ] as const)("answers 404 for an expert who is %s", async (_name, hidden) => {
    const expertId = hidden ? (await createExpert(hidden)).id : 4711;
    expect(await refusal({ expertId })).toMatchObject({
      status: 404,
      body: { code: "not_found", message: "Expert not found" },
    });
    expect(await stored()).toEqual(nothing);
  });

  it("books when an outside calendar does not answer, and refuses what it calls busy", async () => {
    const outside = jest.spyOn(builtInCalendar, "busyTimes").mockRejectedValueOnce(new Error("no answer"));
    expect((await book()).status).toBe(201);
    outside.mockResolvedValue([
      { start: new Date("2027-03-03T10:30:00Z"), end: new Date("2027-03-03T11:00:00Z") },
    ]);
    expect(await refusal({ preferredTime: "12:00" })).toMatchObject({
      status: 409,
      body: { code: "conflict" },
    });
    expect((await book({ preferredTime: "13:00" })).status).toBe(201);
  });
});

describe("claims", () => {
  const taken = "This time slot is already booked. Please select a different time.";

  it.each([1, 2, 3])(
    "gives one of 50 simultaneous requests the slot, and tells 49 the documented text (round %i)",
    async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          refusal({ fullName: `Visitor ${index}`, email: `visitor${index}@example.com` }),
        ),
      );
      const losers = answers.filter(({ status }) => status !== 201);
      expect(losers).toHaveLength(49);
      for (const { status, body } of losers)
        expect({ status, body }).toEqual({
          status: 409,
          body: { message: taken, code: "conflict", reason: "slot_taken" },
        });
      expect(await stored()).toEqual({ bookings: 1, mails: 2, jobs: 2, keys: 0 });
    },
  );

  it("never stores two meetings that overlap, whatever their lengths", async () => {
    const wishes = ["10:00", "10:30", "11:00", "11:30"].flatMap((preferredTime) =>
      [30, 45, 60, 90, 120].map((duration) => ({ preferredTime, duration })),
    );
    const answers = await Promise.all(wishes.map((each) => book(each)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const [row] = await sql<{ overlaps: number }>(
      `SELECT count(*)::int AS overlaps FROM meeting_bookings a JOIN meeting_bookings b ON a.id < b.id
         AND tstzrange(a.start_at, a.end_at) && tstzrange(b.start_at, b.end_at)`,
    );
    expect(row?.overlaps).toBe(0);
    expect(await count("meeting_bookings")).toBe(answers.filter(({ status }) => status === 201).length);
  });

  it("lets one meeting follow another at once", async () => {
    expect((await book({ preferredTime: "10:00" })).status).toBe(201);
    expect((await book({ preferredTime: "11:00" })).status).toBe(201);
    expect((await book({ preferredTime: "9:00" })).status).toBe(201);
    expect((await book({ preferredTime: "10:30", duration: 30 })).status).toBe(409);
  });

  it("frees the slot of a cancelled meeting", async () => {
    await createBooking({ startAt: new Date("2027-03-03T08:00:00Z"), status: "cancelled" });
    expect((await book()).status).toBe(201);
  });
});

describe("Idempotency-Key", () => {
  itTakesAnIdempotencyKey({
    send: refusal,
    another: { preferredTime: "14:00" },
    refused: { preferredTime: "8:00" },
    stored,
    once: { bookings: 1, mails: 2, jobs: 2, keys: 1 },
  });

  it("does not hand somebody's booking to another key", async () => {
    await book({}, key);
    expect(await refusal({}, { "idempotency-key": "another" })).toMatchObject({ status: 409 });
  });

  it("keeps no token in the database", async () => {
    const { body } = await book({}, key);
    const everything = JSON.stringify([
      await sql("SELECT * FROM meeting_bookings"),
      await sql("SELECT * FROM idempotency_keys"),
    ]);
    expect(everything).not.toContain(body.meetingToken);
  });

  it.each([
    ["with a space", "a b"],
    ["too long", "k".repeat(201)],
    ["empty", ""],
  ])("refuses a key %s with 400", async (_name, value) => {
    expect(await refusal({}, { "idempotency-key": value })).toMatchObject({
      status: 400,
      body: { code: "malformed" },
    });
    expect(await stored()).toEqual(nothing);
  });
});

describe("one transaction for a booking and its mails", () => {
  it("queues two mails and a job for each", async () => {
    await book();
    const mails = await sql<{
      id: string;
      kind: string;
      to: string;
      status: string;
      reply_to: string | null;
    }>('SELECT id, kind, "to", status, reply_to FROM mail_messages ORDER BY kind DESC');
    expect(mails).toEqual([
      {
        id: expect.any(String),
        kind: "meeting_booking_received",
        to: "veera@example.com",
        status: "queued",
        reply_to: mails[1]?.to,
      },
      {
        id: expect.any(String),
        kind: "meeting_booking_new",
        to: expect.stringContaining("@"),
        status: "queued",
        reply_to: null,
      },
    ]);
    const jobs = await mailJobs();
    expect(jobs.map(({ id }) => id).sort()).toEqual(mails.map(({ id }) => id).sort());
    for (const job of jobs) expect(job).toMatchObject({ state: "created", data: { mailId: job.id } });
  });

  it.each([
    ["the second mail", "mail_messages", "NEW.kind = 'meeting_booking_new'"],
    ["a job", "pgboss.job", "NEW.name = 'send-mail'"],
    ["the answer to repeat", "idempotency_keys", "true"],
  ])("undoes everything when %s cannot be written", async (_name, table, condition) => {
    await sql(`CREATE OR REPLACE FUNCTION fail_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF ${condition} THEN RAISE EXCEPTION 'disk full' USING ERRCODE = '53100'; END IF; RETURN NEW; END $$`);
    await sql(`CREATE TRIGGER fail_here BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION fail_here()`);
    const key = { "idempotency-key": "a-key" };
    try {
      const answer = await refusal({}, key);
      expect(answer).toMatchObject({
        status: 500,
        body: { code: "internal", requestId: expect.any(String) },
      });
      expect(JSON.stringify(answer.body)).not.toContain("disk full");
      expect(await stored()).toEqual(nothing);
    } finally {
      await sql(`DROP TRIGGER fail_here ON ${table}`);
    }
    expect((await book({}, key)).status).toBe(201);
    expect(await stored()).toEqual({ bookings: 1, mails: 2, jobs: 2, keys: 1 });
  });
});

describe("POST /api/calendar/check-availability", () => {
  const check = (startTime: string, endTime: string) =>
    post<{ available: boolean }>(checkAvailability, { startTime, endTime });

  it.each([
    ["a free hour", "2027-03-03T10:00:00Z", "2027-03-03T11:00:00Z", true],
    ["with an offset", "2027-03-03T12:00:00+02:00", "2027-03-03T13:00:00+02:00", true],
    ["the held hour", "2027-03-03T08:00:00Z", "2027-03-03T09:00:00Z", false],
    ["half of the held hour", "2027-03-03T08:30:00Z", "2027-03-03T09:00:00Z", false],
    ["right after it", "2027-03-03T09:00:00Z", "2027-03-03T10:00:00Z", true],
    ["right before it", "2027-03-03T07:30:00Z", "2027-03-03T08:00:00Z", true],
    ["outside opening hours", "2027-03-03T15:00:00Z", "2027-03-03T16:00:00Z", false],
    ["a Sunday", "2027-03-07T10:00:00Z", "2027-03-07T11:00:00Z", false],
    ["the past", "2027-02-24T10:00:00Z", "2027-02-24T11:00:00Z", false],
    ["three hours", "2027-03-03T10:00:00Z", "2027-03-03T13:00:00Z", false],
  ])("%s", async (_name, start, end, available) => {
    await createBooking({ startAt: new Date("2027-03-03T08:00:00Z") });
    expect(await check(start, end)).toMatchObject({ status: 200, body: { available } });
  });

  it.each([
    ["2027-03-03T10:00:00Z", "2027-03-03T10:00:00Z"],
    ["2027-03-03T11:00:00Z", "2027-03-03T10:00:00Z"],
    ["2027-03-03T10:00:00", "2027-03-03T11:00:00"],
    ["tomorrow", "2027-03-03T11:00:00Z"],
  ])("refuses %s to %s with 422", async (start, end) => {
    expect(await check(start, end)).toMatchObject({ status: 422 });
  });

  it("says so when an outside calendar does not answer", async () => {
    jest.spyOn(builtInCalendar, "busyTimes").mockRejectedValue(new Error("connect ETIMEDOUT 10.0.0.1"));
    expect(await check("2027-03-03T10:00:00Z", "2027-03-03T11:00:00Z")).toMatchObject({
      status: 503,
      body: { code: "unavailable" },
    });
  });
});

describe("POST /api/calendar/create-meeting", () => {
  const create = (body: object) => post<MeetingCreated>(createMeeting, body);
  const documented = {
    userEmail: "rep@example.com",
    subject: "Buy cheap watches",
    attendeeEmails: ["victim@example.com"],
    startTime: "2027-03-03T08:00:00Z",
    endTime: "2027-03-03T09:00:00Z",
    body: "<a href='https://spam.example'>watches</a>",
    location: "Online",
  };

  it("takes the booking's token once, and nothing of the free text", async () => {
    const { id: bookingId, meetingToken: token } = (await book()).body;
    const answer = await create({ ...documented, bookingId, token });
    expect(answer).toMatchObject({
      status: 200,
      body: { bookingId, provider: "built-in", invitationQueued: true, joinUrl: null },
    });
    expect(await create({ bookingId, token })).toMatchObject({ status: 409, body: { code: "conflict" } });
    const everything = JSON.stringify([
      await sql("SELECT * FROM meeting_bookings"),
      await sql("SELECT * FROM mail_messages"),
    ]);
    expect(everything).not.toMatch(/watches|victim@example\.com/);
    expect(await count("mail_messages")).toBe(2);
  });

  it("creates one meeting for ten calls at once", async () => {
    const { id: bookingId, meetingToken: token } = (await book()).body;
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({ bookingId, token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it("refuses a wrong token, another booking's token and an unknown booking alike", async () => {
    const first = (await book()).body;
    const second = (await book({ preferredTime: "13:00" })).body;
    const wrong = [
      { bookingId: first.id, token: "guess" },
      { bookingId: first.id, token: second.meetingToken },
      { bookingId: 4711, token: first.meetingToken },
    ];
    for (const pair of wrong) {
      expect(await create(pair)).toMatchObject({
        status: 404,
        body: { code: "not_found", message: "Meeting booking not found" },
      });
    }
    expect((await create({ bookingId: first.id, token: first.meetingToken })).status).toBe(200);
  });

  it.each(["cancelled", "completed"])("refuses a %s meeting", async (status) => {
    const { id: bookingId, meetingToken: token } = (await book()).body;
    await sql("UPDATE meeting_bookings SET status = $2 WHERE id = $1", [bookingId, status]);
    expect(await create({ bookingId, token })).toMatchObject({ status: 409 });
  });

  it.each([
    [{}],
    [{ bookingId: 1 }],
    [{ bookingId: 1, token: "" }],
    [{ bookingId: "1", token: "a" }],
    [{ bookingId: 1, token: "a".repeat(201) }],
    [{ ...documented }],
  ])("refuses %j with 422", async (body) => {
    expect(await create(body)).toMatchObject({ status: 422 });
  });
});
