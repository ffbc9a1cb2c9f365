import experts from "../../messages/fi/experts.json" with { type: "json" };
import { expectAccessible } from "./axe";
import { expect, hydrated, test } from "./fixtures";
import { expectNoEnglish } from "./left-in-english";
import { demoCompany, demoExpert, signIn, signInAsAdmin } from "./sign-in";

// By its name this file is the first of its worker: the screens hold what the demo brings, and no words of other journeys.

test("every language has its address, and names the others", async ({ request }) => {
  for (const [path, language] of [
    ["/pricing", "en"],
    ["/fi/pricing", "fi"],
    ["/sv/pricing", "sv"],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}"`));
    for (const other of ["en", "fi", "sv", "x-default"])
      expect(html).toMatch(new RegExp(`<link rel="alternate" hreflang="${other}"`, "i"));
  }
  const missing = await request.get("/sv/no-such-page");
  expect([missing.status(), await missing.text()]).toEqual([404, expect.stringContaining('<html lang="sv"')]);
  const filtered = await request.get("/fi?q=python", { maxRedirects: 0 });
  expect(filtered.headers().location).toContain("/fi/experts?q=python");
  const gated = await request.get("/fi/company", { maxRedirects: 0 });
  expect(gated.headers().location).toContain("/fi/login?returnTo=%2Fcompany");
  expect(await (await request.get("/sitemap.xml")).text()).toContain('hreflang="sv"');
});

test("the switch keeps address, query and place, and is remembered", async ({ page, context }) => {
  await page.goto("/experts?q=python");
  await hydrated(page);
  expect((await context.cookies()).filter(({ name }) => name === "language")).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  await page
    .locator("footer")
    .getByRole("link", { name: "Suomi" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/fi\/experts\?q=python/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fi");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  expect((await context.cookies()).find(({ name }) => name === "language")?.value).toBe("fi");
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Lue suomeksi" }).click();
  await expect(page).toHaveURL(/\/fi\/pricing$/);
});

const publicPages = [
  ...["", "/experts", "/expert/12", "/pricing", "/book-meeting", "/projects", "/login"],
  ...["/join-experts", "/recommendations", "/recommendations?postProject=true", "/verify"],
];

test("the main screens in Finnish and Swedish fit a small phone, and axe finds nothing serious", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const prefix of ["/fi", "/sv"]) {
    for (const path of publicPages) {
      await page.goto(prefix + path);
      await hydrated(page);
      // It opens by itself, and what still fades in is not judged.
      if (path.includes("postProject")) await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page, `${prefix}${path} at 320 px`);
      await expectNoEnglish(page, prefix + path);
    }
  }
  await page.goto("/fi/api-docs");
  await expectNoEnglish(page, "/fi/api-docs");
});

const atTheDesk = [
  "",
  "/inbox",
  "?tab=experts",
  "/projects",
  "/meetings",
  "/audit",
  "/outbox",
  "/people",
  "/funnel",
  "/searches",
];

test("signed in, no page scrolls sideways or keeps English on a small phone, and axe finds nothing serious", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const expertsPages = [
    "/expert-dashboard",
    "/profile",
    "/account",
    "/notifications",
    "/messages",
    "/favorites",
  ];
  const companyPages = [
    ...["/company", "/company/team", "/company/quotes", "/shortlists", "/recommendations"],
    "/company/projects/1",
  ];
  // Each page is looked at in one of the two languages, which costs no second way to it: one page in this, the next in that.
  const people: [person: typeof demoExpert | null, paths: string[]][] = [
    [demoExpert, expertsPages],
    [demoCompany, companyPages],
    [null, atTheDesk.map((page) => `/admin${page}`)],
  ];
  for (const [person, paths] of people) {
    // No page that is still open asks for something while nobody is signed in.
    await page.goto("about:blank");
    await context.clearCookies();
    if (person) await signIn(page, person, "/fi/account");
    else await signInAsAdmin(page, "/fi/admin");
    for (const [index, path] of paths.entries()) {
      const prefix = index % 2 === 0 ? "/fi" : "/sv";
      await page.goto(prefix + path);
      await hydrated(page);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectAccessible(page, `${prefix}${path} at 320 px`);
      await expectNoEnglish(page, prefix + path);
    }
  }
});

test.describe("in a Finnish browser", () => {
  test.use({ locale: "fi-FI" });

  test("an English page offers Finnish; search and profile stay in it", async ({ page }) => {
    await page.goto("/experts");
    await expect(page.getByText("Tämän sivun voi lukea myös suomeksi.")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    // It came after the page and moved nothing: it lies over the window's end.
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
    await expect(page.getByRole("region", { name: "Lue suomeksi" })).toBeInViewport();
    await page.getByRole("button", { name: "Pysy nykyisessä kielessä" }).click();
    await expect(page.getByText("Tämän sivun voi lukea myös suomeksi.")).toBeHidden();
    await page.goto("/fi/experts");
    await hydrated(page);
    await page.getByLabel(experts.Experts.browser.search.label).fill("koneoppimisen");
    await expect(page).toHaveURL(/\/fi\/experts\?q=koneoppimisen/);
    await page.locator("article, li").getByRole("link").filter({ hasText: /\S/ }).first().click();
    await expect(page).toHaveURL(/\/fi\//);
    await expect(page.locator("html")).toHaveAttribute("lang", "fi");
  });
});
