import type { Page } from "@playwright/test";
import { adminEmail, adminPassword } from "./environment";
import { expect } from "./fixtures";

/** Signs the administrator in, as the login page does, and opens a page. */
export async function signInAsAdmin(page: Page, path: string) {
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const answer = await page.request.post("/api/auth/callback/credentials", {
    form: { csrfToken, email: adminEmail, password: adminPassword, json: "true" },
  });
  expect(answer.status()).toBe(200);
  await page.goto(path);
}
