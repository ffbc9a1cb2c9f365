import { expectAccessible, looks } from "./axe";
import { hydrated, test } from "./fixtures";

const pages = [
  "/",
  "/expert/1",
  "/expert/999999",
  "/book-meeting?expert=1",
  "/book-meeting",
  "/favorites",
  "/login",
  "/register",
  "/forgot-password",
  "/api-docs",
  "/no-such-page",
];

test.use({ allowedErrors: [/status of 404/] });

for (const { width, colorScheme } of looks) {
  test(`axe finds nothing serious at ${width} px, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of pages) {
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page, path);
    }
  });
}
