import { POST as accept } from "@/app/api/account/admin-invitation/route";
import { DELETE as revoke } from "@/app/api/admin/admin-invitations/[id]/route";
import { POST as sendAgain } from "@/app/api/admin/admin-invitations/[id]/send/route";
import { POST as invite, GET as list } from "@/app/api/admin/admin-invitations/route";
import { PATCH as changeRole } from "@/app/api/admin/people/[id]/role/route";
import { POST as make } from "@/app/api/auth/admin-invitation/route";
import { GET as currentUser } from "@/app/api/auth/user/route";
import type { CurrentUser } from "@/lib/features/accounts/schemas";
import type { AdminInvitation } from "@/lib/features/people/invitation-schemas";
import { readAdminInvitation } from "@/lib/features/people/server/accept-admin-invitation";
import { deleteAccount } from "@/lib/features/privacy/server/delete-account";
import { type Actor, guest } from "@/lib/server/actor";
import { setClock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";
import { hashToken } from "@/lib/server/tokens";
import { call, type ErrorAnswer, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createUser, type TestUser } from "@/tests/support/factories";
import { signIn } from "@/tests/support/sign-in";

const password = "quiet rowing on a lake";
const start = new Date("2027-03-01T07:00:00Z");
const later = (minutes: number) => setClock(new Date(start.getTime() + minutes * 60_000));
const day = 24 * 60;
const address = "sofia@elsewhere.example";

let admin: TestUser;
let lastEntry: string;

beforeEach(async () => {
  setClock(start);
  await empty("users", "admin_invitations", "mail_messages", "rate_limits");
  await sql("DELETE FROM pgboss.job");
  lastEntry =
    (await sql<{ id: string }>("SELECT coalesce(max(id), 0) AS id FROM audit_entries"))[0]?.id ?? "0";
  admin = await createAdmin({ email: "mari@example.com", firstName: "Mari", lastName: "Meri" });
});
afterAll(() => setClock(null));

type Refusable<T> = T & ErrorAnswer & { reason: string; values?: Record<string, unknown> };
const ask = (body: object = {}, as: TestUser | null = admin) =>
  post<Refusable<AdminInvitation>>(invite, { email: address, language: "en", ...body }, { as });
const again = (id: number, as = admin) =>
  post<Refusable<AdminInvitation>>(sendAgain, undefined, { as, params: { id: String(id) } });
const takeBack = (id: number) => call(revoke, { method: "DELETE", as: admin, params: { id: String(id) } });
const open = async () => (await call<AdminInvitation[]>(list, { as: admin })).body;
const makeAccount = (token: string, body: object = {}) =>
  post<Refusable<{ email: string }>>(make, {
    ...{ token, firstName: "Sofia", lastName: "Sund", password, ...body },
  });
const enter = (token: string, as: TestUser | null) => post<Refusable<object>>(accept, { token }, { as });
const mails = () =>
  sql<{ kind: string; to: string; text: string; subject: string }>(
    'SELECT kind, "to", text, subject FROM mail_messages ORDER BY created_at, id',
  );
async function newestToken(): Promise<string> {
  const sent = (await mails()).filter(({ kind }) => kind === "admin_invitation");
  return /become-administrator\?token=([\w-]+)/.exec(sent.at(-1)?.text ?? "")?.[1] ?? "";
}
async function invited(body: object = {}): Promise<string> {
  expect((await ask(body)).status).toBe(201);
  return newestToken();
}
const log = async () =>
  (
    await sql<{ entry: string }>(
      "SELECT action || ' ' || entity AS entry FROM audit_entries WHERE id > $1 ORDER BY id",
      [lastEntry],
    )
  ).map(({ entry }) => entry);
const roles = () => sql("SELECT email, role FROM users ORDER BY id");
const actorOf = (user: TestUser): Actor => ({
  ...{ kind: user.role, userId: user.id, email: user.email, emailVerified: true },
  ...{ firstName: user.firstName, lastName: user.lastName, locale: "en" },
});
const isAdmin = async (cookie: string | null) =>
  (await call<CurrentUser>(currentUser, { headers: { cookie: cookie ?? "" } })).body.isAdmin;

describe("inviting", () => {
  it("mails a link of which only the hash is stored, in the chosen language, with the note", async () => {
    const { status, body } = await ask({
      ...{ email: " Sofia@Elsewhere.example ", language: "sv", note: "Välkommen!" },
    });
    const expiresAt = new Date(start.getTime() + 7 * day * 60_000).toISOString();
    const stored = { email: address, language: "sv", note: "Välkommen!", invitedBy: "Mari Meri" };
    expect([status, body]).toEqual([
      201,
      { id: expect.any(Number), ...stored, sentAt: start.toISOString(), expiresAt },
    ]);
    expect(await open()).toEqual([body]);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      ...{ to: address, subject: expect.stringContaining("Mari Meri bjuder in dig") },
      text: expect.stringContaining("Mari Meri skriver: Välkommen!"),
    });
    expect(mail?.text).toContain("/sv/become-administrator?token=");
    expect(await sql("SELECT token_hash FROM admin_invitations")).toEqual([
      { token_hash: hashToken(await newestToken()) },
    ]);
    expect(await log()).toEqual(["create admin_invitation"]);
    const [entry] = await sql<{ after: object }>("SELECT after FROM audit_entries WHERE id > $1", [
      lastEntry,
    ]);
    expect(entry?.after).toEqual({ email: "s…@elsewhere.example", language: "sv" });
  });

  it("renews the invitation of an address, also when two do it at once; at once again it is one mail", async () => {
    const [one, other] = await Promise.all([ask(), ask()]);
    expect([one.status, other.status, one.body.id]).toEqual([201, 201, other.body.id]);
    expect([await count("admin_invitations"), (await mails()).length]).toEqual([1, 1]);
    const first = await newestToken();
    later(2);
    const second = await invited({ language: "fi" });
    expect(await open()).toMatchObject([{ id: one.body.id, language: "fi" }]);
    expect(second).not.toBe(first);
    expect((await makeAccount(first)).body).toMatchObject({ reason: "admin_invitation_unknown" });
    expect((await makeAccount(second)).status).toBe(201);
  });

  it("sends again with a new link, with which the old one dies; not twice in a minute", async () => {
    const first = await invited();
    const [{ id = 0 } = {}] = await open();
    expect((await again(id)).status).toBe(200);
    expect(await newestToken()).toBe(first);
    later(8 * day);
    expect(await open()).toHaveLength(1);
    expect((await makeAccount(first)).body).toMatchObject({ reason: "admin_invitation_expired" });
    expect((await again(id)).body.expiresAt).toBe(
      new Date(start.getTime() + 15 * day * 60_000).toISOString(),
    );
    expect((await makeAccount(first)).body).toMatchObject({ code: "not_found" });
    expect((await makeAccount(await newestToken())).status).toBe(201);
    expect((await again(id)).body).toMatchObject({ reason: "admin_invitation_not_found" });
    expect(await open()).toEqual([]);
  });

  it("says whose account a proven address is, to give the right there", async () => {
    const known = await createUser({ email: address });
    const refused = await ask();
    expect(refused).toMatchObject({
      status: 409,
      body: { reason: "admin_invitation_account", values: { personId: known.id, state: "active" } },
    });
    expect(refused.body.fieldErrors?.email).toContain("Make it an administrator");
    expect((await ask({ email: admin.email })).body.values).toMatchObject({ state: "admin" });
    await sql("UPDATE users SET suspended_at = now() WHERE id = $1", [known.id]);
    expect((await ask()).body.values).toMatchObject({ state: "suspended" });
    expect([await count("admin_invitations"), await mails()]).toEqual([0, []]);
  });

  it("ends when it is taken back, when the right is given otherwise, and with the right of who sent it", async () => {
    const token = await invited();
    const [{ id = 0 } = {}] = await open();
    expect((await takeBack(id)).status).toBe(204);
    expect((await takeBack(id)).status).toBe(404);
    expect((await makeAccount(token)).body).toMatchObject({
      ...{ code: "not_possible_now", reason: "admin_invitation_revoked" },
    });
    const second = await createAdmin({ email: "eero@example.com" });
    const role = (user: TestUser, body: object) =>
      call(changeRole, { method: "PATCH", as: admin, params: { id: String(user.id) }, body });

    later(2);
    const given = await invited();
    const sofia = await createUser({ email: address });
    await role(sofia, { role: "admin", reason: "Known by now" });
    expect(await open()).toEqual([]);
    expect((await makeAccount(given)).body).toMatchObject({ reason: "admin_invitation_revoked" });

    expect((await ask({ email: "third@elsewhere.example" }, second)).status).toBe(201);
    await role(second, { role: "user", reason: "Gone" });
    expect(await open()).toEqual([]);
    expect((await log()).filter((entry) => entry.includes("invitation"))).toEqual([
      ...["create admin_invitation", "withdraw admin_invitation"],
      ...["create admin_invitation", "withdraw admin_invitation"],
      ...["create admin_invitation", "withdraw admin_invitation"],
    ]);
  });

  it("goes with the account of who sent it, and of whom it was for", async () => {
    await invited();
    await createAdmin({ email: "eero@example.com" });
    await deleteAccount(actorOf(admin) as never, { confirmation: "DELETE" });
    expect(await count("admin_invitations")).toBe(0);
  });
});

describe("accepting", () => {
  it("makes the account as an administrator's, once, and says so in the log", async () => {
    const token = await invited();
    expect(await readAdminInvitation(guest, token)).toBe("make");
    // The address is none of the form's, and is part of the password's rules all the same.
    const personal = await makeAccount(token, { firstName: "Anna", password: "sofia-2027" });
    expect(personal.body.fieldErrors).toHaveProperty("password");
    expect((await makeAccount(token, { password: "short" })).body.fieldErrors?.password).toContain("10");
    const answers = await Promise.all([makeAccount(token), makeAccount(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 201)?.body).toEqual({ email: address });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      reason: "admin_invitation_used",
    });
    expect(await roles()).toEqual([
      { email: admin.email, role: "admin" },
      { email: address, role: "admin" },
    ]);
    const { cookie } = await signIn({ email: address, password });
    expect(await isAdmin(cookie)).toBe(true);
    expect(await log()).toEqual(["create admin_invitation", "accept admin_invitation", "update account"]);
    expect((await mails()).at(-1)).toMatchObject({ kind: "account_role", to: address });
    await expect(readAdminInvitation(guest, token)).rejects.toMatchObject({
      reason: "admin_invitation_used",
    });
  });

  it("asks for two-factor sign-in where administrators need it", async () => {
    const token = await invited();
    Object.assign(env(), { ADMIN_TWO_FACTOR: "required" });
    try {
      expect((await makeAccount(token)).status).toBe(201);
      const { cookie } = await signIn({ email: address, password });
      expect([cookie === null, await isAdmin(cookie)]).toEqual([false, false]);
    } finally {
      Object.assign(env(), { ADMIN_TWO_FACTOR: "optional" });
    }
  });

  it("takes an account over that nobody had proved, without the password of whoever began it", async () => {
    const begun = await createUser({
      ...{ email: address, isVerified: false, password: "somebody else entirely", firstName: "Not" },
    });
    const token = await invited();
    expect((await makeAccount(token)).status).toBe(201);
    expect(await sql("SELECT id, first_name, role FROM users WHERE email = $1", [address])).toEqual([
      { id: begun.id, first_name: "Sofia", role: "admin" },
    ]);
    expect((await signIn({ email: address, password: "somebody else entirely" })).error).toBe(
      "CredentialsSignin",
    );
    expect((await signIn({ email: address, password })).error).toBeNull();
  });

  it("never opens an account that somebody has proved since: they sign in with it, and sign in again", async () => {
    const token = await invited();
    const sofia = await createUser({ email: address, password });
    expect(await readAdminInvitation(guest, token)).toBe("signIn");
    expect((await makeAccount(token, { password: "another one of mine" })).body).toMatchObject({
      ...{ code: "conflict", reason: "admin_invitation_sign_in" },
    });
    const { cookie } = await signIn({ email: address, password });
    expect(await readAdminInvitation(actorOf(sofia), token)).toBe("accept");
    const [one, other] = await Promise.all([enter(token, sofia), enter(token, sofia)]);
    expect([one.status, other.status]).toContain(204);
    expect([one.status, other.status].every((status) => [204, 401].includes(status))).toBe(true);
    expect(await isAdmin(cookie)).toBe(false);
    expect(await isAdmin((await signIn({ email: address, password })).cookie)).toBe(true);
    expect((await log()).filter((entry) => entry.startsWith("accept"))).toHaveLength(1);
    expect(await readAdminInvitation({ ...actorOf(sofia), kind: "admin" } as Actor, token)).toBe("done");
  });

  it("tells somebody else that it is not theirs, and not whose it is", async () => {
    const token = await invited();
    const stranger = await createUser({ email: "olli@gmail.com" });
    const { status, body } = await enter(token, stranger);
    expect([status, body.reason]).toEqual([403, "admin_invitation_for_another"]);
    expect(body.message).toContain("not sent to olli@gmail.com");
    expect(body.message).toContain("(s…@elsewhere.example)");
    expect(JSON.stringify(body)).not.toContain(address);
    await expect(readAdminInvitation(actorOf(stranger), token)).rejects.toMatchObject({ status: 403 });
    expect(await enter(token, null)).toMatchObject({ status: 401 });
    // Not even that it ran out.
    later(8 * day);
    expect((await enter(token, stranger)).body.reason).toBe("admin_invitation_for_another");
    expect((await enter("nothing", stranger)).body.reason).toBe("admin_invitation_unknown");
    expect(await count("users", "role = 'admin'")).toBe(1);
  });
});
