import { PATCH as answerRoute } from "@/app/api/expert/meetings/[id]/route";
import { getExpertDashboard } from "@/lib/features/dashboard/server/get-expert-dashboard";
import type { AnsweredMeeting } from "@/lib/features/meetings/client-meeting-schemas";
import { withdrawMeetings } from "@/lib/features/meetings/server/withdraw-meetings";
import { setClock } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { defaultLocale } from "@/lib/shared/locales";
import { call, type ErrorAnswer } from "@/tests/support/call";
import { beginMonday, book, cancel, changeAs, deliver, monday, move } from "@/tests/support/client-meetings";
import { sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createBooking,
  createExpert,
  createUser,
  type TestUser,
} from "@/tests/support/factories";

// What the expert whom a meeting is about hears of it and says to it.

let change: ReturnType<typeof changeAs>;
let expert: TestUser;
let expertId: number;

beforeEach(async () => {
  await beginMonday();
  change = changeAs(await createAdmin({ email: "admin@osaaja.example" }));
  expert = await createUser({ email: "aino@example.com" });
  ({ id: expertId } = await createExpert({ userId: expert.id, email: "profile@example.com" }));
});
afterAll(() => setClock(null));

const about = {
  company: "Pohjola Paper Oy",
  fullName: "Matti Meikäläinen",
  phone: "+358 50 000 0000",
  projectDescription:
    "Meikäläinen plans a forecast of demand. Write to matti@pohjola.example or call +358 40 123 4567.",
};
const bookAbout = (more: object = {}) => book({ ...about, expertId, ...more });
const answer = <T = AnsweredMeeting>(id: number, body: object, as: TestUser | null = expert) =>
  call<T>(answerRoute, { method: "PATCH", params: { id: String(id) }, body, as });
const notifications = () =>
  sql<{ user_id: number; change: string; path: string }>(
    "SELECT user_id, values->>'change' AS change, path FROM notifications WHERE kind = 'meeting_about_you' ORDER BY id",
  );

it("hears who, when and about what, that they need not come, and never how to reach the client", async () => {
  const { id } = await bookAbout();
  const { all, to } = await deliver();
  expect(all).toHaveLength(3);
  const [mail, ...more] = to("profile@example.com");
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("A meeting about you on Wednesday, 3 March 2027 at 10:00");
  for (const told of [
    "Pohjola Paper Oy",
    "10:00",
    "60 minutes",
    "… plans a forecast of demand",
    "need not come",
  ])
    expect(mail?.text).toContain(told);
  expect(mail?.text).not.toMatch(/Meikäläinen|Matti|pohjola\.example|\+358|veera@|\/meeting\//);
  expect(mail?.invitation).toBeNull();
  expect(await notifications()).toEqual([
    { user_id: expert.id, change: "booked", path: `/expert-dashboard#meeting-${id}` },
  ]);
});

it("hears when it is moved or cancelled, by whomever, and of several changes only the last is unread", async () => {
  const { id, token } = await bookAbout();
  await deliver();
  await move(token, "2027-03-04", "12:00");
  const [moved] = (await deliver()).to("profile@example.com");
  for (const told of ["Before: Wednesday, 3 March 2027 at 10:00", "does not count any more"])
    expect(moved?.text).toContain(told);
  const subjects = async () => (await deliver()).to("profile@example.com").map(({ subject }) => subject);
  expect([moved?.subject]).toEqual(["Moved: the meeting about you on Thursday, 4 March 2027 at 12:00"]);
  await change(id, { preferredDate: "2027-03-05", preferredTime: "10:00" });
  expect(await subjects()).toEqual(["Moved: the meeting about you on Friday, 5 March 2027 at 10:00"]);
  await cancel(token, { reason: "Call me: +358 40 123 4567" });
  const [mail] = (await deliver()).to("profile@example.com");
  expect(mail?.subject).toBe("Cancelled: the meeting about you on Friday, 5 March 2027 at 10:00");
  expect(mail?.text).not.toContain("+358");
  expect((await notifications()).map(({ change }) => change)).toEqual(["cancelled"]);
});

it("hears by mail alone without an account, and nothing once archived", async () => {
  const { id: other } = await createExpert({ email: "nobody@example.com" });
  const { id, token } = await bookAbout({ expertId: other });
  const [booked, ...more] = (await deliver()).to("nobody@example.com");
  expect(more).toEqual([]);
  // The dashboard opens to nobody without an account: the way to one leads on there.
  expect(booked?.text).toContain(
    "You have no account yet. Create one with this very address (nobody@example.com)",
  );
  expect(booked?.text).toContain(`/register?returnTo=%2Fexpert-dashboard%23meeting-${id}`);
  expect(await notifications()).toEqual([]);
  await sql("UPDATE experts SET archived_at = now() WHERE id = $1", [other]);
  await move(token, "2027-03-04", "12:00");
  expect((await deliver()).to("nobody@example.com")).toEqual([]);
});

it("hears that a meeting falls away with its client's account, and not whose it was", async () => {
  const { id } = await bookAbout();
  await deliver();
  await transaction((tx) => withdrawMeetings(tx, [id], monday));
  const [mail] = (await deliver()).to("profile@example.com");
  expect(mail?.subject).toContain("Cancelled");
  expect(mail?.text).not.toContain("Pohjola");
});

describe("PATCH /api/expert/meetings/{id}", () => {
  it("keeps what the expert says, for administrators and the dashboard, until the meeting is moved", async () => {
    const { id, token } = await bookAbout();
    expect(await answer(id, { answer: "available" })).toMatchObject({
      status: 200,
      body: { id, expertAnswer: "available", expertAnsweredAt: monday.toISOString() },
    });
    setClock(new Date(monday.getTime() + 60_000));
    expect((await answer(id, { answer: "available" })).body.expertAnsweredAt).toBe(monday.toISOString());
    expect((await answer(id, { answer: "not_available" })).body.expertAnswer).toBe("not_available");
    expect((await change(id, { representativeNotes: "Seen" })).body).toMatchObject({
      expertAnswer: "not_available",
      expertAnsweredAt: "2027-03-01T06:01:00.000Z",
    });
    const dashboard = await getExpertDashboard({
      kind: "user",
      userId: expert.id,
      email: expert.email,
      emailVerified: true,
      firstName: "",
      lastName: "",
      locale: defaultLocale,
    });
    expect(dashboard?.meetings.items).toMatchObject([
      { id, company: "Pohjola Paper Oy", expertAnswer: "not_available", canAnswer: true },
    ]);
    await move(token, "2027-03-04", "12:00");
    expect((await change(id, { representativeNotes: "Moved" })).body).toMatchObject({
      expertAnswer: null,
      expertAnsweredAt: null,
    });
  });

  it("is for the expert whom it is about", async () => {
    const { id } = await bookAbout();
    const { id: general } = await book({ preferredTime: "12:00" });
    const stranger = await createUser();
    const other = await createUser();
    await createExpert({ userId: other.id });
    for (const [meeting, who] of [
      [id, stranger],
      [id, other],
      [general, expert],
      [general, stranger],
      [id + 1000, expert],
    ] as const)
      expect((await answer(meeting, { answer: "available" }, who)).status).toBe(404);
    expect((await answer(id, { answer: "available" }, null)).status).toBe(401);
    expect((await answer(id, { answer: "perhaps" })).status).toBe(422);
  });

  it.each([
    ["cancelled", "2027-03-03T08:00:00Z"],
    ["completed", "2027-03-03T08:00:00Z"],
    ["confirmed", "2027-03-01T05:00:00Z"],
  ] as const)("is not possible for a meeting that is %s and begins %s", async (status, startAt) => {
    const { id } = await createBooking({ startAt: new Date(startAt), status, expertId });
    const refused = await answer<ErrorAnswer>(id, { answer: "available" });
    expect([refused.status, refused.body.code]).toEqual([409, "not_possible_now"]);
  });
});
