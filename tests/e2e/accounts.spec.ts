import { expect, hydrated, linkIn, mailTo, test } from "./fixtures";

const email = `kaisa.${Date.now()}@example.fi`;
const password = "lumi satelee hiljaa 7";

test.describe.configure({ mode: "serial" });

test("register, verify by mail, sign in and out", async ({ page, browser }) => {
  await page.goto("/register");
  await hydrated(page);
  await page.getByLabel("First name").fill("Kaisa");
  await page.getByLabel("Last name").fill("Kokeilija");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(/at least 10 characters/i).first()).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("One more step")).toBeVisible();

  await page.goto(linkIn(await mailTo(email, /verify|confirm/i), "/verify-email"));
  await expect(page.getByText("Your email address is verified").first()).toBeVisible();

  await signIn(page, password);
  await expect(page.getByRole("link", { name: "Login" })).toBeHidden();
  const me = await page.request.get("/api/auth/user");
  expect(await me.json()).toMatchObject({
    isAuthenticated: true,
    isAdmin: false,
    firstName: "Kaisa",
    email,
    expertId: null,
  });

  const copied = await page.context().cookies();
  await page.locator("summary").filter({ hasText: "Your account" }).click();
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();

  // The middleware lets a copy of the cookie pass; the page behind it knows that the session has ended.
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(copied);
  const copy = await elsewhere.newPage();
  await copy.goto("/notifications");
  await expect(copy).toHaveURL(/\/login\?returnTo=%2Fnotifications/);
  await elsewhere.close();
});

test("a new password ends older sessions", async ({ page, browser }) => {
  await signIn(page, password);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto("/forgot-password");
  await hydrated(elsewhere);
  await elsewhere.getByLabel("Email address").fill(email);
  await elsewhere.getByRole("button", { name: "Send the link" }).click();
  const link = linkIn(await mailTo(email, /password/i), "/reset-password");
  await elsewhere.goto(link);
  await hydrated(elsewhere);
  await elsewhere.getByLabel("New password").fill("kolme rauhallista hirveä");
  await elsewhere.getByRole("button", { name: "Save password" }).click();
  await expect(elsewhere.getByText("Your password has been changed").first()).toBeVisible();
  // Opened again, the used link says so at once.
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await expect(elsewhere.getByText("This link has been used or is too old.")).toBeVisible();
  await expect(elsewhere.getByLabel("New password")).toHaveCount(0);
  await elsewhere.close();

  const me = await page.request.get("/api/auth/user");
  expect(await me.json()).toEqual({ isAuthenticated: false, isAdmin: false });
});

test("links that lost a part on their way say so and ask nothing", async ({ page }) => {
  for (const path of [
    "/reset-password",
    "/unsubscribe",
    "/unsubscribe?expert=7&token=cut",
    "/confirm-availability",
    "/confirm-address",
  ]) {
    await page.goto(path);
    await expect(page.getByText("This link is not complete.")).toBeVisible();
    await expect(
      page.getByRole("button", {
        name: /^(Save password|Stop these mails|Yes, it is still right|Confirm this address)$/,
      }),
    ).toHaveCount(0);
  }
});

test("wrong passwords and gated areas", async ({ page }) => {
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Email address", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("The email address or the password is not right.")).toBeVisible();

  await page.goto("/expert-dashboard");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fexpert-dashboard/);
  await page.goto("/favorites");
  await expect(page.getByRole("heading", { name: "Login Required" })).toBeVisible();
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Access Denied").first()).toBeVisible();
});
test.use({ allowedErrors: [/status of 40[13]/] });

async function signIn(page: import("@playwright/test").Page, secret: string) {
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Email address", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
}
