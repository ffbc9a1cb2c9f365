import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, linkIn, mailTo, test } from "./fixtures";

// The second application with an address is refused.
test.use({ allowedErrors: [/status of 409/] });

/** An address of its own for each run, so that the journey can be repeated on one database. */
const newAddress = () => `asa.makela.${Date.now()}@example.fi`;

async function open(page: Page) {
  await page.goto("/join-experts");
  await hydrated(page);
  // What is loaded after the form.
  await expect(page.locator("aside button[aria-label^=Add]").first()).toBeAttached();
}

/** Of the page, not Next's own announcer of routes. */
const summary = (page: Page) => page.getByRole("main").getByRole("alert");

async function fill(page: Page, email: string) {
  await page.getByLabel("Name", { exact: true }).fill("Åsa Mäkelä");
  await page.getByLabel("Professional title").fill("Machine learning engineer");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Description").fill("Builds forecasting services.");
  await page.getByLabel("Skills", { exact: true }).fill("Python");
}

test("apply, with a draft that outlives a reload, and only once an address", async ({ page }) => {
  const email = newAddress();
  await open(page);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(summary(page).getByText("Please enter at least one skill")).toBeVisible();
  await expect(summary(page)).toBeFocused();

  await fill(page, email);
  await page.getByRole("button", { name: "Add Machine Learning", exact: true }).click();
  await expect(page.getByLabel("Skills", { exact: true })).toHaveValue("Python, Machine Learning");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await open(page);
  await expect(page.getByText("Draft restored")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Skills", { exact: true })).toHaveValue("Python, Machine Learning");
  await expect(page.getByRole("button", { name: "Add Machine Learning", exact: true })).toHaveCount(0);

  await page.getByRole("button", { name: "Clear draft" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);

  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByRole("heading", { name: "Your application is with us" })).toBeFocused();
  await expect(page.getByText("Application Submitted").first()).toBeVisible();
  await expect(page.getByText("The review takes 2–3 business days.")).toBeVisible();
  await expectAccessible(page, "the confirmation");
  linkIn(await mailTo(email, /received your application/), "/register");

  await open(page);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("");
  await fill(page, email.toUpperCase());
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Application Already Exists").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Write to / })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Åsa Mäkelä");
});

test("axe finds nothing serious", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await open(page);
  await fill(page, newAddress());
  await page.getByRole("button", { name: /^Your profile so far/ }).click();
  await expect(page.getByRole("heading", { name: "Achievements" })).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the form");
  await expect(page.getByRole("heading", { name: "Achievements" })).toBeVisible();

  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(summary(page)).toBeFocused();
  await expectAccessibleAtEveryLook(page, "the form with errors");
});

test("every field can be reached and the form sent by keyboard alone", async ({ page }) => {
  await open(page);
  await page.getByLabel("Name", { exact: true }).focus();
  for (const text of ["Åsa Mäkelä", "Data engineer", newAddress(), "", "Builds data platforms.", "Python"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  // The skill just typed can be taken out before the years come.
  await expect(page.getByRole("button", { name: "Remove Python" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Years of experience")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your application is with us" })).toBeFocused();
});
