import { GET as listOwn } from "@/app/api/account/meetings/route";
import { POST as createMeeting } from "@/app/api/calendar/create-meeting/route";
import { GET as calendarFile } from "@/app/api/meeting-bookings/[id]/calendar-file/route";
import type { OwnMeeting } from "@/lib/features/meetings/client-meeting-schemas";
import { clientPath } from "@/lib/features/meetings/server/client-link";
import { remindOfMeetings } from "@/lib/features/meetings/server/remind-of-meetings";
import { setClock } from "@/lib/server/clock";
import { call, type ErrorAnswer, post } from "@/tests/support/call";
import {
  beginMonday,
  book,
  cancel,
  changeAs,
  client,
  deliver,
  freeTimes,
  monday,
  move,
  read,
  stored,
} from "@/tests/support/client-meetings";
import { count, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createBooking,
  createExpert,
  createUser,
  type TestUser,
} from "@/tests/support/factories";

// What a client does with the link of a meeting's mails, and an administrator with its time (deal O1, O2).

let change: ReturnType<typeof changeAs>;

beforeEach(async () => {
  await beginMonday();
  change = changeAs(await createAdmin({ email: "admin@osaaja.example" }));
});
afterAll(() => setClock(null));

describe("the client's link", () => {
  it("stands in every mail to the client, opens the meeting and changes nothing", async () => {
    const { id, token, startTime } = await book();
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
      movedAt: expect.stringContaining("2027-03-01T"),
      meetingType: "consultation",
      representativeName: expect.any(String),
      expert: null,
      phase: "ahead",
      joinUrl: null,
      calendarFileUrl: `/api/meeting-bookings/${id}/calendar-file?token=${token}`,
      changeableUntil: null,
      canReschedule: false,
      canCancel: false,
      staysConfirmedWhenMoved: false,
    });
    expect(await sql("SELECT * FROM meeting_bookings")).toEqual(before);
  });

  it("stands in what a calendar holds, beside the link to join, in the client's language", async () => {
    await createUser({ email: client });
    await sql("UPDATE users SET language = 'fi' WHERE email = $1", [client]);
    const { id, token } = await book();
    const joinUrl = "https://teams.microsoft.com/l/meetup-join/19,a;b?c=d";
    await change(id, { status: "confirmed", joinUrl });
    const { client: mails, host } = await deliver();
    const page = `http://localhost:3000/fi/meeting/${token}`;
    const [received, confirmed] = mails.map(({ invitation }) => invitation);
    expect(received).toMatchObject({ location: "Verkossa, Microsoft Teamsissa", url: null });
    expect(received?.description).toContain(page);
    expect(confirmed).toMatchObject({ location: "Verkossa, Microsoft Teamsissa", url: joinUrl });
    for (const link of [page, joinUrl]) expect(confirmed?.description).toContain(`\n${link}`);
    expect(confirmed?.description).not.toContain(confirmed?.summary);
    const theirs = host.at(-1)?.invitation;
    expect(theirs).toMatchObject({ location: "Online, in Microsoft Teams", url: joinUrl });
    expect(theirs?.description).toContain(`\n${joinUrl}`);
    expect(theirs?.description).not.toContain(token);

    const file = async (of: string) =>
      (await call<string>(calendarFile, { params: { id: String(id) }, query: { token: of } })).body.replace(
        /\r\n /g,
        "",
      );
    expect(await file(token)).toContain(page);
    const { body } = await read(token);
    expect(body.calendarFileUrl).toBe(`/api/meeting-bookings/${id}/calendar-file?token=${token}`);
    await cancel(token);
    const off = await file(token);
    expect(off).toContain("STATUS:CANCELLED");
    expect(off).not.toContain("https://teams.microsoft.com");
    expect(off).not.toContain(page);
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
    expect(await sql("SELECT user_id, kind, values->>'change' AS change FROM notifications")).toEqual([
      { user_id: user.id, kind: "meeting_changed", change: "moved" },
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
    // The state stays, time does not.
    const at = async (moment: string) => {
      setClock(new Date(moment));
      const { phase, joinUrl } = (await read(token)).body;
      return [phase, joinUrl !== null];
    };
    expect(await at("2027-03-04T08:30:00Z")).toEqual(["on", true]);
    expect(await at("2027-03-04T09:00:00Z")).toEqual(["over", false]);
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
        isToCome: true,
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
