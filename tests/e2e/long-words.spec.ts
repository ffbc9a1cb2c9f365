import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures";
import { signInAsAdmin } from "./sign-in";

/** One word of so many letters, and no place in it to break. */
const word = (length: number) => "Donaudampfschifffahrtsgesellschaftskapitän".repeat(99).slice(0, length);
const address = (at: number) => `${word(50)}${at}@${word(50)}.example`.toLowerCase().replaceAll("ä", "a");

/** The longest that each form takes, in single words. */
async function fill(page: Page) {
  const key = Date.now();
  const applied = await page.request.post("/api/expert-applications", {
    data: {
      ...{ name: word(120), title: word(160), email: address(key), description: word(2000) },
      ...{ skills: [word(50), word(49), word(48)], location: word(120), experienceYears: 50 },
      ...{ hourlyRate: 1000, weeklyAvailabilityHours: 40 },
    },
  });
  expect(applied.status(), await applied.text()).toBe(201);
  const posted = await page.request.post("/api/project-postings", {
    data: {
      ...{ title: word(160), description: word(5000), customerName: word(120), customerEmail: address(key) },
      ...{ customerCompany: word(120), requiredSkills: [word(50), word(49)], location: word(160) },
      ...{ urgency: "normal", projectType: "development", workArrangement: ["remote"] },
    },
  });
  expect(posted.status(), await posted.text()).toBe(201);
  const changed = await page.request.put("/api/experts/40", {
    data: { title: word(160), location: word(120), description: word(5000) },
  });
  expect(changed.status(), await changed.text()).toBe(200);
}

const pages = [
  ...["/expert/40", "/experts", "/projects", "/admin", "/admin?tab=experts", "/admin?tab=projects"],
  ...["/admin?tab=applications", "/admin?tab=meetings", "/admin?tab=contracts", "/admin/projects"],
  ...["/admin/meetings", "/admin/audit", "/admin/outbox", "/admin/project-applications"],
  ...["/admin/people/2", "/admin/companies/1", "/admin/inbox", "/expert-profile/40"],
];

test("no word is so long that a page scrolls sideways, or the buttons of a row leave the window", async ({
  page,
}) => {
  await signInAsAdmin(page, "/admin");
  await fill(page);
  for (const path of pages) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    // One way to a page: it is as wide as its window, also when that changes.
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        tables: [...document.querySelectorAll("main section:has(> table)")].map(
          (table) => table.scrollWidth - table.clientWidth,
        ),
        buttons: [...document.querySelectorAll("main td:last-child :is(button, a)")]
          .filter((button) => button.getBoundingClientRect().right > innerWidth)
          .map((button) => button.textContent),
      }));
      expect.soft(found, `${path} at ${width}`).toMatchObject({ page: 0, buttons: [] });
      // What is pressed stays at the end of a row, over what the row has no room for: on a desk there is room for all.
      if (width === 1280 && path.startsWith("/admin?tab=")) {
        expect.soft(Math.max(0, ...found.tables), `the table of ${path}`).toBeLessThanOrEqual(0);
      }
    }
  }
});
