import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { browserDataDir } from "./environment";
import { expect, hydrated, test } from "./fixtures";

// The expert of the demo data, who can sign in (prisma/seed/demo-users.ts).
const email = "aino.aalto@example.com";
const password = () => readFileSync(path.join(browserDataDir, "demo-password-1"), "utf8").trim();

test.describe.configure({ mode: "serial" });

/** The own profile of an expert without results; gives the address of the results. */
async function openProfile(page: Page): Promise<string> {
  await page.goto("/profile");
  await hydrated(page);
  await page.getByLabel("Email address", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password());
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Profile" })).toBeVisible();
  const { expertId } = await (await page.request.get("/api/auth/user")).json();
  const results = `/api/experts/${expertId}/personality`;
  expect((await page.request.delete(results)).status()).toBe(200);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Show how you like to work" })).toBeVisible();
  return results;
}

for (const width of [360, 1280]) {
  test(`is taken with the keyboard, saved and deleted on the own profile at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: width === 360 ? "dark" : "light", reducedMotion: "reduce" });
    const results = await openProfile(page);
    const stored = async () => (await page.request.get(results)).json();
    await expectAccessible(page, "the invitation");

    await page.getByRole("button", { name: "Start Assessment" }).click();
    await expect(page.getByRole("heading", { name: "Before you start" })).toBeFocused();
    await page.getByRole("button", { name: "Start Assessment" }).click();
    await expect(page.getByText("Please agree first", { exact: false })).toBeVisible();
    await expectAccessible(page, "the consent");
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
    await expectAccessible(page, "a statement with its answer");
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
    await expectAccessible(page, "the profile");
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
    await expectAccessible(page, "the stored results");
    await page.getByRole("button", { name: "Delete results" }).click();
    await expectAccessible(page, "the question");
    await page.getByRole("button", { name: "Keep them" }).click();
    await expect(page.getByRole("button", { name: "Delete results" })).toBeFocused();
    await page.getByRole("button", { name: "Delete results" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete results" }).click();
    await expect(page.getByRole("button", { name: "Start Assessment" })).toBeVisible();
    expect(await stored()).toMatchObject({ personalityTestCompleted: false, personalityConsentAt: null });
  });
}
