import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, linkIn, mailTo, test } from "./fixtures";
import { signIn, signInByForm } from "./sign-in";

const email = `suvi.${Date.now()}@example.fi`;
const password = "syksyn ensimmäinen lumi 3";

test.describe.configure({ mode: "serial" });
// A request without a session is part of these journeys.
test.use({ allowedErrors: [/status of 401/] });

/** The toast on screen; its text stands in a live region as well. */
const toast = (page: Page, title: string) => page.locator("li[data-state=open]", { hasText: title });
const cards = (page: Page) => page.locator("main article");
const heartOf = (card: Locator) => card.getByRole("button", { name: /^Save .+ to favorites$/ });
const nameOf = async (card: Locator) => (await card.getByRole("heading").textContent())?.trim() ?? "";
const shown = (page: Page) => page.getByText(/^Showing \d+ of \d+ favorite experts$/);

async function openHome(page: Page) {
  await page.goto("/");
  await hydrated(page);
}

test("a guest is asked to log in, and brought back to the favourites", async ({ page }) => {
  await openHome(page);
  const heart = heartOf(cards(page).first());
  await expect(heart).toBeEnabled();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(toast(page, "Login Required")).toContainText(
    "Please log in to save experts to your favorites.",
  );
  // Nothing else: longer than an ended session waits before it goes to login.
  await page.waitForTimeout(2_000);
  await expect(page).toHaveURL(/\/$/);
  expect((await page.request.get("/api/favorites")).status()).toBe(401);

  await page.goto("/favorites");
  await expect(page.getByRole("heading", { name: "Login Required" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessible(page, "favourites of a guest");
  await page.getByRole("link", { name: "Log In", exact: true }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Ffavorites$/);
});

test("register, save on the home page, find it on the profile and among the favourites", async ({ page }) => {
  await page.goto("/register");
  await hydrated(page);
  await page.getByLabel("First name").fill("Suvi");
  await page.getByLabel("Last name").fill("Suosikki");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("One more step")).toBeVisible();
  await page.goto(linkIn(await mailTo(email, /verify|confirm/i), "/verify-email"));
  await expect(page.getByText("Your email address is verified").first()).toBeVisible();
  await page.goto("/login?returnTo=/favorites");
  await hydrated(page);
  await signInByForm(page, { email, password });
  await expect(page).toHaveURL((url) => url.pathname === "/favorites");

  await expect(page.getByRole("heading", { name: "No Favorites Yet" })).toBeVisible();
  await page.getByRole("link", { name: "Explore Experts" }).click();
  await expect(page).toHaveURL(/\/$/);
  await hydrated(page);
  const names: string[] = [];
  for (const card of [cards(page).nth(0), cards(page).nth(1)]) {
    const name = await nameOf(card);
    names.unshift(name);
    await heartOf(card).click();
    await expect(toast(page, "Added to Favorites")).toContainText(
      `${name} has been added to your favorites.`,
    );
    await expect(heartOf(card)).toHaveAttribute("aria-pressed", "true");
    await expect(heartOf(card)).toBeEnabled();
  }
  // The heart lies above the link that covers the card.
  await expect(page).toHaveURL(/\/$/);

  const status = page.waitForResponse(/\/api\/favorites\/\d+\/status$/);
  await cards(page).nth(1).getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/expert\/\d+$/);
  expect(await (await status).json()).toEqual({ isFavorited: true });
  const profileHeart = page.locator("main header").getByRole("button", { name: /^Save .+ to favorites$/ });
  await expect(profileHeart).toHaveAccessibleName(`Save ${names[0]} to favorites`);
  await expect(profileHeart).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(profileHeart).toHaveAttribute("aria-pressed", "true");
  await profileHeart.click();
  await expect(toast(page, "Removed from Favorites")).toBeVisible();
  await expect(profileHeart).toHaveAttribute("aria-pressed", "false");
  await expect(profileHeart).toBeEnabled();
  await profileHeart.click();
  await expect(toast(page, "Added to Favorites")).toBeVisible();

  await page.locator('header a[href="/favorites"]').first().click();
  await expect(page.getByRole("heading", { name: "My Favorite Experts" })).toBeVisible();
  await expect(shown(page)).toHaveText("Showing 2 of 2 favorite experts");
  expect([await nameOf(cards(page).nth(0)), await nameOf(cards(page).nth(1))]).toEqual(names);
});

test("filter, remove, undo; by keyboard too", async ({ page }) => {
  await signIn(page, { email, password }, "/favorites");
  await expect(shown(page)).toHaveText("Showing 2 of 2 favorite experts");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const [first, second] = [await nameOf(cards(page).nth(0)), await nameOf(cards(page).nth(1))];

  await expectAccessibleAtEveryLook(page, "favourites");

  await page.getByRole("searchbox", { name: "Search favorites" }).fill(`${second} `);
  await expect(shown(page)).toHaveText("Showing 1 of 2 favorite experts");
  await page.getByRole("combobox", { name: "Skill" }).selectOption({ index: 1 });
  const chips = page.getByRole("region", { name: "Active filters" });
  await chips.getByRole("button", { name: `Remove filter: “${second}”` }).click();
  await chips.getByRole("button", { name: "Clear Filters" }).click();
  await expect(shown(page)).toHaveText("Showing 2 of 2 favorite experts");
  await page.getByRole("searchbox", { name: "Search favorites" }).fill("nobody has this");
  await expect(page.getByRole("heading", { name: "No favorites match" })).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).last().click();

  await heartOf(cards(page).filter({ hasText: first })).click();
  await expect(shown(page)).toHaveText("Showing 1 of 1 favorite experts");
  await expect(cards(page).filter({ hasText: first })).toHaveCount(0);
  await toast(page, "Removed from Favorites").getByRole("button", { name: "Undo" }).click();
  await expect(shown(page)).toHaveText("Showing 2 of 2 favorite experts");
  expect(await nameOf(cards(page).nth(0))).toBe(first);
  await expect(toast(page, "Added to Favorites")).toBeVisible();

  await heartOf(cards(page).filter({ hasText: second })).focus();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Removed from Favorites")).toBeVisible();
  await expect(cards(page).first().getByRole("heading").getByRole("link")).toBeFocused();
  await page.reload();
  await expect(shown(page)).toHaveText("Showing 1 of 1 favorite experts");

  // On the home page the heart keeps the focus, though it was disabled meanwhile.
  await openHome(page);
  const heart = heartOf(cards(page).first());
  await expect(heart).toBeEnabled();
  const before = await heart.getAttribute("aria-pressed");
  await heart.focus();
  await page.keyboard.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", before === "true" ? "false" : "true");
  await expect(heart).toBeEnabled();
  await expect(heart).toBeFocused();
});

test("a session that has ended leads to login and back", async ({ page }) => {
  await signIn(page, { email, password }, "/expert/1");
  await hydrated(page);
  const heart = page.locator("main header").getByRole("button", { name: /^Save .+ to favorites$/ });
  await expect(heart).toBeEnabled();
  const isSaved = (await heart.getAttribute("aria-pressed")) === "true";
  await page.context().clearCookies();
  await heart.click();
  await expect(toast(page, "Login Required")).toContainText(
    isSaved ? "Please log in to manage your favorites." : "Please log in to save experts to your favorites.",
  );
  await expect(heart).toHaveAttribute("aria-pressed", String(isSaved));
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fexpert%2F1$/);
});
