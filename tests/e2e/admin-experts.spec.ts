import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import sharp from "sharp";
import type { AdminExpert } from "@/lib/features/experts/moderation-schemas";
import { expectAccessible, expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, mailTo, test } from "./fixtures";
import { signInAsAdmin } from "./sign-in";

test.describe.configure({ mode: "serial" });

const experts = async (request: APIRequestContext, query = ""): Promise<AdminExpert[]> =>
  (await request.get(`/api/admin/experts?limit=25${query}`)).json();
/** Requests beside the page come from this site too. */
const change = (page: Page, id: number, data: object) =>
  page.request.patch(`/api/experts/${id}`, { data, headers: { Origin: new URL(page.url()).origin } });
const row = (page: Page, place: number) => page.locator("tbody tr").nth(place - 1);
const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** A finger that is put on a place, goes up or down from there, and is lifted. */
async function dragWithFinger(page: Page, { x, y }: { x: number; y: number }, distance: number) {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x, y });
  const steps = 20;
  for (let step = 1; step <= steps; step += 1)
    await touch("touchMove", { x, y: y + (distance * step) / steps });
  await touch("touchEnd");
}

/** The experts tab, with its rows. */
async function openTab(page: Page, query = "") {
  await signInAsAdmin(page, `/admin?tab=experts${query}`);
  await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
  await hydrated(page);
}

const handleOf = (page: Page, name: string) => page.getByRole("button", { name: `Drag ${name}` });

/** Moves the row by its handle. */
async function dragByKeyboard(page: Page, name: string, ...keys: string[]) {
  await handleOf(page, name).focus();
  for (const key of keys) {
    await page.keyboard.press(key);
    // The row follows before the next key is heard.
    await page.waitForTimeout(300);
  }
}

test("the overview leads to its tabs, and back", async ({ page }) => {
  await signInAsAdmin(page, "/admin");
  const card = page.getByRole("link", { name: "Total Experts" });
  await expect(card).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Waiting for review/ })).toBeVisible();
  await expect(page.getByRole("table", { name: "New experts by week" }).getByRole("row")).toHaveCount(13);
  await card.click();
  await expect(page).toHaveURL(/\?tab=experts$/);
  await expect(page.getByRole("region", { name: "Experts" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Active Projects" })).toBeVisible();
});

test("a row is moved by keyboard and mouse, which the public list follows, and put back by Undo", async ({
  page,
}) => {
  await openTab(page);
  const before = await experts(page.request);
  const [first, second, third] = before as [AdminExpert, AdminExpert, AdminExpert];
  const hears = (text: string) => expect(page.getByText(`${first.name} ${text}`)).toBeAttached();
  await dragByKeyboard(page, first.name, "Space");
  await hears("picked up from place 1.");
  await dragByKeyboard(page, first.name, "ArrowDown", "ArrowDown");
  await hears("is over place 3.");
  await dragByKeyboard(page, first.name, "Space");
  await hears("put down at place 3.");
  await toast(page, `${first.name} is number 3 now.`);
  await expect(row(page, 3)).toContainText(first.name);
  expect((await experts(page.request)).slice(0, 3).map(({ id }) => id)).toEqual([
    second.id,
    third.id,
    first.id,
  ]);
  await expect(handleOf(page, first.name)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await toast(page, `${first.name} is number 1 now.`);
  expect((await experts(page.request)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));

  const handle = await handleOf(page, first.name).boundingBox();
  const target = await handleOf(page, second.name).boundingBox();
  if (!handle || !target) throw new Error("no handles");
  await page.mouse.move(handle.x + 20, handle.y + 20);
  await page.mouse.down();
  await page.mouse.move(target.x + 20, target.y + 30, { steps: 10 });
  await page.mouse.up();
  await toast(page, `${first.name} is number 2 now.`);
  await page.getByRole("button", { name: `Place 2: move ${first.name}` }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await toast(page, `${first.name} is number 1 now.`);
  expect((await experts(page.request)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("a finger on the handle moves a row, beside it the page", async ({ page }) => {
    await openTab(page);
    const before = await experts(page.request);
    const [first, second] = before as [AdminExpert, AdminExpert];
    const ids = async () => (await experts(page.request)).map(({ id }) => id);
    // Away from the screen's edges, where a row that is dragged scrolls the page.
    await row(page, 1).evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 200));
    const handle = await handleOf(page, first.name).boundingBox();
    const target = await handleOf(page, second.name).boundingBox();
    if (!handle || !target) throw new Error("no handles");
    await dragWithFinger(page, { x: handle.x + 22, y: handle.y + 22 }, target.y - handle.y);
    await toast(page, `${first.name} is number 2 now.`);
    await expect(row(page, 2)).toContainText(first.name);
    expect((await ids()).slice(0, 2)).toEqual([second.id, first.id]);
    await page.getByRole("button", { name: "Undo" }).first().click();
    await toast(page, `${first.name} is number 1 now.`);

    const scrolled = () => page.evaluate(() => window.scrollY);
    const top = await scrolled();
    await dragWithFinger(page, { x: 195, y: 600 }, -300);
    await expect.poll(scrolled).toBeGreaterThan(top + 200);
    expect(await ids()).toEqual(before.map(({ id }) => id));
  });
});

test("an expert is edited, gets a picture, is deleted and brought back", async ({ page }) => {
  await openTab(page);
  const expert = (await experts(page.request))[4] as AdminExpert;
  const edit = () => page.getByRole("button", { name: `Edit ${expert.name}` }).click();
  await edit();
  const dialog = page.getByRole("dialog", { name: "Edit Expert Profile" });
  await dialog.getByLabel("Title").fill("");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByText("Title is required").first()).toBeVisible();
  const title = `Ice navigator ${Date.now()}`;
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Upload an image").setInputFiles({
    name: "face.png",
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background: "teal" } })
      .png()
      .toBuffer(),
  });
  await dialog.getByRole("button", { name: "Save image" }).click();
  await toast(page, "Profile image updated");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await toast(page, "Expert updated successfully");
  await expect(page.getByRole("cell", { name: title })).toBeVisible();
  await expect(page.getByRole("button", { name: `Edit ${expert.name}` })).toBeFocused();
  const publicPage = () => page.request.get(`/expert/${expert.id}`);
  await expect(async () => expect(await (await publicPage()).text()).toContain(title)).toPass();
  await change(page, expert.id, { title: expert.title, profileImage: null });

  await page.getByRole("button", { name: `Delete ${expert.name}` }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this expert?" });
  await expectAccessible(page, "the question");
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: `Delete ${expert.name}` }).click();
  await question.getByRole("button", { name: "Delete expert" }).click();
  await toast(page, "Expert deleted successfully");
  await expect(page.getByRole("button", { name: `Edit ${expert.name}` })).toHaveCount(0);
  await expect(async () => expect((await publicPage()).status()).toBe(404)).toPass();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await toast(page, `${expert.name} is back at the place they had.`);
  await expect(page.getByRole("button", { name: `Place 5: move ${expert.name}` })).toBeVisible();
  await expect(async () => expect((await publicPage()).status()).toBe(200)).toPass();
});

test("a profile under review is rejected with a reason, then approved; each time its owner is told", async ({
  page,
}) => {
  await openTab(page);
  const expert = (await experts(page.request, "&status=approved"))[6] as AdminExpert;
  expect((await change(page, expert.id, { approvalStatus: "pending" })).status()).toBe(200);
  await page.goto("/admin?tab=experts&status=pending");
  await page.getByRole("button", { name: `Reject ${expert.name}` }).click();
  const reason = `Describe a project of yours, ${Date.now()}`;
  await page.getByLabel("Reason").fill(reason);
  await page.getByRole("button", { name: "Reject profile" }).click();
  await expect(page.getByText("Rejecting…")).toBeVisible();
  await expect(page.getByText("Expert rejected").first()).toBeVisible();
  // Of a run before this one there may be a mail about another reason.
  await expect.poll(async () => (await mailTo(expert.email, /needs changes/)).text).toContain(reason);
  expect((await page.request.get(`/expert/${expert.id}`)).status()).toBe(404);

  expect((await change(page, expert.id, { approvalStatus: "pending" })).status()).toBe(200);
  await page.reload();
  await page.getByRole("button", { name: `Approve ${expert.name}` }).click();
  await expect(page.getByText("Expert approved").first()).toBeVisible();
  expect((await mailTo(expert.email, /is approved/)).text).toContain(`/expert/${expert.id}`);
  await expect(async () => {
    expect((await page.request.get(`/expert/${expert.id}`)).status()).toBe(200);
  }).toPass();
});

test("the list is searched, sorted and exported as it is shown", async ({ page }) => {
  await openTab(page);
  await page.getByLabel(/^Search name/).fill("python");
  await expect(page).toHaveURL(/q=python/);
  await expect(page.getByText(/The order can be changed in the whole list only/)).toBeVisible();
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = await (await download).path();
  const rows = parse(readFileSync(file), { bom: true, columns: true }) as Record<string, string>[];
  const shown = await experts(page.request, "&q=python&sort=name");
  expect(rows.slice(0, shown.length).map(({ name }) => name)).toEqual(shown.map(({ name }) => name));
});

test("who is no administrator sees nothing of it", async ({ page }) => {
  for (const path of ["experts", "overview", "exports/experts"]) {
    expect((await page.request.get(`/api/admin/${path}`)).status()).toBe(401);
  }
});

test("the screens are accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInAsAdmin(page, "/admin");
  const { name } = (await experts(page.request))[0] as AdminExpert;
  await expect(page.getByRole("link", { name: "Total Experts" })).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the overview");
  // The row of tabs scrolls and would cut off a ring around one of them: it lies within.
  const tab = page.getByRole("tab", { selected: true });
  await tab.press("Home");
  expect(
    await tab.evaluate((each) => getComputedStyle(each).outline + getComputedStyle(each).outlineOffset),
  ).toMatch(/solid.*-\d/);
  await page.goto("/admin?tab=experts");
  await handleOf(page, name).waitFor();
  await expectAccessibleAtEveryLook(page, "the experts");
  await page.getByRole("button", { name: `Place 1: move ${name}` }).click();
  await expect(page.getByRole("menuitem", { name: "Move down" })).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the menu");
  await page.getByRole("menuitem", { name: "Move to a place…" }).click();
  await expect(page.getByLabel("New place")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the question for a place");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Expert Profile" });
  await dialog.getByLabel("Title").fill("");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByText("Title is required").first()).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the form");
});
