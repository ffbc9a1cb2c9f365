import { expectAccessible, expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, test } from "./fixtures";
import { signInAsAdmin } from "./sign-in";

const pages = [
  "/",
  "/experts?q=python",
  "/too-many-searches",
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
  "/become-administrator?token=unknown",
  "/forgot-password",
  "/no-such-page",
];

test.use({ allowedErrors: [/status of 404/] });

test("axe finds nothing serious", async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await hydrated(page);
    await expectAccessibleAtEveryLook(page, path);
  }
  // Long, and the same at every width.
  await page.goto("/api-docs");
  await hydrated(page);
  await expectAccessible(page, "/api-docs");
  await page.getByRole("link", { name: "/api/quotes/{id}/accept" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("post/api/quotes/{id}/accept");
  await expectAccessible(page, "the page of one call");
});

test("axe finds nothing serious on the administrators' pages", async ({ page }) => {
  await signInAsAdmin(page, "/admin/consultants");
  await expect(page.getByRole("article").first()).toBeVisible();
  await hydrated(page);
  await expectAccessibleAtEveryLook(page, "/admin/consultants");
  await page.getByRole("button", { name: "Add a consultant" }).click();
  await page.getByRole("button", { name: "Add days off" }).click();
  await expectAccessibleAtEveryLook(page, "a consultant's form");
  for (const path of ["/admin/funnel", "/admin/people", "/admin/invitations", "/admin/jobs"]) {
    await page.goto(path);
    await expect(
      page
        .getByRole("table")
        .or(page.getByRole("heading", { level: 2 }))
        .first(),
    ).toBeVisible();
    await hydrated(page);
    await expectAccessibleAtEveryLook(page, path);
  }
});
