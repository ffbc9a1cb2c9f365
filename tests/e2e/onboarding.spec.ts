import type { Page } from "@playwright/test";
import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, linkIn, mailTo, test } from "./fixtures";
import { signInAsAdmin } from "./sign-in";

test.describe.configure({ mode: "serial" });

const run = Date.now();
const email = `aada.aloittaja.${run}@example.fi`;
const password = "lumi satelee hiljaa 7";
/** A word of its own for each run, so that search finds this profile only. */
const title = `Ontology engineer ${run}`;
const summary = "I build knowledge graphs that planners use every day, and I leave clear notes behind.";

async function open(page: Page) {
  await page.goto("/expert-onboarding");
  await expect(page.getByRole("heading", { level: 2, name: "Basic Information" })).toBeVisible();
  await hydrated(page);
}
const next = (page: Page) => page.getByRole("button", { name: "Next Step" }).click();
const found = async (page: Page): Promise<{ id: number; name: string }[]> =>
  (await page.request.post("/api/experts/search", { data: { query: title } })).json();

async function fill(page: Page) {
  await page.getByLabel("Full Name").fill("Aada Aloittaja");
  await page.getByLabel("Professional Title").fill(title);
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Years of Experience").fill("8");
  await expect(page.getByText("Step Completed!").first()).toBeVisible();
  await expect(page.getByText("You earned 100 points!").first()).toBeVisible();
  await expect(page.getByText("Achievement Unlocked!").first()).toBeVisible();
  await next(page);
  await page.getByRole("textbox", { name: "Professional Summary" }).fill(summary);
  await next(page);
  await page.getByRole("button", { name: "Python", exact: true }).click();
  await page.getByLabel("Custom skill").fill("SPARQL");
  await page.getByLabel("Custom skill").press("Enter");
  await page.getByLabel("Custom skill").fill("Neo4j");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByLabel("Proficiency in SPARQL").selectOption({ label: "5 Master" });
  await next(page);
  await page.getByLabel("Hourly Rate (€)").fill("95,50");
  await page.getByLabel("Remote").check();
  await page.getByLabel("Location (City, Country)").fill("Tampere, Finland");
  await next(page);
  await next(page);
}

test("from a guest's first step to a profile that companies find", async ({ page, browser }) => {
  await open(page);
  await fill(page);
  await expect(page.getByText("4 of 6 steps completed")).toBeVisible();

  // A reload loses nothing.
  await expect(page.getByText("Saved in this browser")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Draft restored")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Personality Assessment" })).toBeVisible();
  await hydrated(page);

  await page.getByRole("button", { name: "Complete Onboarding" }).click();
  await expect(page.getByText("Login Required").first()).toBeVisible();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fexpert-onboarding/);

  await page
    .getByRole("main")
    .getByRole("link", { name: /create an account/i })
    .click();
  await expect(page).toHaveURL(/\/register\?returnTo=%2Fexpert-onboarding/);
  await hydrated(page);
  await page.getByLabel("First name").fill("Aada");
  await page.getByLabel("Last name").fill("Aloittaja");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("One more step")).toBeVisible();
  await page.goto(linkIn(await mailTo(email, /verify|confirm/i), "/verify-email"));
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await hydrated(page);
  await page.getByLabel("Email address", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  // What was completed before is sent now, by itself.
  await expect(page.getByText("Welcome to Osaaja!").first()).toBeVisible();
  await expect(page).toHaveURL(/\/expert-profile$/);
  await expect(page.getByRole("heading", { level: 1, name: "My Profile" })).toBeVisible();
  await expect(page.getByText("Under review", { exact: true })).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByText("€95.50").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("onboardingDraft"))).toBeNull();
  await mailTo(email, /under review/);

  const { expertId } = await (await page.request.get("/api/auth/user")).json();
  expect((await found(page)).map(({ id }) => id)).not.toContain(expertId);
  const own = await page.request.patch(`/api/experts/${expertId}`, { data: { approvalStatus: "approved" } });
  expect(own.status()).toBe(403);

  const admin = await (await browser.newContext()).newPage();
  await signInAsAdmin(admin, "/about");
  const approval = await admin.request.patch(`/api/experts/${expertId}`, {
    data: { approvalStatus: "approved" },
  });
  expect(approval.status()).toBe(200);
  await admin.close();
  expect(await found(page)).toMatchObject([{ id: expertId, name: "Aada A." }]);

  // There is nothing left to set up.
  await page.goto("/expert-onboarding");
  await expect(page.getByRole("heading", { name: "You have an expert profile already" })).toBeVisible();
  await page.getByRole("link", { name: "Go to my profile" }).click();
  await expect(page).toHaveURL(new RegExp(`/expert-profile/${expertId}$`));
});

test("the assessment, by keyboard", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: /^Personality Assessment/ }).click();
  await page.getByRole("button", { name: "Start Assessment" }).click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Start Assessment" }).press("Enter");
  for (let place = 1; place <= 20; place += 1) {
    await expect(page.getByText(`${place} of 20`, { exact: true })).toBeVisible();
    await page.keyboard.press(String((place % 5) + 1));
  }
  await expect(page.getByRole("heading", { name: "Your Personality Profile" })).toBeVisible();
  await page.getByRole("button", { name: "Save & Continue" }).click();
  await expect(page.getByText("Assessment Completed")).toBeVisible();
  await expect(page.getByText("Saved in this browser")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Retake Assessment" })).toBeVisible();
});

test("axe finds nothing serious", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await expectAccessibleAtEveryLook(page, "the first step");
  await page.getByLabel("Full Name").fill("Aada Aloittaja");
  await page.getByLabel("Professional Title").fill(title);
  await page.getByLabel("Email Address").fill("no address");
  await next(page);
  await page.getByRole("textbox", { name: "Professional Summary" }).fill(summary);
  await expectAccessibleAtEveryLook(page, "the summary");
  await next(page);
  for (const skill of ["Python", "AWS", "Executive Advisory"])
    await page.getByRole("button", { name: skill, exact: true }).click();
  await expectAccessibleAtEveryLook(page, "the skills");
  await next(page);
  const rate = page.getByLabel("Hourly Rate (€)");
  await rate.fill("many");
  await page.getByLabel("Remote").check();
  // What is no number is said here, not at the end.
  await next(page);
  await expect(rate).toBeFocused();
  await expectAccessibleAtEveryLook(page, "the work preferences with a fault");
  await rate.fill("95");
  await next(page);
  await expectAccessibleAtEveryLook(page, "the portfolio");
  await next(page);
  await expectAccessibleAtEveryLook(page, "the last step");
  await page.getByRole("button", { name: "Complete Onboarding" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
  await expectAccessibleAtEveryLook(page, "the first step with a fault");
});
