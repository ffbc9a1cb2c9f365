import { POST as askEmail } from "@/app/api/admin/people/[id]/email/route";
import { POST as merge, GET as previewMerge } from "@/app/api/admin/people/[id]/merge/route";
import { PATCH as changeRole } from "@/app/api/admin/people/[id]/role/route";
import { GET as getPerson } from "@/app/api/admin/people/[id]/route";
import { PATCH as suspend } from "@/app/api/admin/people/[id]/suspension/route";
import { GET as listThings } from "@/app/api/admin/people/[id]/things/route";
import { POST as verification } from "@/app/api/admin/people/[id]/verification-mail/route";
import { GET as listPeople } from "@/app/api/admin/people/route";
import { POST as confirmAddress } from "@/app/api/auth/confirm-address/route";
import { GET as currentUser } from "@/app/api/auth/user/route";
import type { CurrentUser } from "@/lib/features/accounts/schemas";
import type { MergePreview, PersonDetails, PersonSummary, Thing } from "@/lib/features/people/schemas";
import { isAddressLinkOpen } from "@/lib/features/people/server/change-address";
import { goneColumns, movedColumns, singleColumns } from "@/lib/features/people/server/merge-repository";
import { setClock } from "@/lib/server/clock";
import { call, post } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createBooking,
  createExpert,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { insertQuote, quoteSetting } from "@/tests/support/quotes";
import { signIn } from "@/tests/support/sign-in";

const password = "quiet rowing on a lake";
const start = new Date("2027-03-01T06:00:00Z");
let admin: TestUser;
/** The end of the log when a test begins: nobody can empty it. */
let lastEntry: string;

beforeEach(async () => {
  setClock(start);
  await empty(
    "users",
    "experts",
    "projects",
    "companies",
    "meeting_bookings",
    "mail_messages",
    "rate_limits",
  );
  await sql("DELETE FROM pgboss.job");
  lastEntry =
    (await sql<{ id: string }>("SELECT coalesce(max(id), 0) AS id FROM audit_entries"))[0]?.id ?? "0";
  admin = await createAdmin({ email: "mari@example.com", password });
});

const at = ({ id }: { id: number }, more: object = {}) => ({
  as: admin,
  params: { id: String(id) },
  ...more,
});
const patch = (handler: typeof suspend, person: { id: number }, body: object, as = admin) =>
  call(handler, { method: "PATCH", as, params: { id: String(person.id) }, body });
const mailKinds = async () =>
  (await sql<{ kind: string; to: string }>('SELECT kind, "to" FROM mail_messages ORDER BY id')).map(
    ({ kind, to }) => `${kind} ${to}`,
  );
const isSignedIn = async (cookie: string | null) =>
  (await call<CurrentUser>(currentUser, { headers: { cookie: cookie ?? "" } })).body.isAuthenticated;
const actions = async (id: number) =>
  (
    await sql<{ action: string }>(
      "SELECT action FROM audit_entries WHERE entity = 'account' AND entity_id = $1 AND id > $2 ORDER BY id",
      [String(id), lastEntry],
    )
  ).map(({ action }) => action);

const logged = (id: number) =>
  sql(
    `SELECT action, actor_id AS by, before, after FROM audit_entries
      WHERE entity = 'account' AND entity_id = $1 AND id > $2 ORDER BY id`,
    [String(id), lastEntry],
  );

it("lists accounts by search and filters", async () => {
  const aino = await createUser({ firstName: "Aino", lastName: "Öhman" });
  await createExpert({ userId: aino.id });
  await createUser({ firstName: "Eero", isVerified: false });
  const names = async (query: Record<string, string>) =>
    (await call<PersonSummary[]>(listPeople, { as: admin, query })).body.map(
      ({ name }) => name.split(" ")[0],
    );
  expect(await names({ q: "aino öhman" })).toEqual(["Aino"]);
  expect(await names({ hasExpert: "yes" })).toEqual(["Aino"]);
  expect(await names({ status: "unverified" })).toEqual(["Eero"]);
  expect(await names({ role: "admin" })).toHaveLength(1);
  expect(await names({ hasCompany: "yes" })).toEqual([]);
});

it("counts all that somebody has, and leads to the rest page by page", async () => {
  // Not in the hour of another test's look at an account of this number.
  setClock(new Date(start.getTime() - 24 * 3_600_000));
  const person = await createUser({ email: "aino@example.com" });
  await sql(
    `INSERT INTO mail_messages (id, kind, "to", subject, text, html, created_at)
     SELECT gen_random_uuid(), 'welcome', 'Aino@example.com', 'Mail ' || n, 'A', 'A', $1::timestamptz - n * interval '1 hour'
     FROM generate_series(1, 112) AS n`,
    [start],
  );
  const { body } = await call<PersonDetails>(getPerson, at(person));
  expect(body.counts).toMatchObject({ mail_message: 112, project: 0 });
  expect(body.things).toHaveLength(50);
  const page = (number: number) =>
    call<Thing[]>(listThings, at(person, { query: { kind: "mail_message", page: String(number) } }));
  expect((await page(2)).body[0]?.title).toBe("Mail 51");
  expect((await page(3)).body.map(({ title }) => title)).toEqual(
    Array.from({ length: 12 }, (_, index) => `Mail ${101 + index}`),
  );
  expect((await page(4)).body).toEqual([]);
  expect((await call(listThings, at(person, { query: { kind: "nothing", page: "1" } }))).status).toBe(400);
  // All of it is one look.
  expect(await actions(person.id)).toEqual(["view"]);
});

it("shows everything about a person, and that it was looked at once an hour", async () => {
  const person = await createUser({ email: "aino@example.com" });
  const expert = await createExpert({ userId: person.id, email: "aino@example.com" });
  await createProject({ ownerId: person.id });
  const read = () => call<PersonDetails>(getPerson, at(person));
  const { body } = await read();
  expect(body).toMatchObject({
    ...{ id: person.id, email: person.email, status: "active", isSelf: false, hasTwoFactor: false },
    expert: { id: expert.id },
    things: [{ kind: "project" }],
  });
  await read();
  expect(await actions(person.id)).toEqual(["view"]);
  setClock(new Date(start.getTime() + 61 * 60_000));
  await read();
  expect(await actions(person.id)).toEqual(["view", "view"]);
  expect((await call(getPerson, at({ id: 999_999 }))).status).toBe(404);
});

it("shows a posting as it stands, and of its quotes those that were sent", async () => {
  const { customer, expertId, projectId, applicationId } = await quoteSetting();
  await sql("UPDATE projects SET lifecycle = 'filled' WHERE id = $1", [projectId]);
  const quote = await insertQuote({ applicationId, expertId });
  await sql("UPDATE quotes SET sent_at = $2 WHERE id = $1", [quote.id, start]);
  await insertQuote({ applicationId, expertId, version: 2, status: "draft" });
  const { body } = await call<PersonDetails>(getPerson, at(customer));
  expect(body.things.filter(({ kind }) => kind === "project" || kind === "quote")).toMatchObject([
    { kind: "project", state: "filled" },
    { kind: "quote", id: String(quote.id), state: "sent" },
  ]);
});

it("makes a second administrator and takes the right, never one's own and never the last", async () => {
  const person = await createUser({ email: "aino@example.com", password });
  const { cookie } = await signIn({ email: person.email, password });
  const body = { role: "admin", reason: "Holidays" };
  expect((await patch(changeRole, person, body)).status).toBe(204);
  expect(await isSignedIn(cookie)).toBe(false);
  expect((await patch(changeRole, person, body)).status).toBe(409);
  expect(await patch(changeRole, admin, { role: "user", reason: "No" })).toMatchObject({ status: 409 });
  const second = { ...person, role: "admin" as const, sessionVersion: 2 };
  const [one, other] = await Promise.all([
    patch(changeRole, second, { role: "user", reason: "A" }),
    patch(changeRole, admin, { role: "user", reason: "B" }, second),
  ]);
  expect([one.status, other.status].filter((status) => status === 204)).toHaveLength(1);
  expect(await count("users", "role = 'admin'")).toBe(1);
  const unverified = await createUser({ isVerified: false });
  const left = (
    await sql<TestUser>(
      "SELECT id, role, session_version AS \"sessionVersion\" FROM users WHERE role = 'admin'",
    )
  )[0];
  expect((await patch(changeRole, unverified, body, left)).status).toBe(409);
});

it("suspends: sessions end at once, signing in is refused with its reason, and lifting opens it again", async () => {
  const person = await createUser({ email: "aino@example.com", password });
  const { cookie } = await signIn({ email: person.email, password });
  expect((await patch(suspend, person, { isSuspended: true, reason: "Spam" })).status).toBe(204);
  expect(await isSignedIn(cookie)).toBe(false);
  expect(await signIn({ email: person.email, password })).toMatchObject({ error: "AccountSuspended" });
  expect(await signIn({ email: person.email, password: "wrong words here" })).toMatchObject({
    error: "CredentialsSignin",
  });
  expect((await patch(suspend, admin, { isSuspended: true, reason: "No" })).status).toBe(409);
  expect((await patch(suspend, person, { isSuspended: false, reason: "Sorry" })).status).toBe(204);
  expect((await signIn({ email: person.email, password })).error).toBeNull();
  expect(await actions(person.id)).toEqual(["suspend", "lift"]);
  expect(await mailKinds()).toEqual(Array(2).fill("account_suspension aino@example.com"));
  // Terms, section Moderation: whoever is affected is told why, and how to complain.
  const [told, lifted] = await sql<{ text: string }>("SELECT text FROM mail_messages ORDER BY id");
  expect(told?.text).toContain("Reason: Spam");
  expect(told?.text).toContain("within six months");
  expect(lifted?.text).not.toContain("Reason");
});

it("mails the verification again, to who waits for it only", async () => {
  const waiting = await createUser({ isVerified: false });
  expect((await post(verification, undefined, at(waiting))).status).toBe(204);
  expect(await mailKinds()).toEqual([`email_verification ${waiting.email}`]);
  expect((await post(verification, undefined, at(admin))).status).toBe(409);
});

it("changes an address once the new one confirms it, with what hung on the old one", async () => {
  const person = await createUser({ email: "old@example.com", password });
  await createExpert({ userId: person.id, email: "old@example.com" });
  const booking = await createBooking({
    startAt: new Date("2027-03-03T08:00:00Z"),
    email: "old@example.com",
  });
  const { cookie } = await signIn({ email: person.email, password });
  expect((await post(askEmail, { email: admin.email }, at(person))).status).toBe(409);
  expect((await post(askEmail, { email: "New@Example.com" }, at(person))).status).toBe(204);
  expect(await mailKinds()).toEqual(["email_change new@example.com", "account_address old@example.com"]);
  expect(await isSignedIn(cookie)).toBe(true);
  // What was asked for has not happened yet.
  const asked = { action: "ask", by: admin.id, before: null, after: { askedEmail: "n…@example.com" } };
  expect(await logged(person.id)).toEqual([asked]);
  const [mail] = await sql<{ text: string }>("SELECT text FROM mail_messages WHERE kind = 'email_change'");
  const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  // The page of the link says whether it works, and uses none up.
  expect([await isAddressLinkOpen(token ?? ""), await isAddressLinkOpen("guess")]).toEqual([true, false]);
  expect((await post(confirmAddress, { token })).status).toBe(200);
  expect(await isAddressLinkOpen(token ?? "")).toBe(false);
  expect((await post(confirmAddress, { token })).status).toBe(404);
  const [before, after] = [{ email: "o…@example.com" }, { email: "n…@example.com" }];
  expect(await logged(person.id)).toEqual([asked, { action: "update", by: admin.id, before, after }]);
  expect(await isSignedIn(cookie)).toBe(false);
  expect((await signIn({ email: "new@example.com", password })).error).toBeNull();
  expect(await count("experts", "email = 'new@example.com'")).toBe(1);
  expect(await sql("SELECT user_id FROM meeting_bookings WHERE id = $1", [booking.id])).toEqual([
    { user_id: person.id },
  ]);
});

describe("merging two people", () => {
  it("moves everything that names an account", async () => {
    const rows = await sql<{ table: string; column: string }>(
      `SELECT c.conrelid::regclass::text AS "table", a.attname AS "column" FROM pg_constraint c
       JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
       WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass ORDER BY 1, 2`,
    );
    const known = [...movedColumns, ...singleColumns, ...goneColumns].map((each) => each.join("."));
    expect(rows.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(known.sort());
  });

  it("asks for the name, names what is in the way, and leaves one account", async () => {
    const kept = await createUser({ firstName: "Aino", lastName: "Öhman", email: "aino@example.com" });
    const goes = await createUser({ email: "aino.ohman@example.com" });
    const expert = await createExpert({ userId: goes.id });
    await createProject({ ownerId: goes.id });
    const liked = await createExpert();
    const list = { created_at: start, updated_at: start, name: "Data" };
    for (const { id } of [kept, goes]) {
      await insert("favorites", { user_id: id, expert_id: liked.id });
      await insert("shortlists", { ...list, user_id: id });
    }
    const preview = await call<MergePreview>(previewMerge, at(kept, { query: { email: goes.email } }));
    expect(preview.body).toMatchObject({ obstacles: [], goes: { id: goes.id }, moves: 4 });
    const body = { email: goes.email, confirmation: "aino öhman" };
    expect((await post(merge, { ...body, confirmation: "Eero" }, at(kept))).status).toBe(422);
    expect((await post(merge, body, at(kept))).status).toBe(204);
    expect(await count("users", "id = $1", [goes.id])).toBe(0);
    expect(await count("experts", "id = $1 AND user_id = $2", [expert.id, kept.id])).toBe(1);
    expect(await count("projects", "owner_id = $1", [kept.id])).toBe(1);
    expect(await count("favorites")).toBe(1);
    expect(await count("shortlists", "user_id = $1", [kept.id])).toBe(2);
    expect(await actions(kept.id)).toEqual(["merge"]);
    const mails = await sql<{ to: string; text: string }>(
      'SELECT "to", text FROM mail_messages ORDER BY "to"',
    );
    expect(mails.map(({ to }) => to)).toEqual([goes.email, kept.email]);
    for (const { text } of mails)
      expect(text).toContain("The account of Aino Öhman stays: sign in with aino@example.com.");
  });

  it("refuses a suspended one, whichever of the two", async () => {
    const people = [await createUser({ firstName: "A", lastName: "B" }), await createUser()] as const;
    await sql("UPDATE users SET suspended_at = now() WHERE id = $1", [people[0].id]);
    for (const [kept, goes] of [people, [people[1], people[0]] as const]) {
      const preview = await call<MergePreview>(previewMerge, at(kept, { query: { email: goes.email } }));
      expect(preview.body.obstacles).toEqual(["suspended"]);
      const confirmation = `${kept.firstName} ${kept.lastName}`;
      expect((await post(merge, { email: goes.email, confirmation }, at(kept))).status).toBe(409);
    }
  });

  it("refuses two profiles", async () => {
    const [kept, goes] = [await createUser({ firstName: "A", lastName: "B" }), await createUser()];
    for (const { id } of [kept, goes]) await createExpert({ userId: id });
    const preview = await call<MergePreview>(previewMerge, at(kept, { query: { email: goes.email } }));
    expect(preview.body.obstacles).toEqual(["two_profiles"]);
    expect((await post(merge, { email: goes.email, confirmation: "A B" }, at(kept))).status).toBe(409);
    expect(await count("users")).toBe(3);
  });
});
