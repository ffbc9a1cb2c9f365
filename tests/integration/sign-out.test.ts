import { NextRequest } from "next/server";
import { encode } from "next-auth/jwt";
import { DELETE as signOutEverywhere } from "@/app/api/account/sessions/route";
import { GET as readTwoFactor } from "@/app/api/account/two-factor/route";
import { GET as getAuth } from "@/app/api/auth/[...nextauth]/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as resetPassword } from "@/app/api/auth/reset-password/route";
import { GET as currentUser } from "@/app/api/auth/user/route";
import type { CurrentUser } from "@/lib/features/accounts/schemas";
import { actorFromRequest } from "@/lib/server/actor";
import { pool } from "@/lib/server/db";
import { type Answer, call, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createUser, type TestUser } from "@/tests/support/factories";
import { postToNextAuth, signIn } from "@/tests/support/sign-in";

// A session is a cookie that anybody may copy: what ends it is what the server knows (decision record 13).

const password = "quiet rowing on a lake";
const as = (cookie: string) => ({ headers: { cookie } });
const isIn = async (cookie: string) =>
  (await call<CurrentUser>(currentUser, as(cookie))).body.isAuthenticated;
const signOut = (cookie: string) => postToNextAuth(["signout"], {}, cookie);
const everywhere = (cookie: string) => call(signOutEverywhere, { method: "DELETE", ...as(cookie) });
/** What an answer makes of the session's cookie; with an empty value it takes it away. */
const cookieOf = ({ headers }: Answer<unknown>) =>
  headers
    .getSetCookie()
    .find((each) => each.startsWith("next-auth.session-token="))
    ?.split(";")[0];
const takesCookieAway = (answer: Answer<unknown>) => cookieOf(answer) === "next-auth.session-token=";

let person: TestUser;
/** Two browsers of one person. */
let here: string;
let there: string;

async function signedIn({ email }: TestUser): Promise<string> {
  const { cookie } = await signIn({ email, password });
  if (!cookie) throw new Error("Nobody was signed in");
  return cookie;
}

beforeEach(async () => {
  await empty("users", "ended_sessions", "mail_messages", "account_tokens");
  person = await createUser({ password });
  [here, there] = [await signedIn(person), await signedIn(person)];
});

it("ends the session for every copy of its cookie, and no other one of the same person", async () => {
  // What next-auth writes anew while somebody looks around is a cookie of the same session.
  const renewed = await call(getAuth, { params: { nextauth: ["session"] }, ...as(here) });
  const copies = [here, cookieOf(renewed) as string];
  expect(await Promise.all(copies.map(isIn))).toEqual([true, true]);
  expect(takesCookieAway(await signOut(here))).toBe(true);
  for (const copy of copies) {
    expect(await isIn(copy)).toBe(false);
    expect((await call(readTwoFactor, as(copy))).status).toBe(401);
    // Nor does it get a newer one.
    const session = await call(getAuth, { params: { nextauth: ["session"] }, ...as(copy) });
    expect([session.body, takesCookieAway(session)]).toEqual([{}, true]);
  }
  expect(await isIn(there)).toBe(true);
  expect(await isIn(await signedIn(person))).toBe(true);
});

it("is harmless twice, and with a cookie that is none", async () => {
  for (const cookie of [here, here, "next-auth.session-token=made.up", ""]) {
    const { status, body } = await signOut(cookie);
    expect([status, body.url]).toEqual([200, "http://localhost:3000/"]);
  }
  expect(await count("ended_sessions")).toBe(1);
  expect(await isIn(there)).toBe(true);
});

it("says so when it failed, and leaves the session and its cookie as they were", async () => {
  await sql(`CREATE FUNCTION fail_here() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'out of order'; END $$`);
  await sql("CREATE TRIGGER fail_here BEFORE INSERT ON ended_sessions EXECUTE FUNCTION fail_here()");
  try {
    const answer = await signOut(here);
    expect([answer.status, answer.body.code]).toEqual([500, "internal"]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  } finally {
    await sql("DROP FUNCTION fail_here CASCADE");
  }
  expect(await isIn(here)).toBe(true);
});

it("everywhere ends every session of the person, nobody else's, and tells the log of an administrator's", async () => {
  const entries = () =>
    sql("SELECT entity_id, action, after FROM audit_entries WHERE after ? 'isSignedOutEverywhere'");
  const before = await entries();
  const admin = await createAdmin({ password });
  const stranger = await signedIn(admin);
  const answer = await everywhere(here);
  expect([answer.status, takesCookieAway(answer)]).toEqual([204, true]);
  expect([await isIn(here), await isIn(there), await isIn(stranger)]).toEqual([false, false, true]);
  expect((await everywhere(there)).status).toBe(401);
  expect(await isIn(await signedIn(person))).toBe(true);
  expect(await entries()).toEqual(before);
  expect((await everywhere(stranger)).status).toBe(204);
  expect((await entries()).at(-1)).toEqual({
    ...{ entity_id: String(admin.id), action: "update", after: { isSignedOutEverywhere: true } },
  });
});

/** A new password for the person, chosen in the browser of this cookie. */
async function choosePassword(cookie = "") {
  await post(forgotPassword, { email: person.email });
  const [mail] = await sql<{ text: string }>("SELECT text FROM mail_messages WHERE kind = 'password_reset'");
  const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  const answer = await post(resetPassword, { token, password: "another long evening" }, as(cookie));
  expect(answer.status).toBe(200);
  return answer;
}

it("a new password ends the others as well", async () => {
  await choosePassword();
  expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
});

it("a new password ends the session of the browser where it was chosen, whosever it is, and no other of theirs", async () => {
  const another = await createUser({ password });
  const [used, elsewhere] = [await signedIn(another), await signedIn(another)];
  expect(takesCookieAway(await choosePassword(used))).toBe(true);
  expect([await isIn(used), await isIn(elsewhere), await isIn(here)]).toEqual([false, true, false]);
});

it("is a guest's without the id of a sign-in, which nobody could end", async () => {
  const token = { userId: person.id, role: "user", sessionVersion: 1 };
  const secret = process.env.NEXTAUTH_SECRET as string;
  expect(await isIn(`next-auth.session-token=${await encode({ token, secret })}`)).toBe(false);
});

it("is read in the one statement that reads the person", async () => {
  const asked = jest.spyOn(pool(), "query");
  const request = new NextRequest("http://localhost/api", as(here));
  expect((await actorFromRequest(request)).kind).toBe("user");
  expect(asked).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
