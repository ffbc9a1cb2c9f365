import type { Page } from "@playwright/test";
import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, test } from "./fixtures";
import { signInAsAdmin } from "./sign-in";

test.describe.configure({ mode: "serial" });
// A link that was taken back is a page that is not there.
test.use({ allowedErrors: [/status of 404/] });

const listName = `Board ${Date.now()}`;
const cards = (page: Page) => page.locator("main article");
const toast = (page: Page, title: string) => page.locator("li[data-state=open]", { hasText: title });
const nameOf = async (page: Page, at: number) =>
  (await cards(page).nth(at).getByRole("heading").textContent())?.trim() ?? "";

test("a guest's heart is kept and joins the favourites at sign-in", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const name = await nameOf(page, 0);
  const heart = cards(page)
    .first()
    .getByRole("button", { name: /^Save .+ to favorites$/ });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto("/favorites");
  await expect(page.getByText("joins your favorites when you log in")).toBeVisible();

  await signInAsAdmin(page, "/account");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("guestFavorites"))).toBeNull();
  await page.goto("/favorites");
  await expect(cards(page).filter({ hasText: name })).toBeVisible();
});

test("a shortlist is begun from a card, filled from a profile, noted on, shared and taken back", async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page, "/");
  await hydrated(page);
  const name = await nameOf(page, 0);
  await cards(page)
    .first()
    .getByRole("button", { name: /^Add to list/ })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New shortlist").fill(listName);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("checkbox", { name: listName })).toBeChecked();
  await dialog.getByRole("button", { name: "Done" }).click();
  await cards(page).nth(1).getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/expert\/\d+$/);
  await page
    .locator("main header")
    .getByRole("button", { name: /^Add to list/ })
    .click();
  await dialog.getByRole("checkbox", { name: listName }).check();
  await page.keyboard.press("Escape");

  await page.goto("/shortlists");
  await hydrated(page);
  await expectAccessibleAtEveryLook(page, "shortlists");
  await page.getByRole("link", { name: listName }).click();
  await expect(page.getByText("2 experts on this list")).toBeVisible();
  await page.getByLabel(`Your note about ${name}`).fill("Knows our systems");
  await cards(page)
    .filter({ hasText: name })
    .locator("xpath=ancestor::li[1]")
    .getByRole("button", { name: "Save note" })
    .click();
  await expect(toast(page, "Note saved")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "a shortlist");

  await page.getByRole("button", { name: "Share" }).click();
  await dialog.getByRole("button", { name: "Make a link" }).click();
  const url = await dialog.getByLabel("Link to the list").inputValue();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(url);
  await expect(visitor.getByRole("heading", { name: listName })).toBeVisible();
  await expect(cards(visitor)).toHaveCount(2);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await visitor.content()).not.toContain("Knows our systems");
  await expectAccessibleAtEveryLook(visitor, "a shared shortlist");
  await dialog.getByRole("button", { name: "Stop sharing" }).click();
  await expect(toast(page, "The link shows nothing any more")).toBeVisible();
  expect((await visitor.goto(url))?.status()).toBe(404);
  await expect(visitor.getByRole("heading", { name: "This list is not shared" })).toBeVisible();
  await visitor.context().close();
  await dialog.getByRole("button", { name: "Close" }).click();

  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: new RegExp(`^Remove from list.*${name}`) }).click();
  await expect(cards(page)).toHaveCount(1);
  await toast(page, "is not on the list any more").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel(`Your note about ${name}`)).toHaveValue("Knows our systems");
  await page.getByRole("button", { name: /^Delete shortlist/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete shortlist" }).click();
  await expect(page).toHaveURL(/\/shortlists$/);
  await expect(page.getByRole("link", { name: listName })).toHaveCount(0);
});

test("two cards are ticked and compared; a search is saved", async ({ page }) => {
  await signInAsAdmin(page, "/?skill=python#experts");
  await hydrated(page);
  const search = page.getByRole("button", { name: "Save this search" });
  await search.click();
  await page.getByRole("dialog").getByRole("button", { name: "Save search" }).click();
  await expect(toast(page, "Search saved")).toBeVisible();

  const names = [await nameOf(page, 0), await nameOf(page, 1)];
  for (const at of [0, 1])
    await cards(page)
      .nth(at)
      .getByRole("checkbox", { name: /^Compare/ })
      .check();
  const bar = page.getByRole("region", { name: "Experts to compare" });
  await bar.getByRole("link", { name: "Compare 2 experts" }).click();
  await expect(page).toHaveURL(/\/compare\?experts=\d+,\d+$/);
  const table = page.getByRole("table");
  for (const name of names) await expect(table.getByRole("columnheader", { name })).toBeVisible();
  await expect(table.getByRole("rowheader", { name: "Hourly rate" })).toBeVisible();
  await expect(table.getByRole("rowheader", { name: "Python" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessibleAtEveryLook(page, "the comparison");
  await page.goto(`${page.url()}&project=1`);
  await expect(table.getByRole("rowheader", { name: /match score/i })).toBeVisible();

  await page.goto("/saved-searches");
  await hydrated(page);
  await expectAccessibleAtEveryLook(page, "saved searches");
  const alert = page.getByRole("checkbox", { name: /^Mail me about new experts/ }).first();
  await expect(alert).toBeChecked();
  await alert.uncheck();
  await expect(toast(page, "No more mails about this search")).toBeVisible();
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete search" }).click();
  await expect(page.getByRole("heading", { name: "No saved searches yet" })).toBeVisible();
});
