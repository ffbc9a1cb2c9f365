import { Secret, TOTP } from "otpauth";
import { POST as confirm } from "@/app/api/account/two-factor/confirm/route";
import { POST as end } from "@/app/api/account/two-factor/end/route";
import { POST as begin, GET as read } from "@/app/api/account/two-factor/route";
import { GET as adminExperts } from "@/app/api/admin/experts/route";
import { GET as currentUser } from "@/app/api/auth/user/route";
import type { CurrentUser } from "@/lib/features/accounts/schemas";
import { issueToken } from "@/lib/features/accounts/server/issue-token";
import { signInWithProvider } from "@/lib/features/accounts/server/sign-in-with-provider";
import type { TwoFactorSetup, TwoFactorState } from "@/lib/features/accounts/two-factor-schemas";
import { setClock } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { SignInContinues } from "@/lib/server/sign-in";
import { call, post } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createUser, type TestUser } from "@/tests/support/factories";
import { signIn } from "@/tests/support/sign-in";

const password = "quiet rowing on a lake";
const start = new Date("2027-03-01T06:00:00Z").getTime();
let time = start;
const wait = (seconds: number) => {
  time += seconds * 1000;
  setClock(new Date(time));
};
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time });
const as = (cookie: string | null) => ({ headers: { cookie: cookie ?? "" } });
const isAdmin = async (cookie: string | null) =>
  (await call<CurrentUser>(currentUser, as(cookie))).body.isAdmin;
const log = () =>
  sql<{ action: string; after: object }>(
    "SELECT action, after FROM audit_entries WHERE entity = 'account' AND id > $1 ORDER BY id",
    [lastEntry],
  );

let admin: TestUser;
/** The end of the log when a test begins: nobody can empty it. */
let lastEntry: string;

beforeEach(async () => {
  time = start;
  setClock(new Date(time));
  Object.assign(env(), { ADMIN_TWO_FACTOR: "optional", RATE_LIMIT_FACTOR: 0 });
  await empty("users", "mail_messages", "account_tokens", "rate_limits");
  await sql("DELETE FROM pgboss.job");
  lastEntry =
    (await sql<{ id: string }>("SELECT coalesce(max(id), 0) AS id FROM audit_entries"))[0]?.id ?? "0";
  admin = await createAdmin({ email: "mari@example.com", password });
});
afterAll(() => Object.assign(env(), { ADMIN_TWO_FACTOR: "optional" }));

const credentials = (code?: string) => ({ email: admin.email, password, ...(code ? { code } : {}) });

/** Turns it on in a sign-in of its own. */
async function setUp() {
  const { cookie } = await signIn(credentials());
  const { body } = await post<TwoFactorSetup>(begin, { password }, as(cookie));
  const done = await post<{ recoveryCodes: string[] }>(confirm, { code: codeOf(body.secret) }, as(cookie));
  expect(done.status).toBe(200);
  wait(30);
  return { cookie, setup: body, recovery: done.body.recoveryCodes };
}

it("is set up with the password and a code, keeps the secret locked and ends every other sign-in", async () => {
  const before = await signIn(credentials());
  const { cookie } = await signIn(credentials());
  expect(await post(begin, { password: "another one" }, as(cookie))).toMatchObject({
    ...{ status: 422, body: { fieldErrors: { password: expect.any(String) } } },
  });
  const { body } = await post<TwoFactorSetup>(begin, { password }, as(cookie));
  expect(body.address).toMatch(/^otpauth:\/\/totp\/Osaaja:mari%40example\.com\?/);
  expect(body.qrCode).toMatch(/^<svg/);
  // Nothing is asked for before it is confirmed.
  expect((await signIn(credentials())).error).toBeNull();
  expect(await post(confirm, { code: "000000" }, as(cookie))).toMatchObject({ status: 422 });
  const done = await post<{ recoveryCodes: string[] }>(confirm, { code: codeOf(body.secret) }, as(cookie));
  expect(done.body.recoveryCodes).toHaveLength(10);
  const stored = JSON.stringify(await sql("SELECT * FROM two_factors"));
  for (const secret of [body.secret, ...done.body.recoveryCodes]) expect(stored).not.toContain(secret);
  expect(await isAdmin(cookie)).toBe(true);
  expect(await isAdmin(before.cookie)).toBe(false);
  expect((await call(adminExperts, as(before.cookie))).status).toBe(401);
  expect(await log()).toMatchObject([{ action: "update", after: { hasTwoFactor: true } }]);
  expect((await post(begin, { password }, as(cookie))).status).toBe(409);
});

it("is asked for at the password, takes each code once, and tells nothing to who has no password", async () => {
  const { setup } = await setUp();
  expect(await signIn(credentials())).toMatchObject({ error: "TwoFactorNeeded", cookie: null });
  expect(await signIn({ ...credentials(), password: "wrong words here" })).toMatchObject({
    error: "CredentialsSignin",
  });
  const code = codeOf(setup.secret);
  const session = await signIn(credentials(code));
  expect(await isAdmin(session.cookie)).toBe(true);
  expect(await signIn(credentials(code))).toMatchObject({ error: "TwoFactorWrong", cookie: null });
  wait(30);
  const [one, other] = await Promise.all([
    signIn(credentials(codeOf(setup.secret))),
    signIn(credentials(codeOf(setup.secret))),
  ]);
  expect([one, other].filter(({ cookie }) => cookie !== null)).toHaveLength(1);
  // Ten minutes old.
  const old = codeOf(setup.secret);
  wait(600);
  expect(await signIn(credentials(old))).toMatchObject({ error: "TwoFactorWrong" });
});

it("counts wrong codes per account", async () => {
  const { setup } = await setUp();
  Object.assign(env(), { RATE_LIMIT_FACTOR: 1 });
  for (let guess = 0; guess < 6; guess += 1) {
    expect(await signIn(credentials(String(100_000 + guess)))).toMatchObject({ error: "TwoFactorWrong" });
  }
  expect((await signIn(credentials(codeOf(setup.secret)))).status).toBe(429);
});

it("takes a recovery code once, tells the owner and the log", async () => {
  const { recovery } = await setUp();
  const [code = ""] = recovery;
  const session = await signIn(credentials(code.toUpperCase().replaceAll("-", " ")));
  expect(await isAdmin(session.cookie)).toBe(true);
  expect(await signIn(credentials(code))).toMatchObject({ error: "TwoFactorWrong" });
  const state = await call<TwoFactorState>(read, as(session.cookie));
  expect(state.body).toEqual({ isOn: true, isOffered: true, isRequired: false, recoveryCodesLeft: 9 });
  expect((await log()).map(({ action }) => action)).toEqual(["update", "recover"]);
  expect(
    await sql(
      "SELECT text FROM mail_messages WHERE kind = 'recovery_code_used' AND text LIKE '%9 are left%'",
    ),
  ).toHaveLength(1);
});

it("is asked for at a mailed link, which is not used up by it, and after a provider", async () => {
  const { setup } = await setUp();
  const token = await transaction((tx) => issueToken(tx, admin.id, "sign_in", new Date(time)));
  expect(await signIn({ token })).toMatchObject({ error: "TwoFactorNeeded", cookie: null });
  expect(await signIn({ token, code: "000000" })).toMatchObject({ error: "TwoFactorWrong" });
  expect(await isAdmin((await signIn({ token, code: codeOf(setup.secret) })).cookie)).toBe(true);
  expect(await signIn({ token })).toMatchObject({ error: "LinkExpired" });

  wait(30);
  const identity = { provider: "github", providerAccountId: "7", email: admin.email, emailVerified: true };
  const going = await signInWithProvider(
    { ...identity, firstName: "Mari", lastName: "M" },
    `${env().APP_URL}/admin?tab=experts`,
  ).catch((error: unknown) => error);
  expect(going).toBeInstanceOf(SignInContinues);
  const next = new URL((going as SignInContinues).address);
  expect([next.pathname, next.searchParams.get("returnTo")]).toEqual(["/login", "/admin?tab=experts"]);
  const ticket = next.searchParams.get("token") ?? "";
  expect(await isAdmin((await signIn({ token: ticket, code: codeOf(setup.secret) })).cookie)).toBe(true);
});

it("is turned off with password and code only", async () => {
  const { cookie, setup } = await setUp();
  const code = codeOf(setup.secret);
  expect((await post(end, { code }, as(cookie))).status).toBe(422);
  expect((await post(end, { password, code: "000000" }, as(cookie))).status).toBe(422);
  expect((await post(end, { password, code }, as(cookie))).status).toBe(200);
  expect(await isAdmin((await signIn(credentials())).cookie)).toBe(true);
  expect((await log()).map(({ after }) => after)).toEqual([{ hasTwoFactor: true }, { hasTwoFactor: false }]);
  expect(await sql("SELECT kind FROM mail_messages WHERE kind = 'two_factor_changed'")).toHaveLength(2);
});

it("is for administrators, who are none before it is set up where it is required", async () => {
  const user = await createUser({ password });
  expect((await post(begin, { password }, { as: user })).status).toBe(409);
  Object.assign(env(), { ADMIN_TWO_FACTOR: "required" });
  const { cookie } = await signIn(credentials());
  expect(await isAdmin(cookie)).toBe(false);
  expect(await call(adminExperts, as(cookie))).toMatchObject({
    ...{ status: 403, body: { message: expect.stringContaining("Set up two-factor sign-in") } },
  });
  const { body } = await post<TwoFactorSetup>(begin, { password }, as(cookie));
  await post(confirm, { code: codeOf(body.secret) }, as(cookie));
  expect(await isAdmin(cookie)).toBe(true);
  expect((await call(adminExperts, as(cookie))).status).toBe(200);
});
