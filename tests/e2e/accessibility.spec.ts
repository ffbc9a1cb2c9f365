import { expectAccessible, expectAccessibleAtEveryLook } from "./axe";
import { hydrated, test } from "./fixtures";

const pages = [
  "/",
  "/experts?q=python",
  "/pricing",
  "/expert/1",
  "/expert/999999",
  "/book-meeting?expert=1",
  "/book-meeting",
  "/meeting/1-unknown",
  "/application/unknown",
  "/favorites",
  "/login",
  "/register",
  "/forgot-password",
  "/no-such-page",
];

test.use({ allowedErrors: [/status of 404/] });

test("axe finds nothing serious", async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of pages) {
    await page.goto(path);
    await hydrated(page);
    await expectAccessibleAtEveryLook(page, path);
  }
  // As long as all other pages together, and the same at every width.
  await page.goto("/api-docs");
  await hydrated(page);
  await expectAccessible(page, "/api-docs");
});
