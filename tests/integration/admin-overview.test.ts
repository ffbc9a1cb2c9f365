import { GET as getOverview } from "@/app/api/admin/overview/route";
import type { Overview } from "@/lib/features/operations/overview-schemas";
import { setClock } from "@/lib/server/clock";
import { call } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createBooking,
  createExpert,
  createExpertApplication,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";

/** A Wednesday. */
const now = new Date("2027-03-10T10:00:00Z");
let admin: TestUser;

beforeEach(async () => {
  setClock(now);
  await empty("users", "experts", "projects", "expert_applications", "meeting_bookings");
  admin = await createAdmin();
});

const read = async () => {
  const { status, body } = await call<Overview>(getOverview, { as: admin });
  expect(status).toBe(200);
  return body;
};
const submitted = (table: string, column: string, id: number, at: string) =>
  sql(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, at]);
const posting = async (at: string, approvalStatus: "pending" | "approved" = "pending") => {
  const { id } = await createProject({ approvalStatus, title: `Posting of ${at}` });
  await submitted("projects", "submitted_at", id, at);
  return id;
};
const application = async (at: string) => {
  const { id } = await createExpertApplication();
  await submitted("expert_applications", "created_at", id, at);
  return id;
};
let days = 0;
const booking = async (at: string, status: "pending" | "confirmed" = "pending") => {
  days += 1;
  const { id } = await createBooking({ startAt: new Date(now.getTime() + days * 86_400_000), status });
  await submitted("meeting_bookings", "submitted_at", id, at);
  return id;
};

it("answers an empty house with zeros and a rate that nobody knows", async () => {
  const overview = await read();
  expect(overview).toEqual({
    ...{ totalExperts: 0, availableExperts: 0, totalProjects: 0, pendingProjects: 0 },
    ...{ totalApplications: 0, pendingApplications: 0, successRate: null, queue: [] },
    waiting: { posting: 0, application: 0, expert: 0, booking: 0, report: 0 },
    weeks: expect.any(Array),
  });
  expect(overview.weeks).toHaveLength(12);
  expect(overview.weeks.at(-1)).toEqual({
    ...{ week: "2027-03-08", experts: 0, postings: 0, applications: 0, bookings: 0 },
  });
});

it("counts what the cards say", async () => {
  await createExpert();
  await createExpert({ availability: "busy" });
  await createExpert({ approvalStatus: "pending" });
  await createExpert({ archivedAt: now, approvalStatus: "pending" });
  await posting("2027-03-09T08:00:00Z", "approved");
  await posting("2027-03-09T08:00:00Z");
  await createProject({ kind: "engagement", expertId: 1, outcome: "completed" });
  await createProject({ kind: "engagement", expertId: 1, outcome: "completed" });
  await createProject({ kind: "engagement", expertId: 1, outcome: "cancelled" });
  await application("2027-03-09T08:00:00Z");
  const decided = await application("2027-03-09T08:00:00Z");
  await sql("UPDATE expert_applications SET status = 'rejected' WHERE id = $1", [decided]);
  expect(await read()).toMatchObject({
    ...{ totalExperts: 2, availableExperts: 1, totalProjects: 1, pendingProjects: 1 },
    ...{ totalApplications: 2, pendingApplications: 1, successRate: 67 },
    waiting: { posting: 1, application: 1, expert: 1, booking: 0, report: 0 },
  });
});

it("lists what waits over all kinds, the first due first", async () => {
  const late = await posting("2027-03-09T12:00:00Z");
  const overdue = await posting("2027-03-05T08:00:00Z");
  await posting("2027-03-01T08:00:00Z", "approved");
  const early = await application("2027-03-04T08:00:00Z");
  const { id: expert } = await createExpert({
    approvalStatus: "pending",
    name: "Aino Virtanen",
    title: "Analyst",
    createdAt: new Date("2027-03-08T08:00:00Z"),
  });
  const meeting = await booking("2027-03-09T08:00:00Z");
  await booking("2027-03-01T08:00:00Z", "confirmed");
  const { queue } = await read();
  expect(queue.map(({ kind, id, dueAt }) => [kind, id, dueAt])).toEqual([
    // A Friday's posting is due on Monday (over the weekend).
    ["posting", overdue, "2027-03-08T08:00:00.000Z"],
    ["application", early, "2027-03-09T08:00:00.000Z"],
    ["booking", meeting, "2027-03-10T08:00:00.000Z"],
    ["posting", late, "2027-03-10T12:00:00.000Z"],
    ["expert", expert, "2027-03-11T08:00:00.000Z"],
  ]);
  expect(queue.at(-1)).toMatchObject({
    ...{ title: "Aino Virtanen", detail: "Analyst", submittedAt: "2027-03-08T08:00:00.000Z" },
  });
});

it("names a meeting that starts before it would be due, however many were booked before it", async () => {
  for (let minute = 10; minute < 25; minute += 1) await booking(`2027-03-10T07:${minute}:00Z`);
  const startAt = new Date(now.getTime() + 3_600_000);
  const { id } = await createBooking({ startAt, status: "pending" });
  await submitted("meeting_bookings", "submitted_at", id, now.toISOString());
  const { queue } = await read();
  expect(queue).toHaveLength(12);
  expect(queue.find((item) => item.id === id)?.dueAt).toBe(startAt.toISOString());
});

it("names the most urgent twelve of many", async () => {
  for (let hour = 0; hour < 15; hour += 1) {
    await posting(`2027-03-09T${String(hour).padStart(2, "0")}:00:00Z`);
  }
  const first = await application("2027-03-01T08:00:00Z");
  const { queue, waiting } = await read();
  expect([queue.length, queue[0]?.id, queue[0]?.kind, waiting.posting]).toEqual([
    12,
    first,
    "application",
    15,
  ]);
  expect(queue.map(({ dueAt }) => dueAt)).toEqual(queue.map(({ dueAt }) => dueAt).sort());
});

it("counts weeks from Monday to Sunday in Helsinki, whatever stands in them now", async () => {
  // Sunday 23:30 and Monday 0:30 in Helsinki, which are both Sunday in UTC.
  await createExpert({ createdAt: new Date("2027-03-07T21:30:00Z") });
  await createExpert({ createdAt: new Date("2027-03-07T22:30:00Z"), archivedAt: now });
  await posting("2027-03-07T22:00:00Z", "approved");
  await application("2027-03-01T06:00:00Z");
  await booking("2026-12-20T22:00:00Z", "confirmed");
  // The last moment before the first of the twelve weeks.
  await booking("2026-12-20T21:59:59Z", "confirmed");
  const { weeks } = await read();
  expect(
    weeks.filter((week) => week.experts + week.postings + week.applications + week.bookings > 0),
  ).toEqual([
    { week: "2026-12-21", experts: 0, postings: 0, applications: 0, bookings: 1 },
    { week: "2027-03-01", experts: 1, postings: 0, applications: 1, bookings: 0 },
    { week: "2027-03-08", experts: 1, postings: 1, applications: 0, bookings: 0 },
  ]);
});

it("is for administrators", async () => {
  expect((await call(getOverview)).status).toBe(401);
  expect((await call(getOverview, { as: await createUser() })).status).toBe(403);
});
