import type { Page } from "@playwright/test";
import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, test } from "./fixtures";
import { demoExpert, signIn } from "./sign-in";

/** The own profile of an expert without results; gives the address of the results. */
async function openProfile(page: Page): Promise<string> {
  await signIn(page, demoExpert, "/profile");
  await expect(page.getByRole("heading", { level: 1, name: "My Profile" })).toBeVisible();
  const { expertId } = await (await page.request.get("/api/auth/user")).json();
  const results = `/api/experts/${expertId}/personality`;
  expect((await page.request.delete(results)).status()).toBe(200);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Show how you like to work" })).toBeVisible();
  return results;
}

test("is taken with the keyboard, saved and deleted on the own profile", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const results = await openProfile(page);
  const stored = async () => (await page.request.get(results)).json();
  await expectAccessibleAtEveryLook(page, "the invitation");

  await page.getByRole("button", { name: "Start Assessment" }).click();
  await expect(page.getByRole("heading", { name: "Before you start" })).toBeFocused();
  await page.getByRole("button", { name: "Start Assessment" }).click();
  await expect(page.getByText("Please agree first", { exact: false })).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the consent");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Start Assessment" }).click();

  // Agreeing with everything; back once to change an answer, left once and gone on with.
  await expect(page.getByText("1 of 20", { exact: true })).toBeVisible();
  await page.keyboard.press("1");
  await expect(page.getByText("2 of 20", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("button", { name: "1 Strongly Disagree" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectAccessibleAtEveryLook(page, "a statement with its answer");
  await page.getByRole("button", { name: "5 Strongly Agree" }).click();
  await expect(page.getByText("2 of 20", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Skip Test" }).click();
  await page.getByRole("button", { name: "Continue Assessment" }).click();
  await expect(page.getByText("2 of 20", { exact: true })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  for (let n = 3; n <= 20; n += 1) {
    await expect(page.getByText(`${n} of 20`, { exact: true })).toBeVisible();
    await page.keyboard.press("5");
  }

  await expect(page.getByRole("heading", { name: "Your Personality Profile" })).toBeFocused();
  await expect(page.getByText("Score: 75/100")).toHaveCount(4);
  await expect(page.getByText("Score: 50/100")).toHaveCount(1);
  await expectAccessibleAtEveryLook(page, "the profile");
  expect(await stored()).toMatchObject({ personalityTestCompleted: false, personalityOpenness: null });
  await page.getByRole("button", { name: "Save & Continue" }).click();
  await expect(page.getByText("Personality profile saved").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Retake Assessment" })).toBeVisible();
  expect(await stored()).toMatchObject({
    personalityOpenness: 75,
    personalityNeuroticism: 50,
    personalityTestCompleted: true,
    personalityConsentAt: expect.any(String),
  });

  await page.reload();
  await hydrated(page);
  await expect(page.getByText("Score: 75/100")).toHaveCount(4);
  await expectAccessibleAtEveryLook(page, "the stored results");
  await page.getByRole("button", { name: "Delete results" }).click();
  await expectAccessibleAtEveryLook(page, "the question");
  await page.getByRole("button", { name: "Keep them" }).click();
  await expect(page.getByRole("button", { name: "Delete results" })).toBeFocused();
  await page.getByRole("button", { name: "Delete results" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete results" }).click();
  await expect(page.getByRole("button", { name: "Start Assessment" })).toBeVisible();
  expect(await stored()).toMatchObject({ personalityTestCompleted: false, personalityConsentAt: null });
});
