import { GET as getAuth, POST as postAuth } from "@/app/api/auth/[...nextauth]/route";
import { POST as emailLink } from "@/app/api/auth/email-link/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as resendVerification } from "@/app/api/auth/resend-verification/route";
import { POST as resetPassword } from "@/app/api/auth/reset-password/route";
import { GET as currentUser } from "@/app/api/auth/user/route";
import { GET as getExpert } from "@/app/api/experts/[id]/route";
import { GET as login } from "@/app/api/login/route";
import type { CurrentUser } from "@/lib/features/accounts/schemas";
import { ensureAdmin } from "@/lib/features/accounts/server/ensure-admin";
import { isResetLinkOpen } from "@/lib/features/accounts/server/reset-password";
import { verifyEmail } from "@/lib/features/accounts/server/verify-email";
import { setClock } from "@/lib/server/clock";
import type { AppError } from "@/lib/shared/errors";
import { call, post, sessionCookie } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createExpert, createUser } from "@/tests/support/factories";
import { errorInWords } from "@/tests/support/in-words";
import { postToNextAuth, signIn } from "@/tests/support/sign-in";

const password = "quiet rowing on a lake";
const other = "another long evening";
const registration = (more: object = {}) => ({
  firstName: "Aino",
  lastName: "Korhonen",
  email: "aino@example.com",
  password,
  ...more,
});
const me = (cookie: string | null) => call<CurrentUser>(currentUser, cookie ? { headers: { cookie } } : {});

type MailRow = { kind: string; to: string; text: string; html: string; subject: string };
const mails = () => sql<MailRow>('SELECT kind, "to", text, html, subject FROM mail_messages ORDER BY id');
/** The token in the link of the newest mail. */
async function newestToken(kind: string): Promise<string> {
  const mail = (await mails()).filter((each) => each.kind === kind).at(-1);
  const link = mail?.text.match(/https?:\/\/\S+token=[\w-]+\S*/)?.[0];
  if (!link) throw new Error(`No link in the mails of kind ${kind}`);
  expect(link).toMatch(/^http:\/\/localhost:3000\//);
  return new URL(link).searchParams.get("token") as string;
}
const account = async (email = "aino@example.com") =>
  (
    await sql<{
      id: number;
      password_hash: string | null;
      email_verified_at: Date | null;
      role: string;
      session_version: number;
    }>("SELECT * FROM users WHERE email = $1", [email])
  )[0];

const start = new Date("2027-03-01T06:00:00Z");
const after = (minutes: number) => setClock(new Date(start.getTime() + minutes * 60_000));

beforeEach(async () => {
  setClock(start);
  await empty("users", "experts", "mail_messages", "account_tokens");
  await sql("DELETE FROM pgboss.job");
});

describe("registering", () => {
  it("makes an account that waits for its address to be verified", async () => {
    const answer = await post(register, registration({ email: "  Aino@Example.com " }));
    expect(answer).toMatchObject({
      status: 201,
      body: { message: "Check your email. We have sent you a link to finish your registration." },
    });
    expect(await account()).toMatchObject({
      email_verified_at: null,
      role: "user",
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    });
    expect(await mails()).toMatchObject([{ kind: "email_verification", to: "aino@example.com" }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("signs in once the link was opened, and not before", async () => {
    await post(register, registration());
    expect(await signIn({ email: "aino@example.com", password })).toMatchObject({
      error: "EmailNotVerified",
      cookie: null,
    });
    expect(await signIn({ email: "aino@example.com", password: other })).toMatchObject({
      error: "CredentialsSignin",
      cookie: null,
    });
    expect(await verifyEmail(await newestToken("email_verification"))).toEqual({
      status: "verified",
      choosePasswordToken: null,
    });
    const session = await signIn({ email: "AINO@example.com ", password });
    expect(session.status).toBe(200);
    expect((await me(session.cookie)).body).toEqual({
      firstName: "Aino",
      lastName: "Korhonen",
      email: "aino@example.com",
      isAuthenticated: true,
      isAdmin: false,
      expertId: null,
      language: "en",
    });
  });

  it("takes a verification link again without harm, an old one not, an invented one never", async () => {
    await post(register, registration());
    const token = await newestToken("email_verification");
    after(48 * 60 + 1);
    expect(await verifyEmail(token)).toEqual({ status: "expired" });
    expect((await account())?.email_verified_at).toBeNull();
    await post(resendVerification, { email: "aino@example.com" });
    const fresh = await newestToken("email_verification");
    expect(fresh).not.toBe(token);
    for (let time = 0; time < 2; time += 1)
      expect(await verifyEmail(fresh)).toMatchObject({ status: "verified" });
    expect(await verifyEmail("invented")).toEqual({ status: "invalid" });
  });

  it("ends by another opening of its link neither the step that the first led to nor a mailed link", async () => {
    await post(register, registration({ password: other }));
    await post(register, registration());
    const link = await newestToken("email_verification");
    const opened = async () => (await verifyEmail(link)) as { choosePasswordToken: string };
    const { choosePasswordToken: first } = await opened();
    await opened();
    expect(await isResetLinkOpen(first)).toBe(true);
    await post(forgotPassword, { email: "aino@example.com" });
    const mailed = await newestToken("password_reset");
    const { choosePasswordToken: last } = await opened();
    expect(await isResetLinkOpen(mailed)).toBe(true);
    expect((await post(resetPassword, { token: mailed, password })).status).toBe(200);
    expect(await isResetLinkOpen(last)).toBe(false);
    expect(await opened()).toEqual({ status: "verified", choosePasswordToken: null });
  });

  it("keeps only hashes of the tokens it mails", async () => {
    await post(register, registration());
    const token = await newestToken("email_verification");
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify(await sql("SELECT * FROM account_tokens"))).not.toContain(token);
  });

  it("makes one account of simultaneous clicks", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(register, registration())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await count("users")).toBe(1);
    expect((await account())?.password_hash).not.toBeNull();
  });

  it.each([
    ["short", "2short"],
    ["common", "password1234"],
    ["keyboard", "qwertyuiop123"],
    ["the person's own", "aino@example.com"],
    ["129 characters", "long ".repeat(26)],
  ])("refuses a password that is %s", async (_name, weak) => {
    expect(await post(register, registration({ password: weak }))).toMatchObject({
      status: 422,
      body: { code: "invalid", fieldErrors: { password: expect.any(String) } },
    });
    expect(await count("users")).toBe(0);
  });

  it("takes no role, no verification and no id from the client", async () => {
    for (const extra of [
      { role: "admin" },
      { isAdmin: true },
      { emailVerifiedAt: "2020-01-01T00:00:00Z" },
      { id: 1 },
    ]) {
      expect(await post(register, registration(extra))).toMatchObject({ status: 422 });
    }
    expect(await count("users")).toBe(0);
  });

  it("repeats nothing in a mail that a stranger could have typed", async () => {
    await post(
      register,
      registration({
        firstName: "Win a prize at",
        lastName: "http://evil.example",
        returnTo: "https://evil.example/x",
      }),
    );
    for (const mail of await mails()) expect(JSON.stringify(mail)).not.toMatch(/evil\.example|prize/);
  });

  it("keeps where the person was going, on this site only", async () => {
    await post(register, registration({ returnTo: "/favorites" }));
    const [mail] = await mails();
    expect(mail?.text).toContain("returnTo=%2Ffavorites");
  });
});

describe("addresses that have an account", () => {
  beforeEach(() => createUser({ email: "known@example.com", password }));

  it("are not told apart from those that have none, in words or in time", async () => {
    const questions = [
      (email: string) => post(register, registration({ email })),
      (email: string) => post(forgotPassword, { email }),
      (email: string) => post(emailLink, { email }),
      (email: string) => post(resendVerification, { email }),
    ];
    for (const ask of questions) {
      const answers = [];
      for (const email of ["known@example.com", "unknown@example.com"]) {
        const began = performance.now();
        const { status, body } = await ask(email);
        expect(performance.now() - began).toBeGreaterThan(245);
        answers.push({ status, body });
      }
      expect(answers[0]).toEqual(answers[1]);
    }
  });

  it("fail to sign in as unknown ones do", async () => {
    const [known, unknown] = [
      await signIn({ email: "known@example.com", password: other }),
      await signIn({ email: "unknown@example.com", password: other }),
    ];
    expect(known.error).toBe("CredentialsSignin");
    expect([known.status, known.answer.body]).toEqual([unknown.status, unknown.answer.body]);
  });

  it("get a mail that says so when somebody registers them, and keep their password", async () => {
    await post(register, registration({ email: "known@example.com", password: other }));
    expect(await mails()).toMatchObject([{ kind: "account_exists", to: "known@example.com" }]);
    expect((await signIn({ email: "known@example.com", password: other })).cookie).toBeNull();
    expect((await signIn({ email: "known@example.com", password })).cookie).not.toBeNull();
  });

  it("get mails, the others none", async () => {
    for (const ask of [forgotPassword, emailLink, resendVerification])
      await post(ask, { email: "unknown@example.com" });
    expect(await mails()).toEqual([]);
    await post(forgotPassword, { email: "known@example.com" });
    await post(emailLink, { email: "known@example.com" });
    await post(resendVerification, { email: "known@example.com" });
    expect((await mails()).map(({ kind }) => kind)).toEqual(["password_reset", "sign_in_link"]);
  });

  it("that somebody else registered first let nobody in with that password", async () => {
    await post(register, registration({ email: "owner@example.com", password: other }));
    await post(register, registration({ email: "owner@example.com", password }));
    const verified = await verifyEmail(await newestToken("email_verification"));
    expect(verified).toEqual({ status: "verified", choosePasswordToken: expect.any(String) });
    for (const each of [password, other])
      expect((await signIn({ email: "owner@example.com", password: each })).cookie).toBeNull();
    const { choosePasswordToken: token } = verified as { choosePasswordToken: string };
    expect((await post(resetPassword, { token, password })).status).toBe(200);
    expect((await signIn({ email: "owner@example.com", password })).cookie).not.toBeNull();
  });
});

describe("choosing a new password", () => {
  beforeEach(async () => {
    await createUser({ email: "aino@example.com", password });
  });
  const ask = async () => {
    await post(forgotPassword, { email: "aino@example.com" });
    return newestToken("password_reset");
  };

  it("ends every session and the old password, and tells the owner", async () => {
    const session = await signIn({ email: "aino@example.com", password });
    const token = await ask();
    expect(await post(resetPassword, { token, password: other })).toMatchObject({ status: 200 });
    expect((await me(session.cookie)).body).toEqual({ isAuthenticated: false, isAdmin: false });
    expect((await signIn({ email: "aino@example.com", password })).error).toBe("CredentialsSignin");
    expect((await signIn({ email: "aino@example.com", password: other })).cookie).not.toBeNull();
    expect((await mails()).at(-1)).toMatchObject({ kind: "password_changed", to: "aino@example.com" });
  });

  it("works once for each link, also for ten at once", async () => {
    const token = await ask();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(resetPassword, { token, password: other })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
    expect(await post(resetPassword, { token, password })).toMatchObject({
      status: 422,
      body: { code: "invalid" },
    });
  });

  it("works for an hour, and only with the newest link", async () => {
    const [older, newer] = [await ask(), await ask()];
    expect((await post(resetPassword, { token: older, password: other })).status).toBe(422);
    after(61);
    expect((await post(resetPassword, { token: newer, password: other })).status).toBe(422);
    after(59);
    expect((await post(resetPassword, { token: newer, password: other })).status).toBe(200);
  });

  it("is said to be possible or not before anything is typed, which uses no link up", async () => {
    const token = await ask();
    expect([await isResetLinkOpen(token), await isResetLinkOpen(token)]).toEqual([true, true]);
    expect([await isResetLinkOpen("invented"), await isResetLinkOpen("")]).toEqual([false, false]);
    after(61);
    expect(await isResetLinkOpen(token)).toBe(false);
    after(59);
    expect((await post(resetPassword, { token, password: other })).status).toBe(200);
    expect(await isResetLinkOpen(token)).toBe(false);
  });

  it("keeps where the person was going, on this site only", async () => {
    for (const returnTo of ["/favorites", "https://evil.example/x"])
      await post(forgotPassword, { email: "aino@example.com", returnTo });
    const [kept, dropped] = await mails();
    expect(kept?.text).toMatch(/\/reset-password\?token=[\w-]+&returnTo=%2Ffavorites/);
    expect(dropped?.text).not.toMatch(/returnTo|evil/);
  });

  it("is not used up by a password that is refused", async () => {
    const token = await ask();
    for (const weak of ["2short", "password1234", "aino@example.com"]) {
      expect(await post(resetPassword, { token, password: weak })).toMatchObject({
        status: 422,
        body: { fieldErrors: { password: expect.any(String) } },
      });
    }
    expect((await post(resetPassword, { token, password: other })).status).toBe(200);
  });

  it("takes no link made for something else, nor an invented one", async () => {
    await post(emailLink, { email: "aino@example.com" });
    const token = await newestToken("sign_in_link");
    for (const wrong of [token, "invented"])
      expect((await post(resetPassword, { token: wrong, password: other })).status).toBe(422);
    expect((await signIn({ token: await ask() })).error).toBe("LinkExpired");
  });
});

describe("signing in by an e-mailed link", () => {
  const ask = async (email = "aino@example.com") => {
    await post(emailLink, { email });
    return newestToken("sign_in_link");
  };

  it("works once, for a quarter of an hour", async () => {
    await createUser({ email: "aino@example.com" });
    const token = await ask();
    expect((await me((await signIn({ token })).cookie)).body).toMatchObject({ email: "aino@example.com" });
    expect(await signIn({ token })).toMatchObject({ error: "LinkExpired", cookie: null });
    const late = await ask();
    after(16);
    expect((await signIn({ token: late })).error).toBe("LinkExpired");
  });

  it("lets one of ten simultaneous uses in", async () => {
    await createUser({ email: "aino@example.com" });
    const token = await ask();
    const sessions = await Promise.all(Array.from({ length: 10 }, () => signIn({ token })));
    expect(sessions.filter(({ cookie }) => cookie !== null)).toHaveLength(1);
  });

  it("proves the mailbox: what was attached before that no longer counts", async () => {
    await post(register, registration({ password: other }));
    expect((await signIn({ token: await ask() })).cookie).not.toBeNull();
    expect(await account()).toMatchObject({ email_verified_at: expect.any(Date), password_hash: null });
    expect((await signIn({ email: "aino@example.com", password: other })).cookie).toBeNull();
  });
});

describe("sessions", () => {
  it("travel in a cookie that scripts cannot read", async () => {
    await createUser({ email: "aino@example.com", password });
    const { setCookie } = await signIn({ email: "aino@example.com", password });
    expect(setCookie).toMatch(/; HttpOnly/i);
    expect(setCookie).toMatch(/; SameSite=Lax/i);
    expect(setCookie).toMatch(/; Path=\//i);
  });

  it("end when the person signs out in this browser", async () => {
    await createUser({ email: "aino@example.com", password });
    const { cookie } = await signIn({ email: "aino@example.com", password });
    const answer = await postToNextAuth(["signout"], {}, cookie as string);
    expect(answer.headers.getSetCookie().find((each) => each.startsWith("next-auth.session-token="))).toMatch(
      /^next-auth\.session-token=;.*(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/i,
    );
  });

  it("are not made without the token against cross-site requests, nor from another site", async () => {
    await createUser({ email: "aino@example.com", password });
    const attempt = (headers: Record<string, string>) =>
      call(postAuth, {
        method: "POST",
        path: "/api/auth/callback/credentials",
        params: { nextauth: ["callback", "credentials"] },
        body: { email: "aino@example.com", password, json: true },
        headers,
      });
    const forged = [
      await attempt({}),
      await attempt({ cookie: "next-auth.csrf-token=made%7Cup" }),
      await attempt({ origin: "https://evil.example" }),
    ];
    for (const { headers } of forged)
      expect(headers.getSetCookie().join()).not.toContain("next-auth.session-token=ey");
    expect(forged[2]).toMatchObject({ status: 403 });
  });

  it("are the person's, not the token's: what the database says now counts", async () => {
    const admin = await createAdmin();
    const cookie = await sessionCookie({ ...admin, role: "admin" });
    expect((await me(cookie)).body.isAdmin).toBe(true);
    await sql("UPDATE users SET role = 'user', first_name = 'Renamed' WHERE id = $1", [admin.id]);
    expect((await me(cookie)).body).toMatchObject({ isAdmin: false, firstName: "Renamed" });
    await sql("DELETE FROM users WHERE id = $1", [admin.id]);
    expect((await me(cookie)).body.isAuthenticated).toBe(false);
  });

  it("made up or cut short are a visitor's", async () => {
    const user = await createUser();
    const cookie = await sessionCookie(user);
    for (const broken of [
      cookie.slice(0, -3),
      `${cookie}x`,
      "next-auth.session-token=",
      "next-auth.session-token=ey.ey.ey.ey.ey",
    ]) {
      expect(await me(broken)).toMatchObject({
        status: 200,
        body: { isAuthenticated: false, isAdmin: false },
      });
    }
  });

  it("are read whatever the browser keeps as the address to return to", async () => {
    const cookie = await sessionCookie(await createUser({ email: "aino@example.com" }));
    for (const address of ["javascript:alert(1)", "http://[", "//", "", "nowhere"]) {
      const answer = await call(getAuth, {
        path: "/api/auth/session",
        params: { nextauth: ["session"] },
        headers: { cookie: `${cookie}; next-auth.callback-url=${encodeURIComponent(address)}` },
      });
      expect(answer).toMatchObject({ status: 200, body: { user: { email: "aino@example.com" } } });
    }
  });
});

describe("GET /api/auth/user", () => {
  it("tells a visitor two flags", async () => {
    expect(await me(null)).toMatchObject({ status: 200, body: { isAuthenticated: false, isAdmin: false } });
    expect(Object.keys((await me(null)).body).sort()).toEqual(["isAdmin", "isAuthenticated"]);
  });

  it("tells nothing of the account but the documented fields", async () => {
    const user = await createUser({ password });
    expect(Object.keys((await me(await sessionCookie(user))).body).sort()).toEqual([
      "email",
      "expertId",
      "firstName",
      "isAdmin",
      "isAuthenticated",
      "language",
      "lastName",
    ]);
  });

  const own = async (user: Parameters<typeof sessionCookie>[0]) =>
    (await me(await sessionCookie(user))).body.expertId;

  it("names the person's own expert: the linked one, else the one with the same verified e-mail", async () => {
    const user = await createUser({ email: "aino@example.com" });
    expect(await own(user)).toBeNull();
    const { id: sameEmail } = await createExpert({ email: "Aino@example.com", approvalStatus: "pending" });
    expect(await own(user)).toBe(sameEmail);
    const { id: linked } = await createExpert({ userId: user.id });
    expect(await own(user)).toBe(linked);
  });

  it("takes an unverified e-mail, a name or an archived expert for nothing", async () => {
    const user = await createUser({
      email: "aino@example.com",
      firstName: "Aino",
      lastName: "Korhonen",
      isVerified: false,
    });
    await createExpert({ email: "aino@example.com", name: "Aino Korhonen" });
    expect(await own(user)).toBeNull();
    const another = await createUser();
    await createExpert({ userId: another.id, archivedAt: new Date() });
    expect(await own(another)).toBeNull();
  });

  it("names an expert only to whom its full record is shown", async () => {
    const linked = await createUser({ email: "linked@example.com" });
    const { id } = await createExpert({ email: "aino@example.com", userId: linked.id });
    const sameEmail = await createUser({ email: "aino@example.com" });
    for (const user of [linked, sameEmail]) {
      const record = await call<object>(getExpert, { params: { id: String(id) }, as: user });
      expect((await own(user)) === id).toBe("email" in record.body);
    }
  });
});

describe("GET /api/login", () => {
  it.each([
    ["", "/login"],
    ["?returnTo=/favorites", "/login?returnTo=%2Ffavorites"],
    ["?returnTo=/expert/5?tab=skills%23top", "/login?returnTo=%2Fexpert%2F5%3Ftab%3Dskills%23top"],
    ["?returnTo=https://evil.example", "/login"],
    ["?returnTo=//evil.example", "/login"],
    ["?returnTo=/%5Cevil.example", "/login"],
    ["?returnTo=javascript:alert(1)", "/login"],
    ["?returnTo=/a%0d%0aSet-Cookie:x=y", "/login"],
    ["?returnTo=/a&returnTo=/b", "/login?returnTo=%2Fa"],
    ["?other=1", "/login"],
  ])("%s goes to %s", async (query, location) => {
    const { status, headers } = await call(login, { path: `/api/login${query}` });
    expect([status, headers.get("location")]).toEqual([302, location]);
  });
});

describe("the first administrator", () => {
  const input = { email: "boss@example.com", password };

  it("is created, and left alone at the next start", async () => {
    expect(await ensureAdmin(input)).toBe("created");
    expect(await account(input.email)).toMatchObject({ role: "admin", email_verified_at: expect.any(Date) });
    expect(await ensureAdmin({ ...input, password: other })).toBe("unchanged");
    expect((await signIn(input)).cookie).not.toBeNull();
  });

  it("is promoted with this password, and older sessions end", async () => {
    const user = await createUser({ email: input.email, password: other });
    const cookie = await sessionCookie(user);
    expect(await ensureAdmin(input)).toBe("promoted");
    expect((await me(cookie)).body.isAuthenticated).toBe(false);
    expect((await signIn({ ...input, password: other })).cookie).toBeNull();
    expect((await me((await signIn(input)).cookie)).body.isAdmin).toBe(true);
  });

  it("is one, however many processes start at once", async () => {
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => ensureAdmin(input)));
    expect(outcomes.filter((outcome) => outcome === "created")).toHaveLength(1);
    expect(await count("users", "role = 'admin'")).toBe(1);
  });

  it("is refused with a weak password, in a sentence that names the variable", async () => {
    const refusal = (change: Partial<typeof input>) =>
      ensureAdmin({ ...input, ...change }).catch((error: AppError) => errorInWords(error).message);
    expect(await refusal({ password: "password1234" })).toMatch(/^ADMIN_PASSWORD is not accepted: /);
    expect(await refusal({ email: "nobody" })).toBe("ADMIN_EMAIL is not accepted: Valid email is required.");
    expect(await count("users")).toBe(0);
  });
});
