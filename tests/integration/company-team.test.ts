import { DELETE as revoke } from "@/app/api/company/team/invitations/[id]/route";
import { POST as invite } from "@/app/api/company/team/invitations/route";
import { POST as join } from "@/app/api/company/team/join/route";
import { PATCH as changeRole, DELETE as remove } from "@/app/api/company/team/members/[id]/route";
import { PATCH as change, POST as found, GET as read } from "@/app/api/company/team/route";
import { POST as verify } from "@/app/api/company/team/verify/route";
import { GET as listNotifications } from "@/app/api/notifications/route";
import type { Company, Team, TeamInvitation, TeamMember } from "@/lib/features/companies/schemas";
import { readInvitationAsGuest, readInvitationToJoin } from "@/lib/features/companies/server/join-team";
import type { Notification } from "@/lib/features/notifications/schemas";
import { deleteAccount } from "@/lib/features/privacy/server/delete-account";
import type { SignedIn } from "@/lib/server/actor";
import { setClock } from "@/lib/server/clock";
import { hashToken } from "@/lib/server/tokens";
import { call, post } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import { createProject, createUser, type TestUser } from "@/tests/support/factories";
import { itTakesAnIdempotencyKey } from "@/tests/support/idempotency";

const now = new Date("2027-03-01T07:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

let boss: TestUser;
let colleague: TestUser;
let stranger: TestUser;

beforeEach(async () => {
  await empty("users", "companies", "projects", "mail_messages", "idempotency_keys");
  setClock(now);
  boss = await createUser({ email: "sanna@pohjola.example", firstName: "Sanna", lastName: "Boss" });
  colleague = await createUser({ email: "aino@pohjola.example", firstName: "Aino", lastName: "Mäki" });
  stranger = await createUser({ email: "olli@gmail.com" });
});
afterAll(() => setClock(null));

type Refusable<T> = T & { code: string; message: string; fieldErrors?: Record<string, string> };
const start = (body: object = { name: "Pohjola Oy" }, as: TestUser | null = boss, headers = {}) =>
  post<Refusable<Team>>(found, body, { as, headers });
const see = async (as: TestUser) => (await call<Team>(read, { as })).body;
const edit = (body: object, as: TestUser = boss) =>
  call<Refusable<Company>>(change, { method: "PATCH", body, as });
const ask = (body: object = {}, as: TestUser | null = boss, headers = {}) =>
  post<Refusable<TeamInvitation>>(
    invite,
    { email: colleague.email, role: "member", ...body },
    { as, headers },
  );
const takeBack = (id: number, as: TestUser = boss) =>
  call(revoke, { method: "DELETE", params: { id: String(id) }, as });
const enter = (token: string, as: TestUser | null = colleague, more: object = {}) =>
  post<Refusable<Team>>(join, { token, ...more }, { as });
const setRole = (userId: number, role: string, as: TestUser = boss) =>
  call<Refusable<TeamMember>>(changeRole, {
    ...{ method: "PATCH", params: { id: String(userId) }, body: { role }, as },
  });
const takeOut = (userId: number, as: TestUser = boss) =>
  call(remove, { method: "DELETE", params: { id: String(userId) }, as });
const check = (as: TestUser = boss) => post<Refusable<Company>>(verify, undefined, { as });

const mails = () => sql<{ to: string; text: string }>('SELECT "to", text FROM mail_messages ORDER BY id');
async function newestToken(): Promise<string> {
  const mail = (await mails()).at(-1);
  return /team\/join\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
async function invited(role = "member", email = colleague.email): Promise<string> {
  expect((await ask({ email, role })).status).toBe(201);
  return newestToken();
}
async function joined(user: TestUser, role = "member"): Promise<void> {
  expect((await enter(await invited(role, user.email), user)).status).toBe(200);
}
const told = async (as: TestUser) =>
  (await call<Notification[]>(listNotifications, { as })).body.map(({ text }) => text);
const people = async (as: TestUser = boss) =>
  (await see(as)).members.map(({ userId, role }) => [userId, role]);
const postings = () =>
  sql("SELECT title, owner_id, company_id, customer_email, customer_name FROM projects ORDER BY id");
const actorOf = (user: TestUser): SignedIn => ({
  ...{ kind: "user", userId: user.id, email: user.email, emailVerified: true },
  ...{ firstName: user.firstName, lastName: user.lastName, locale: "en" },
});
const erase = (user: TestUser) => deleteAccount(actorOf(user), { confirmation: "DELETE" });

describe("founding", () => {
  it("makes the founder its owner, and their postings the company's", async () => {
    expect(await see(boss)).toEqual({ company: null, role: null, members: [], invitations: [] });
    await createProject({ title: "Posted", ownerId: boss.id, customerEmail: "office@pohjola.example" });
    await createProject({ title: "As a guest", customerEmail: "Sanna@pohjola.example" });
    await createProject({ title: "Another's", ownerId: stranger.id, customerEmail: boss.email });

    const { status, body } = await start({ name: " Pohjola Oy ", businessId: "FI01120389" });

    expect([status, body]).toEqual([
      201,
      {
        company: {
          ...{ id: expect.any(Number), name: "Pohjola Oy", businessId: "0112038-9" },
          ...{ verifiedBy: null, verifiedDomain: null, verifiedAt: null, markWithheldAt: null },
        },
        role: "owner",
        members: [
          {
            ...{ userId: boss.id, name: "Sanna Boss", email: boss.email, role: "owner" },
            ...{ joinedAt: now.toISOString(), isSelf: true },
          },
        ],
        invitations: [],
      },
    ]);
    expect(await see(boss)).toEqual(body);
    const company_id = body.company?.id;
    expect(await postings()).toMatchObject([
      { title: "Posted", owner_id: boss.id, company_id },
      { title: "As a guest", owner_id: null, company_id },
      { title: "Another's", owner_id: stranger.id, company_id: null },
    ]);
  });

  it("refuses a second company, a business id that has one, and one whose check digit is wrong", async () => {
    await start({ name: "Pohjola Oy", businessId: "0112038-9" });
    expect(await start()).toMatchObject({
      ...{ status: 409, body: { code: "conflict", message: expect.stringContaining("Leave it") } },
    });
    const taken = await start({ name: "Another", businessId: "0112038-9" }, stranger);
    expect(taken).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(taken.body.fieldErrors?.businessId).toContain("Ask one of its owners for an invitation");
    const wrong = await start({ name: "Another", businessId: "0112038-8" }, stranger);
    expect([wrong.status, wrong.body.fieldErrors?.businessId]).toEqual([
      422,
      expect.stringContaining("valid business ID"),
    ]);
    expect((await start({ name: "" }, stranger)).status).toBe(422);
    expect((await see(stranger)).company).toBeNull();
  });

  it("takes a verified address", async () => {
    const unverified = await createUser({ isVerified: false });
    expect(await start(undefined, unverified)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });

  it("of one person or of one business id happens once, when it is asked for twice at once", async () => {
    const twice = await Promise.all([start(), start({ name: "Again Oy" })]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    const both = await Promise.all(
      [colleague, stranger].map((user) => start({ name: "Kaleva", businessId: "0112038-9" }, user)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await count("companies")).toBe(2);
  });

  itTakesAnIdempotencyKey({
    send: (changes, headers) => start({ name: "Pohjola Oy", ...changes }, boss, headers),
    another: { name: "Kaleva Oy" },
    refused: { name: "" },
    stored: () => sql("SELECT name FROM companies"),
    once: [{ name: "Pohjola Oy" }],
  });
});

describe("the company's name and business id", () => {
  it("are an owner's to change", async () => {
    await start({ name: "Pohjola Oy", businessId: "0112038-9" });
    await joined(colleague);
    expect((await edit({ name: "Kaleva Oy" })).body).toMatchObject({
      name: "Kaleva Oy",
      businessId: "0112038-9",
    });
    expect((await edit({ businessId: "" })).body).toMatchObject({ name: "Kaleva Oy", businessId: null });
    expect((await edit({ name: "Mine" }, colleague)).status).toBe(403);
    expect((await edit({ name: "Mine" }, stranger)).status).toBe(404);
    await start({ name: "Third", businessId: "0112038-9" }, stranger);
    expect(await edit({ businessId: "0112038-9" })).toMatchObject({
      status: 409,
      body: { fieldErrors: { businessId: expect.any(String) } },
    });
  });
});

describe("inviting", () => {
  it("mails a link of which only the hash is stored", async () => {
    await start();
    const { status, body } = await ask({ email: " Aino@Pohjola.example ", role: "owner" });
    const expiresAt = inDays(7).toISOString();
    const invitation = { id: expect.any(Number), email: colleague.email, role: "owner" };
    expect([status, body]).toEqual([201, { ...invitation, createdAt: now.toISOString(), expiresAt }]);
    const [mail, ...more] = await mails();
    expect([mail?.to, more]).toEqual([colleague.email, []]);
    expect(mail?.text).toMatch(/Sanna Boss \(sanna@pohjola\.example\) asks you .* Pohjola Oy/s);
    expect(await sql("SELECT token_hash FROM company_member_invitations")).toEqual([
      { token_hash: hashToken(await newestToken()) },
    ]);
    expect((await see(boss)).invitations).toEqual([body]);
  });

  it("is an owner's, of somebody who is not there yet", async () => {
    await start();
    await joined(colleague);
    expect((await ask({ email: "new@pohjola.example" }, colleague)).status).toBe(403);
    expect((await ask({ email: "new@pohjola.example" }, stranger)).status).toBe(404);
    expect(await ask()).toMatchObject({ status: 409, body: { fieldErrors: { email: expect.any(String) } } });
    expect((await ask({ email: "nobody" })).status).toBe(422);
    expect((await ask({ role: "king" })).status).toBe(422);
  });

  it("again to the same address ends the earlier link, also when both are asked for at once", async () => {
    await start();
    const first = await invited();
    const second = await invited("owner");
    expect((await see(boss)).invitations).toMatchObject([{ email: colleague.email, role: "owner" }]);
    expect((await enter(first)).status).toBe(404);
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await count("company_member_invitations")).toBe(1);
    expect((await enter(second)).status).toBe(404);
  });

  it("asked for again at once is the one that is on its way; a minute later another", async () => {
    await start();
    const presses = await Promise.all([ask(), ask(), ask()]);
    for (const { status, body } of presses) expect([status, body]).toEqual([201, presses[0]?.body]);
    expect(await mails()).toHaveLength(1);
    const token = await newestToken();
    setClock(new Date(now.getTime() + 59_000));
    await ask();
    expect(await mails()).toHaveLength(1);
    setClock(new Date(now.getTime() + 60_000));
    await ask();
    expect(await mails()).toHaveLength(2);
    expect((await enter(token)).status).toBe(404);
  });

  it("stops at as many as wait", async () => {
    const { body } = await start();
    const waiting = (expires_at: Date) =>
      sql(
        `INSERT INTO company_member_invitations (company_id, email, role, token_hash, created_at, expires_at)
         SELECT $1, n || '@x.example', 'member', n::text, now(), $2::timestamptz FROM generate_series(1, 50) n`,
        [body.company?.id, expires_at],
      );
    await waiting(inDays(1));
    expect(await ask()).toMatchObject({ status: 409, body: { code: "too_many_invitations" } });
    await sql("DELETE FROM company_member_invitations WHERE email = '1@x.example'");
    expect((await ask()).status).toBe(201);
    expect((await ask()).status).toBe(201);
    await sql("UPDATE company_member_invitations SET expires_at = $1", [inDays(-1)]);
    expect((await ask({ email: "late@x.example" })).status).toBe(201);
  });

  it("is taken back", async () => {
    await start();
    const token = await invited();
    const [{ id } = { id: 0 }] = (await see(boss)).invitations;
    await start({ name: "Another" }, stranger);
    expect((await takeBack(id, stranger)).status).toBe(404);
    expect((await takeBack(id)).status).toBe(204);
    expect((await takeBack(id)).status).toBe(404);
    expect((await enter(token)).status).toBe(404);
  });

  describe("with an Idempotency-Key", () => {
    beforeEach(() => start());
    itTakesAnIdempotencyKey({
      send: (changes, headers) => ask(changes, boss, headers),
      another: { role: "owner" },
      refused: { email: "nobody" },
      stored: async () => [await count("company_member_invitations"), (await mails()).length],
      once: [1, 1],
    });
  });
});

describe("joining", () => {
  it("is for the account of the invited address, once", async () => {
    await start();
    const token = await invited();
    const wrong = await enter(token, stranger);
    expect([wrong.status, wrong.body.message]).toEqual([403, expect.stringContaining("a…@pohjola.example")]);
    expect(wrong.body.message).not.toMatch(/aino|olli/);
    await expect(readInvitationToJoin(actorOf(stranger), token)).rejects.toMatchObject({ status: 403 });
    await sql("UPDATE users SET email_verified_at = NULL WHERE id = $1", [colleague.id]);
    expect((await enter(token)).body).toMatchObject({ message: expect.stringContaining("verify") });
    await sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [colleague.id]);
    expect(await readInvitationToJoin(actorOf(colleague), token)).toEqual({
      ...{ companyName: "Pohjola Oy", role: "member", personalPostings: 0 },
    });

    const both = await Promise.all([enter(token), enter(token)]);

    expect(both.map(({ status, body }) => [status, body.role])).toEqual([
      [200, "member"],
      [200, "member"],
    ]);
    expect(await people()).toEqual([
      [boss.id, "owner"],
      [colleague.id, "member"],
    ]);
    expect((await see(boss)).invitations).toEqual([]);
    await takeOut(colleague.id);
    expect((await enter(token)).status).toBe(404);
  });

  it("names the team and who invites to a guest, while the link works, and masks the address", async () => {
    await start();
    const token = await invited("owner");
    const seen = { companyName: "Pohjola Oy", role: "owner", address: "a…@pohjola.example" };
    expect(await readInvitationAsGuest(token)).toEqual({ ...seen, inviter: "Sanna Boss" });
    expect(await readInvitationAsGuest("nonsense")).toBeNull();
    setClock(inDays(7));
    expect(await readInvitationAsGuest(token)).toBeNull();
    setClock(now);
    expect((await enter(token)).status).toBe(200);
    expect(await readInvitationAsGuest(token)).toBeNull();
  });

  it("ends with the link's days, and for somebody who belongs to a company", async () => {
    await start();
    const token = await invited();
    setClock(inDays(7));
    expect((await enter(token)).body).toMatchObject({ code: "not_found" });
    await expect(readInvitationToJoin(actorOf(colleague), token)).rejects.toMatchObject({ status: 404 });
    setClock(now);
    expect((await enter("nonsense")).status).toBe(404);
    await start({ name: "Own" }, colleague);
    expect(await enter(token)).toMatchObject({ status: 409, body: { code: "conflict" } });
    await expect(readInvitationToJoin(actorOf(colleague), token)).rejects.toMatchObject({ status: 409 });
    expect((await enter(token, null)).status).toBe(401);
  });

  it("brings postings only when the person says so", async () => {
    const { body } = await start();
    await createProject({ title: "Own", ownerId: colleague.id });
    await joined(colleague);
    expect(await postings()).toMatchObject([{ company_id: null }]);
    await takeOut(colleague.id, colleague);
    const token = await invited();
    expect((await readInvitationToJoin(actorOf(colleague), token)).personalPostings).toBe(1);
    await enter(token, colleague, { bringPostings: true });
    expect(await postings()).toMatchObject([{ company_id: body.company?.id }]);
  });
});

describe("roles and leaving", () => {
  beforeEach(async () => {
    await start();
    await joined(colleague);
  });

  it("are changed by owners, of whom one always stays", async () => {
    expect((await setRole(boss.id, "owner", colleague)).status).toBe(403);
    expect((await setRole(stranger.id, "owner")).status).toBe(404);
    expect((await setRole(colleague.id, "owner", stranger)).status).toBe(404);
    const last = await setRole(boss.id, "member");
    expect(last).toMatchObject({ status: 409, body: { code: "not_possible_now" } });
    expect((await setRole(colleague.id, "owner")).body).toMatchObject({
      userId: colleague.id,
      role: "owner",
    });

    const both = await Promise.all([setRole(boss.id, "member"), setRole(colleague.id, "member", colleague)]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await count("company_members", "role = 'owner'")).toBe(1);
  });

  it("are told to whom another gives them, once, with what they see and can do", async () => {
    await sql("DELETE FROM mail_messages");
    await setRole(colleague.id, "member");
    await Promise.all([setRole(colleague.id, "owner"), setRole(colleague.id, "owner")]);
    await setRole(colleague.id, "member", colleague);
    await setRole(boss.id, "owner");
    expect(await mails()).toMatchObject([
      { to: colleague.email, text: expect.stringMatching(/Sanna Boss has made you an owner .* Pohjola Oy/s) },
    ]);
    await takeOut(colleague.id);
    const [, removed, ...more] = await mails();
    expect([removed?.to, more]).toEqual([colleague.email, []]);
    expect(removed?.text).toMatch(/Sanna Boss has taken you out.*no longer see the team’s projects/s);
    expect(await told(colleague)).toEqual(["You are no longer in the team of Pohjola Oy."]);
    expect(await told(boss)).toEqual([]);
    // Whoever goes by themselves knows it.
    await joined(colleague);
    await sql("DELETE FROM mail_messages");
    await takeOut(colleague.id, colleague);
    expect([await mails(), await told(colleague)]).toEqual([[], expect.any(Array)]);
    expect(await told(colleague)).toHaveLength(1);
  });

  it("ends the invitations of whoever may invite no more", async () => {
    await setRole(colleague.id, "owner");
    const inviteAs = async (email: string) => {
      expect((await ask({ email, role: "owner" }, colleague)).status).toBe(201);
      return newestToken();
    };
    const beforeDemotion = await inviteAs("first@elsewhere.example");
    await setRole(colleague.id, "member");
    await setRole(colleague.id, "owner");
    const beforeRemoval = await inviteAs("second@elsewhere.example");
    await takeOut(colleague.id);
    expect((await see(boss)).invitations).toEqual([]);
    const [first, second] = await Promise.all(
      ["first", "second"].map((name) => createUser({ email: `${name}@elsewhere.example` })),
    );
    expect((await enter(beforeDemotion, first)).status).toBe(404);
    expect((await enter(beforeRemoval, second)).status).toBe(404);
  });

  it("an owner removes others, anybody leaves, but the last owner while others are there", async () => {
    expect((await takeOut(boss.id, colleague)).status).toBe(403);
    expect((await takeOut(boss.id, stranger)).status).toBe(404);
    expect((await takeOut(stranger.id)).status).toBe(404);
    expect(await takeOut(boss.id)).toMatchObject({ status: 409, body: { code: "not_possible_now" } });
    expect((await takeOut(colleague.id)).status).toBe(204);
    expect((await see(colleague)).company).toBeNull();
    await joined(colleague, "owner");

    const both = await Promise.all([takeOut(boss.id), takeOut(colleague.id, colleague)]);

    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect(await count("companies")).toBe(0);
  });

  it("whoever leaves takes no posting along, and is its contact no more", async () => {
    const [{ company_id } = {}] = await sql("SELECT company_id FROM company_members");
    await createProject({ title: "Hers", ownerId: colleague.id, customerEmail: colleague.email });
    await createProject({ title: "Office", ownerId: colleague.id, customerEmail: "office@pohjola.example" });
    await sql("UPDATE projects SET company_id = $1", [company_id]);
    await takeOut(colleague.id, colleague);
    expect(await postings()).toMatchObject([
      { title: "Hers", company_id, customer_email: boss.email, customer_name: "Sanna Boss" },
      { title: "Office", company_id, customer_email: "office@pohjola.example" },
    ]);

    expect((await takeOut(boss.id)).status).toBe(204);

    expect(await postings()).toMatchObject([
      { title: "Hers", company_id: null, owner_id: boss.id },
      { title: "Office", company_id: null, owner_id: boss.id },
    ]);
    expect(await see(boss)).toMatchObject({ company: null });
  });
});

describe("deleting an account", () => {
  it("hands the role of the last owner to whoever has been there longest, and leaves the postings", async () => {
    await start();
    await joined(colleague);
    setClock(inDays(1));
    await joined(stranger);
    const { id } = await createProject({ title: "Kept", ownerId: boss.id, customerEmail: boss.email });
    await sql("UPDATE projects SET company_id = (SELECT id FROM companies)");
    await insert("project_applications", {
      ...{ project_id: id, applicant_name: "A", applicant_email: "a@x.example", cover_letter: "B" },
      updated_at: now,
    });

    await sql("DELETE FROM mail_messages");
    await erase(boss);

    expect((await mails()).filter(({ to }) => to === colleague.email)).toMatchObject([
      { text: expect.stringContaining("You have been in the team longest") },
    ]);
    expect(await people(colleague)).toEqual([
      [colleague.id, "owner"],
      [stranger.id, "member"],
    ]);
    expect(await postings()).toMatchObject([
      { title: "Kept", owner_id: null, company_id: expect.any(Number), customer_email: colleague.email },
    ]);
    expect(await sql("SELECT stage FROM project_applications")).toEqual([{ stage: "new" }]);
  });

  it("of the last person ends the company with its postings, and invitations to the address go", async () => {
    await start();
    await createProject({ ownerId: boss.id });
    await sql("UPDATE projects SET company_id = (SELECT id FROM companies)");
    await start({ name: "Kaleva Oy" }, stranger);
    await ask({ email: boss.email }, stranger);

    const { deleted } = await erase(boss);

    expect(deleted).toContainEqual({ what: "company", count: 1, text: expect.any(String) });
    expect(await sql("SELECT name FROM companies")).toEqual([{ name: "Kaleva Oy" }]);
    expect([await count("projects"), await count("company_member_invitations")]).toEqual([0, 0]);
  });
});

describe("verifying by the domain", () => {
  it("says that somebody of the company reads mail there, as long as somebody does", async () => {
    await start();
    await joined(colleague);
    expect((await check(colleague)).status).toBe(403);
    expect((await check(stranger)).status).toBe(404);
    const verified = { verifiedBy: "domain", verifiedDomain: "pohjola.example" };
    expect((await check()).body).toMatchObject({ ...verified, verifiedAt: now.toISOString() });
    setClock(inDays(1));
    expect((await check()).body).toMatchObject({ ...verified, verifiedAt: now.toISOString() });
    await joined(stranger, "owner");
    expect(await check(stranger)).toMatchObject({ status: 422, body: { code: "invalid" } });

    await takeOut(boss.id);
    expect((await see(stranger)).company).toMatchObject(verified);
    await takeOut(colleague.id, stranger);
    expect((await see(stranger)).company).toMatchObject({ verifiedBy: null, verifiedDomain: null });
  });
});
