import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as resetPassword } from "@/app/api/auth/reset-password/route";
import { limits } from "@/lib/shared/http/limits";
import { call } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createUser } from "@/tests/support/factories";
import { signIn } from "@/tests/support/sign-in";

// Read at first use, so it holds for this file.
process.env.RATE_LIMIT_FACTOR = "1";

const password = "quiet rowing on a lake";
const from = (address: string) => ({ "x-forwarded-for": address });
let visitor = 0;
/** Another client each time, so that only the limits per account are met. */
const anybody = () => {
  visitor += 1;
  return from(`198.51.100.${visitor}`);
};

beforeEach(() => empty("users", "rate_limits", "mail_messages"));

it("stops guessing one account's password, from however many addresses, and nobody else's", async () => {
  await createUser({ email: "aino@example.com", password });
  await createUser({ email: "eero@example.com", password });
  for (let guess = 0; guess < limits.signInAccount.points; guess += 1) {
    expect((await signIn({ email: "aino@example.com", password: `guess ${guess}` }, anybody())).error).toBe(
      "CredentialsSignin",
    );
  }
  for (const attempt of ["another guess", password]) {
    const { answer } = await signIn({ email: "Aino@example.com", password: attempt }, anybody());
    expect(answer).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect((await signIn({ email: "eero@example.com", password }, anybody())).cookie).not.toBeNull();
});

it("stops guessing an account that does not exist at the same point", async () => {
  for (let guess = 0; guess < limits.signInAccount.points; guess += 1)
    await signIn({ email: "nobody@example.com", password }, anybody());
  expect((await signIn({ email: "nobody@example.com", password }, anybody())).status).toBe(429);
});

it("forgets wrong guesses once the right password came", async () => {
  await createUser({ email: "aino@example.com", password });
  for (let round = 0; round < 3; round += 1) {
    for (let guess = 0; guess < limits.signInAccount.points - 1; guess += 1) {
      expect((await signIn({ email: "aino@example.com", password: "a guess" }, anybody())).status).toBe(401);
    }
    expect((await signIn({ email: "aino@example.com", password }, anybody())).cookie).not.toBeNull();
  }
});

it("stops one client that tries many accounts", async () => {
  const mallory = from("203.0.113.1");
  for (let guess = 0; guess < limits.signIn.points; guess += 1)
    await signIn({ email: `person${guess}@example.com`, password }, mallory);
  expect((await signIn({ email: "last@example.com", password }, mallory)).status).toBe(429);
  expect((await signIn({ email: "last@example.com", password }, anybody())).status).toBe(401);
});

it("sends one mailbox only so many mails, whoever asks, and says so for known and unknown alike", async () => {
  await createUser({ email: "aino@example.com" });
  for (const email of ["aino@example.com", "unknown@example.com"]) {
    for (let index = 0; index < limits.mailRequestAccount.points; index += 1) {
      expect(
        (await call(forgotPassword, { method: "POST", body: { email }, headers: anybody() })).status,
      ).toBe(200);
    }
    expect((await call(forgotPassword, { method: "POST", body: { email }, headers: anybody() })).status).toBe(
      429,
    );
  }
  expect(await count("mail_messages")).toBe(limits.mailRequestAccount.points);
});

it("keeps answering a registration the same when its mailbox has had enough mails", async () => {
  const body = { firstName: "A", lastName: "B", email: "aino@example.com", password };
  const answers = [];
  for (let index = 0; index < limits.mailRequestAccount.points + 2; index += 1) {
    answers.push(await call(register, { method: "POST", body, headers: anybody() }));
  }
  expect(new Set(answers.map(({ status, body: told }) => JSON.stringify([status, told]))).size).toBe(1);
  expect(await count("mail_messages")).toBe(limits.mailRequestAccount.points);
});

it("stops guessing tokens", async () => {
  const mallory = from("203.0.113.2");
  const guess = () =>
    call(resetPassword, { method: "POST", body: { token: "a guess", password }, headers: mallory });
  for (let index = 0; index < limits.token.points; index += 1) expect((await guess()).status).toBe(422);
  expect((await guess()).status).toBe(429);
});

it("writes no address of a mailbox into the table of limits", async () => {
  await call(forgotPassword, { method: "POST", body: { email: "aino@example.com" }, headers: anybody() });
  await signIn({ email: "aino@example.com", password }, anybody());
  expect(JSON.stringify(await sql("SELECT key FROM rate_limits"))).not.toContain("aino");
});
