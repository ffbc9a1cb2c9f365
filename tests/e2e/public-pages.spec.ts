import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { browserDataDir } from "./environment";
import { expect, hydrated, test } from "./fixtures";

const expertLinks = (html: string) => html.match(/href="\/expert\/\d+"/g)?.length;

test("public pages hold their content without JavaScript", async ({ request }) => {
  const home = await (await request.get("/")).text();
  expect(expertLinks(home)).toBeGreaterThanOrEqual(6);
  // Journeys before this one may have added somebody or taken somebody away.
  expect(home).toMatch(/1[56]\d Experts Found/);
  const experts = await (await request.get("/experts")).text();
  expect(expertLinks(experts)).toBe(24);
  expect(experts).toContain('"@type":"ItemList"');
  expect(experts).toMatch(/<link rel="canonical" href="[^"]+\/experts"/);
  const profile = await (await request.get("/expert/2")).text();
  expect(profile).toContain('<link rel="canonical"');
  expect(profile).toContain('"@type":"ProfilePage"');
  expect(profile).not.toMatch(/@example\.com/);
  expect((await request.get("/expert/999999")).status()).toBe(404);
  expect((await request.get("/experts/2", { maxRedirects: 0 })).status()).toBe(308);
  const list = await request.get("/fi/company/projects", { maxRedirects: 0 });
  expect(list.headers().location).toBe("/fi/company");
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of ["/expert/2", "/experts", "/pricing"]) expect(sitemap).toContain(`${path}</loc>`);
  expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap:");
});

test("an address with filters is a page of its own, cached like the others", async ({ request }) => {
  const address = "/experts?skill=python&availability=available";
  const found = await request.get(address);
  const html = await found.text();
  const total = Number(/(\d+) Experts Found/.exec(html)?.[1]);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(156);
  expect(expertLinks(html)).toBe(Math.min(total, 24));
  expect(found.headers()["cache-control"]).toContain("s-maxage=");
  // What was shared of home leads there, with its filters.
  const shared = await request.get("/?skill=python&availability=available", { maxRedirects: 0 });
  expect([shared.status(), shared.headers().location]).toEqual([307, address]);
  expect((await request.get("/?notice=access-denied", { maxRedirects: 0 })).status()).toBe(200);
  expect((await request.get(`/experts?q=${"%C3%A4".repeat(200)}`)).status()).toBe(200);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 404/] });

  test("experts are searched and filtered, also on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await page.getByLabel("Who do you need?").fill("kielimallit");
    await page.getByRole("button", { name: "Find experts" }).click();
    await expect(page).toHaveURL(/\/experts\?q=kielimallit$/);
    const byWord = Number((await page.getByText(/^\d+ Experts Found$/).textContent())?.split(" ")[0]);
    await page.getByLabel("Availability", { exact: true }).selectOption("available");
    await page.getByRole("button", { name: "Show results" }).click();
    await expect(page).toHaveURL(/q=kielimallit.*availability=available/);
    const both = Number((await page.getByText(/^\d+ Experts Found$/).textContent())?.split(" ")[0]);
    expect(both).toBeGreaterThan(0);
    expect(both).toBeLessThan(byWord);
    await expect(page.getByLabel("Availability", { exact: true })).toHaveValue("available");
    await expect(page.getByLabel("Search experts")).toHaveValue("kielimallit");
  });

  test("what is not there is a whole page", async ({ page }) => {
    for (const [path, heading] of [
      ["/no-such-page", "404 - Page Not Found"],
      ["/expert/999999", "Expert Not Found"],
      ["/projects/999999", "Project Not Found"],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole("link", { name: "AI Matching" }).first()).toBeAttached();
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
    }
  });

  test("a page says what does not work", async ({ page }) => {
    for (const path of ["/", "/book-meeting", "/register"]) {
      await page.goto(path);
      await expect(page.getByText(/need JavaScript.*support@/)).toBeVisible();
    }
  });
});

test("every public page shows a picture where it is shared", async ({ request }) => {
  const pictures = new Set<string>();
  for (const path of ["/", "/projects", "/projects/1", "/recommendations", "/book-meeting", "/expert/2"]) {
    const page = await (await request.get(path)).text();
    const address = /<meta property="og:image" content="[^"]+?(\/en\/[^"?]+)/.exec(page)?.[1];
    expect(address, path).toBeDefined();
    pictures.add(address as string);
  }
  expect(pictures.size).toBe(2);
  for (const address of pictures)
    expect((await request.get(address)).headers()["content-type"]).toBe("image/png");
  // In the language of the page: the same words in another one make another picture.
  const drawn = new Set<string>();
  for (const locale of ["en", "fi", "sv"]) {
    const page = await (await request.get(locale === "en" ? "/" : `/${locale}`)).text();
    const [, address = ""] = /<meta property="og:image" content="https?:\/\/[^/]+([^"?]+)/.exec(page) ?? [];
    expect(address).toMatch(new RegExp(`^/${locale}/`));
    drawn.add((await (await request.get(address)).body()).toString("base64"));
  }
  expect(drawn.size).toBe(3);
});

test.describe("what is not there", () => {
  test.use({ allowedErrors: [/status of 404/] });

  test("says so in the title, also once the page has started", async ({ page }) => {
    for (const [path, title] of [
      ["/expert/999999", "Expert Not Found"],
      ["/projects/999999", "Project Not Found"],
    ] as const) {
      await page.goto(path);
      await hydrated(page);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
    }
  });

  test("is no fault of the server, wherever the address leads", async ({ request }) => {
    for (const path of [
      ...["/api", "/api/nothing", "/sitemaps", "/sitemaps/nothing", "/sitemaps/experts/99"],
      // What a page of an older build asks for, and what looks like a language.
      ...["/_next/static/chunks/nothing.js", "/_next/experts", "/_next/expert/1", "/de/experts", "/%00"],
    ])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});

test("a changed expert is on the public pages within two seconds", async ({ request }) => {
  await request.get("/expert/3");
  const title = `Consultant number ${Date.now()}`;
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  await client.query("UPDATE experts SET title = $1 WHERE id = 3", [title]);
  await client.end();
  await expect
    .poll(async () => (await (await request.get("/expert/3")).text()).includes(title), {
      timeout: 2_000,
      intervals: [100],
    })
    .toBe(true);
});

test("search, filters, back button and sharing", async ({ page }) => {
  await page.goto("/?skill=python&availability=available#experts");
  await hydrated(page);
  await expect(page.getByRole("checkbox", { name: /^Python/ })).toBeChecked();
  const before = (await page.getByText(/^\d+ Experts Found$/).textContent()) ?? "";
  await page.getByLabel("Search experts").fill("qwxyzzy");
  await expect(page.getByText("No experts found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search criteria or filters.")).toBeVisible();
  await page
    .getByRole("button", { name: /clear all/i })
    .first()
    .click();
  await expect(page).not.toHaveURL(/skill=/);
  await expect(page.getByText(/^\d+ Experts Found$/)).not.toHaveText(before);
});

test("back from a profile is where one was, after more were loaded and after a scroll to the section", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/experts");
  await hydrated(page);
  await page.getByRole("button", { name: "Load more experts" }).click();
  await expect(page.getByText(/^Showing 48 of 1[56]\d$/)).toBeVisible();
  await leaveAndComeBack(page, 40);

  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: "Browse Experts", exact: true }).first().click();
  await expect(page.locator("#experts")).toBeInViewport();
  expect(new URL(page.url()).hash).toBe("");
  await leaveAndComeBack(page, 4);
});

/** Opens the profile of a card and goes back: the card is where it was. */
async function leaveAndComeBack(page: import("@playwright/test").Page, index: number) {
  const card = page.locator("article").nth(index).getByRole("link").first();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1_000);
  await card.click();
  await expect(page).toHaveURL(/\/expert\/\d+$/);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(before + 50);
}

test("a brief that is pasted on home goes on to matching", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page
    .getByLabel("Who do you need?")
    .fill("A forecast of daily demand for 120 shops.\nPython, Azure, three months from January.");
  await page.getByRole("button", { name: "Match experts" }).click();
  await expect(page).toHaveURL(/\/recommendations$/);
});

test("menu, theme and keyboard on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.getByRole("button", { name: "Open menu" }).or(page.getByLabel("Open menu")).first().click();
  await expect(page.getByRole("link", { name: "AI Matching" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: "Quick actions" })
    .or(page.getByLabel("Quick actions"))
    .first()
    .click();
  await expect(page.getByRole("link", { name: "Post Project" })).toBeVisible();
});

test("with forced colours a button has an edge and the chosen one stands out", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const background = (hours: string) =>
    page
      .locator("#pricing label", { hasText: hours })
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await background("40 hours")).not.toBe(await background("20 hours"));
  const find = page.getByRole("button", { name: "Find experts" });
  expect(await find.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe("1px");
});

/** The embedded database of the server under test: its port stands in postmaster.pid. */
function databaseUrl(): string {
  const port = readFileSync(path.join(browserDataDir, "postgres/postmaster.pid"), "utf8")
    .split("\n")[3]
    ?.trim();
  const password = readFileSync(path.join(browserDataDir, "postgres-password"), "utf8").trim();
  return `postgresql://osaaja:${password}@127.0.0.1:${port}/osaaja`;
}
