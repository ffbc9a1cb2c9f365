import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { browserDataDir } from "./environment";
import { expect, hydrated, test } from "./fixtures";

test("public pages hold their content without JavaScript", async ({ request }) => {
  const home = await (await request.get("/")).text();
  expect(home.match(/href="\/expert\/\d+"/g)?.length).toBeGreaterThanOrEqual(24);
  expect(home).toContain("Experts Found");
  const profile = await (await request.get("/expert/2")).text();
  expect(profile).toContain('<link rel="canonical"');
  expect(profile).toContain('"@type":"ProfilePage"');
  expect(profile).not.toMatch(/@example\.com/);
  expect((await request.get("/expert/999999")).status()).toBe(404);
  expect((await request.get("/experts/2", { maxRedirects: 0 })).status()).toBe(308);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("/expert/2</loc>");
  expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap:");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

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
  const browse = page.getByRole("link", { name: "Browse experts", exact: true }).first();
  expect(await browse.evaluate((link) => getComputedStyle(link).borderTopWidth)).toBe("1px");
});

/** The embedded database of the server under test: its port stands in postmaster.pid. */
function databaseUrl(): string {
  const port = readFileSync(path.join(browserDataDir, "postgres/postmaster.pid"), "utf8")
    .split("\n")[3]
    ?.trim();
  const password = readFileSync(path.join(browserDataDir, "postgres-password"), "utf8").trim();
  return `postgresql://osaaja:${password}@127.0.0.1:${port}/osaaja`;
}
