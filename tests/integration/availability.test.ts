import { POST as confirmByLink } from "@/app/api/experts/[id]/availability-link/route";
import { POST as confirm } from "@/app/api/experts/[id]/confirm-availability/route";
import { GET as getExpert, PUT as replace, PATCH as update } from "@/app/api/experts/[id]/route";
import { remindOfAvailability } from "@/lib/features/dashboard/server/remind-of-availability";
import { notSaid } from "@/lib/features/experts/rules";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { isAvailabilityLinkOpen } from "@/lib/features/experts/server/confirm-availability";
import { setClock } from "@/lib/server/clock";
import { call, post } from "@/tests/support/call";
import { empty, insert, sql } from "@/tests/support/database/connection";
import { createAdmin, createExpert, createUser, type TestUser } from "@/tests/support/factories";

const day = 24 * 3_600_000;
const now = new Date("2027-03-03T07:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

let owner: TestUser;
let id: number;

beforeEach(async () => {
  await empty("users", "experts", "mail_messages", "notifications", "notification_choices");
  setClock(now);
  owner = await createUser();
  ({ id } = await createExpert({
    userId: owner.id,
    email: "aino@profile.example",
    weeklyAvailabilityHours: 20,
  }));
  await confirmedAt(daysAgo(31));
});
afterAll(() => setClock(null));

const params = () => ({ id: String(id) });
const confirmedAt = (at: Date) => sql("UPDATE experts SET availability_confirmed_at = $1", [at]);
const stored = async () => {
  const [row] = await sql<{ availability_confirmed_at: Date }>(
    "SELECT availability_confirmed_at FROM experts",
  );
  return row?.availability_confirmed_at;
};
const mails = () =>
  sql<{ to: string; text: string; unsubscribe_url: string }>(
    `SELECT "to", text, unsubscribe_url FROM mail_messages ORDER BY "to"`,
  );
const linkOf = (text: string) => {
  const url = new URL(/http\S+confirm-availability\S+/.exec(text)?.[0] ?? "");
  return { path: url.pathname, expert: url.searchParams.get("expert"), token: url.searchParams.get("token") };
};

describe("what an expert says of their time", () => {
  it.each([
    ["availability", { availability: "busy" }, true],
    ["hours a week", { weeklyAvailabilityHours: 30 }, true],
    ["no hours any more", { weeklyAvailabilityHours: null }, true],
    ["the same again, as a form sends it", { availability: "available", weeklyAvailabilityHours: 20 }, false],
    ["another title", { title: "Analyst" }, false],
  ])("is confirmed by a change: %s", async (_name, body, isConfirmed) => {
    for (const [method, route] of [
      ["PATCH", update],
      ["PUT", replace],
    ] as const) {
      await sql("UPDATE experts SET availability = 'available', weekly_availability_hours = 20");
      await confirmedAt(daysAgo(31));
      expect((await call(route, { method, params: params(), body, as: owner })).status).toBe(200);
      expect(await stored()).toEqual(isConfirmed ? now : daysAgo(31));
    }
  });

  it("is confirmed by one press of its owner, and of nobody else", async () => {
    const press = (as: TestUser | null) => post<FullExpert>(confirm, undefined, { params: params(), as });
    expect((await press(null)).status).toBe(401);
    expect((await press(await createUser())).status).toBe(404);
    expect((await press(await createAdmin())).status).toBe(404);
    expect(await stored()).toEqual(daysAgo(31));
    const { status, body } = await press(owner);
    expect([status, body.id, body.availabilityConfirmedAt]).toEqual([200, id, now.toISOString()]);
    // Everybody reads when that was.
    const { body: seen } = await call<{ availabilityConfirmedAt: string }>(getExpert, { params: params() });
    expect(seen.availabilityConfirmedAt).toBe(now.toISOString());
  });
});

describe("the job availability-reminders", () => {
  it("asks once until it is confirmed anew, and the link of its mail confirms without a sign-in", async () => {
    expect([await remindOfAvailability(), await remindOfAvailability()]).toEqual([1, 0]);
    expect(await sql("SELECT user_id, kind, path FROM notifications")).toEqual([
      { user_id: owner.id, kind: "availability_old", path: "/expert-dashboard" },
    ]);
    const [mail, ...more] = await mails();
    expect([mail?.to, more]).toEqual(["aino@profile.example", []]);
    expect(mail?.text).toContain("On 31 January 2027 you last said");
    expect(mail?.text).toContain("nor those about matching projects, open http");
    expect(mail?.unsubscribe_url).toContain(`/api/experts/${id}/unsubscribe?token=`);

    const { path, expert, token } = linkOf(mail?.text ?? "");
    expect([path, expert]).toEqual(["/confirm-availability", String(id)]);
    const open = (body: object) => post(confirmByLink, body, { params: params() });
    expect((await open({ token: "guess" })).status).toBe(404);
    // Its page says before anything is pressed whether it works, and confirms nothing.
    const page = (of: string, by: string) => isAvailabilityLinkOpen(of, by);
    const mine = String(id);
    expect([await page(mine, token ?? ""), await page(mine, token ?? "")]).toEqual([true, true]);
    for (const [of, by] of [
      [mine, "guess"],
      [mine, ""],
      ["seven", token ?? ""],
      ["99999999999", token ?? ""],
    ] as const)
      expect(await page(of, by)).toBe(false);
    expect(await stored()).toEqual(daysAgo(31));
    setClock(new Date(now.getTime() + day));
    expect([(await open({ token })).status, (await open({ token })).status]).toEqual([204, 204]);
    expect(await stored()).toEqual(new Date(now.getTime() + day));

    setClock(new Date(now.getTime() + 31 * day));
    expect(await remindOfAvailability()).toBe(0);
    setClock(new Date(now.getTime() + 32 * day));
    expect(await remindOfAvailability()).toBe(1);
    // The new mail's link takes the place of the old one's.
    expect((await open({ token })).status).toBe(404);
    expect(await page(mine, token ?? "")).toBe(false);
  });

  it("counts from when the profile was made where nothing was ever said, and does not say that it was", async () => {
    const made = (days: number) =>
      sql("UPDATE experts SET created_at = $1, availability_confirmed_at = $2", [
        daysAgo(days),
        notSaid(daysAgo(days)),
      ]);
    await made(29);
    expect(await remindOfAvailability()).toBe(0);
    await made(31);
    expect(await remindOfAvailability()).toBe(1);
    const [mail] = await mails();
    expect(mail?.text).toContain("You have not confirmed on Osaaja yet how much time you have.");
    const read = await call<FullExpert>(getExpert, { params: params() });
    expect(read.body.availabilityConfirmedAt).toBeNull();
    await post(confirm, undefined, { params: params(), as: owner });
    const confirmed = await call<FullExpert>(getExpert, { params: params() });
    expect(confirmed.body.availabilityConfirmedAt).toBe(now.toISOString());
  });

  it("asks nobody who has confirmed within 30 days, nor anybody whom no company finds", async () => {
    await confirmedAt(daysAgo(30));
    expect(await remindOfAvailability()).toBe(0);
    for (const state of [
      "is_hidden = true",
      "is_active = false",
      "approval_status = 'pending'",
      "archived_at = now()",
    ]) {
      await empty("experts");
      await createExpert();
      await sql(`UPDATE experts SET availability_confirmed_at = $1, ${state}`, [daysAgo(90)]);
      expect(await remindOfAvailability()).toBe(0);
    }
    expect(await mails()).toEqual([]);
  });

  it("mails nobody who has turned such mails off, in either place; without an account it mails", async () => {
    const { id: quiet } = await createExpert({ email: "quiet@example.com" });
    const chooser = await createUser();
    await createExpert({ email: "chooser@example.com", userId: chooser.id });
    await createExpert({ email: "unlinked@example.com" });
    await sql("UPDATE experts SET email_notifications = false WHERE id = $1", [quiet]);
    await insert("notification_choices", { user_id: chooser.id, kind: "availability_old", delivery: "off" });
    await confirmedAt(daysAgo(40));
    expect(await remindOfAvailability()).toBe(4);
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual(["aino@profile.example", "unlinked@example.com"]);
    // Who has no account gets no invitations either once these mails are ended.
    expect(sent[1]?.text).toContain("nor those about matching projects, nor invitations, open http");
    expect(sent[0]?.text).toMatch(/dashboard: http\S+\/expert-dashboard\n/);
    expect(sent[1]?.text).toMatch(/dashboard: http\S+\/register\?returnTo=%2Fexpert-dashboard\n/);
    expect(sent.map(({ text }) => text.includes("You have no account yet."))).toEqual([false, true]);
    expect(await sql("SELECT user_id FROM notifications ORDER BY user_id")).toEqual([
      { user_id: owner.id },
      { user_id: chooser.id },
    ]);
  });

  it("asks once when it runs twice at once", async () => {
    const runs = await Promise.all([remindOfAvailability(), remindOfAvailability(), remindOfAvailability()]);
    expect(runs.sort()).toEqual([0, 0, 1]);
    expect(await mails()).toHaveLength(1);
  });
});
