import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { adminEmail, adminPassword, browserDataDir } from "./environment";
import { expect } from "./fixtures";

type Person = { email: string; password: string };

/** The expert of the demo data, who can sign in (prisma/seed/demo-users.ts). */
export const demoExpert: Person = {
  email: "aino.aalto@example.com",
  get password() {
    return readFileSync(path.join(browserDataDir, "demo-password-1"), "utf8").trim();
  },
};

/** The contact of its first posting, who can sign in too. */
export const demoCompany: Person = {
  email: "henri.jaakkola@kaislavuo-teknologia.example",
  get password() {
    return readFileSync(path.join(browserDataDir, "demo-password-2"), "utf8").trim();
  },
};

/** Signs somebody in by the call that the login page makes, without the page, and opens another one. */
export async function signIn(page: Page, { email, password }: Person, address: string) {
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const answer = await page.request.post("/api/auth/callback/credentials", {
    form: { csrfToken, email, password, json: "true" },
  });
  expect(answer.status()).toBe(200);
  await page.goto(address);
}

/** Signs the administrator in and opens a page. */
export const signInAsAdmin = (page: Page, address: string) =>
  signIn(page, { email: adminEmail, password: adminPassword }, address);

/** Signs in on the login page, where a journey has come to it. */
export async function signInByForm(page: Page, { email, password }: Person) {
  await page.getByLabel("Email address", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
