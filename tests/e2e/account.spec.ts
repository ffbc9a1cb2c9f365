import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, linkIn, mailTo, test } from "./fixtures";
import { signIn, signInByForm } from "./sign-in";

const legalPages = [
  { path: "/about", heading: "The right expert, within days" },
  { path: "/privacy", heading: "Privacy notice" },
  { path: "/terms", heading: "Terms of use" },
  { path: "/cookies", heading: "Cookies" },
] as const;

const email = `lumi.${Date.now()}@example.fi`;
const password = "hiljainen soutu järvellä";

test("about and the legal pages are there without JavaScript, and linked to each other", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const footer = await (await request.get("/")).text();
  for (const { path, heading } of legalPages) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(heading);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toContain('name="description"');
    // A text without its value would show its key, a placeholder without its value itself.
    expect(html).not.toMatch(
      />[^<]*(?:(?:About|Privacy|Terms|Cookies|Legal)\.[a-z]\w*\.\w|\{\w+\})[^<]*<\/(?!script)/,
    );
    expect(sitemap).toContain(`${path}</loc>`);
    expect(footer).toContain(`href="${path}"`);
    // Every link inside the page has its target.
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id as string);
    for (const id of targets) expect([path, id, html.includes(`id="${id}"`)]).toEqual([path, id, true]);
  }
  const about = await (await request.get("/about")).text();
  expect(about).toContain('href="/expert-onboarding"');
  // Claims as far as they hold, the numbers that are true now otherwise (decisions E4).
  const { totalExperts, totalProjects, successRate } = await (await request.get("/api/stats")).json();
  const shown = [...about.matchAll(/<dd[^>]*>([^<]+)<\/dd>/g)].map(([, value]) => value);
  expect(shown).toEqual([
    totalExperts >= 50 ? "50+" : String(totalExperts),
    totalProjects >= 100 ? "100+" : String(totalProjects),
    ...(successRate === null ? [] : [`${successRate}%`]),
  ]);
});

/** What the browser holds of this site. */
async function stored(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const storages = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // The development server has entries of its own.
  return [...cookies, ...storages].filter((name) => !name.startsWith("__next")).sort();
}

test("whoever only reads has nothing stored, and whatever is stored is listed", async ({ page }) => {
  for (const path of [
    "/",
    "/expert/1",
    "/book-meeting",
    "/login",
    "/register",
    "/about",
    "/privacy",
    "/terms",
  ]) {
    await page.goto(path);
    await hydrated(page);
    expect([path, await stored(page)]).toEqual([path, []]);
  }
  await page.getByRole("button", { name: /dark theme/i }).click();
  await page.goto("/cookies");
  await hydrated(page);
  expect(await stored(page)).toEqual(["theme"]);
  await expect(page.getByRole("rowheader").filter({ hasText: /^theme/ })).toBeVisible();
});

test.describe("the account page", () => {
  test.describe.configure({ mode: "serial" });
  test.use({ allowedErrors: [/status of 4(?:01|22)/] });

  test("a guest signs in first and comes back", async ({ page }) => {
    await register(page);
    await page.goto("/account");
    await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount$/);
    await hydrated(page);
    await signInByForm(page, { email, password });
    await expect(page).toHaveURL(/^[^?]*\/account$/);
    await expect(page.getByText(email)).toHaveCount(2);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

    // Only what /cookies lists is stored after signing in.
    const held = await stored(page);
    await page.goto("/cookies");
    const listed = await page.getByRole("rowheader").locator("code").allTextContents();
    expect(held.length).toBeGreaterThan(0);
    expect(held.filter((name) => !listed.includes(name.replace(/^__(?:Secure|Host)-/, "")))).toEqual([]);
  });

  test("is in the account menu, and is accessible", async ({ page }) => {
    await signIn(page, { email, password }, "/");
    await hydrated(page);
    await page.locator("summary").filter({ hasText: "Your account" }).click();
    await page.getByRole("link", { name: "Account and data" }).first().click();
    await expect(page).toHaveURL(/^[^?]*\/account$/);
    await hydrated(page);
    await expectAccessibleAtEveryLook(page, "/account");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByRole("dialog", { name: "Delete your account?" })).toBeVisible();
    await expectAccessibleAtEveryLook(page, "the dialog");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Delete my account" })).toBeFocused();
  });

  test("gives the data as a file, then deletes the account", async ({ page }) => {
    await signIn(page, { email, password }, "/account");
    await hydrated(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my data" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^osaaja-data-\d{4}-\d\d-\d\d\.json$/);
    await expect(page.getByText("Download Started").first()).toBeVisible();
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const data = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    expect(data.account).toMatchObject({ email, firstName: "Lumi", hasPassword: true });

    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
    await dialog.getByLabel("Your password").fill("not the password");
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(dialog.getByText("The password is not right").first()).toBeVisible();
    await dialog.getByLabel("Your password").fill(password);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByRole("dialog", { name: "Your account has been deleted" })).toBeVisible();
    await expect(dialog.getByText("your account with its password and sign-in links")).toBeVisible();
    await expectAccessible(page, "what was deleted");
    await dialog.getByRole("button", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();

    expect((await mailTo(email, /has been deleted/)).text).toContain(
      "Your account at Osaaja has been deleted.",
    );
    await page.goto("/account");
    await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount$/);
    await hydrated(page);
    await signInByForm(page, { email, password });
    await expect(page.getByText("The email address or the password is not right.")).toBeVisible();
  });
});

test("about and the legal pages are accessible", async ({ page }) => {
  for (const { path } of legalPages) {
    await page.goto(path);
    await hydrated(page);
    await expectAccessibleAtEveryLook(page, path);
  }
});

test("the contents lead to each section on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/privacy");
  await hydrated(page);
  await page.getByText("Contents", { exact: true }).click();
  await page.getByRole("link", { name: "10. Your rights" }).click();
  await expect(page).toHaveURL(/\/privacy#rights$/);
  await expect(page.getByRole("heading", { name: "10. Your rights" })).toBeInViewport();
});

async function register(page: Page) {
  const answer = await page.request.post("/api/auth/register", {
    data: { firstName: "Lumi", lastName: "Lähtijä", email, password },
  });
  expect(answer.status()).toBe(201);
  await page.goto(linkIn(await mailTo(email, /verify|confirm/i), "/verify-email"));
  await expect(page.getByText("Your email address is verified").first()).toBeVisible();
}
