import type { Page } from "@playwright/test";
import type { AdminExpert } from "@/lib/features/experts/moderation-schemas";
import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, test } from "./fixtures";
import { signInAsAdmin } from "./sign-in";

const reviews = 30;

/** Sets the review of an expert back, or decides it, beside the page. */
const review = (page: Page, id: number, approvalStatus: "pending" | "approved") =>
  page.request.patch(`/api/experts/${id}`, {
    data: { approvalStatus },
    headers: { Origin: new URL(page.url()).origin },
  });

test("thirty reviews by keyboard alone take less than 120 presses", async ({ page }) => {
  await signInAsAdmin(page, "/admin/inbox");
  const approved: AdminExpert[] = await (
    await page.request.get(`/api/admin/experts?status=approved&limit=${reviews}`)
  ).json();
  expect(approved).toHaveLength(reviews);
  for (const { id } of approved) expect((await review(page, id, "pending")).status()).toBe(200);
  await page.reload();
  await hydrated(page);

  let presses = 0;
  const press = (key: string) => {
    presses += 1;
    return page.keyboard.press(key);
  };
  const names = new Set(approved.map(({ name }) => name));
  const article = page.getByRole("article");
  const heading = article.getByRole("heading", { level: 2 });
  let decided = 0;
  while (decided < reviews) {
    await expect(heading).not.toHaveText("Loading what waits");
    const name = (await heading.textContent()) ?? "";
    const kind = await article.getByText("Expert", { exact: true }).count();
    // What others of the demo data wait for stays as it is.
    if (kind === 0 || !names.has(name)) await press("j");
    else {
      decided += 1;
      if (decided % 10 === 0) {
        await press("r");
        await press("N");
        await press("o");
        await press("Control+Enter");
      } else await press("a");
      names.delete(name);
    }
    if (decided < reviews) await expect(heading).not.toHaveText(name);
  }
  expect(presses).toBeLessThan(120);

  // The last one can be taken back; the others are decided.
  await press("u");
  const status = async (id: number): Promise<string> =>
    (await (await page.request.get(`/api/experts/${id}`)).json()).approvalStatus;
  await expect
    .poll(async () => {
      const all = await Promise.all(approved.map(({ id }) => status(id)));
      return all.filter((each) => each === "pending").length;
    })
    .toBe(1);
  // Nothing of it is left behind.
  for (const { id } of approved) if ((await status(id)) !== "approved") await review(page, id, "approved");
});

test("the inbox, its keys and the palette pass axe, and the palette finds and goes", async ({ page }) => {
  await signInAsAdmin(page, "/admin/inbox");
  await hydrated(page);
  await expect(page.getByRole("article")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "/admin/inbox");
  await page.getByRole("button", { name: "Keys of the inbox" }).click();
  await page.getByLabel("Single keys decide and move").uncheck();
  await expectAccessibleAtEveryLook(page, "the keys");
  await page.keyboard.press("Escape");
  const before = await page.getByRole("article").getByRole("heading", { level: 2 }).textContent();
  await page.keyboard.press("j");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(before ?? "");

  const [expert]: AdminExpert[] = await (await page.request.get("/api/admin/experts?limit=1")).json();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search and go to" });
  await field.fill(expert?.email ?? "");
  await expect(page.getByRole("option").first()).toContainText(expert?.name ?? "");
  await expectAccessibleAtEveryLook(page, "the palette");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`tab=experts&item=${expert?.id}$`));
  await expect(page.getByRole("complementary", { name: expert?.name ?? "" })).toBeVisible();
  await expectAccessibleAtEveryLook(page, "an expert's panel");
});

test("the palette exports what the list behind it shows", async ({ page }) => {
  await signInAsAdmin(page, "/admin?tab=experts&q=Python");
  await hydrated(page);
  await expect(page.getByRole("link", { name: "Export CSV", exact: true })).toBeVisible();
  await page.keyboard.press("Control+k");
  // What is found comes above the actions, and would move them from under the mouse.
  const found = page.waitForResponse((response) => response.url().includes("/api/admin/search?q=Export"));
  await page.getByRole("combobox", { name: "Search and go to" }).fill("Export");
  await found;
  const download = page.waitForEvent("download");
  await page.getByRole("option", { name: "Export CSV", exact: true }).click();
  expect((await download).url()).toMatch(/\/api\/admin\/exports\/experts\?.*Python/);
  await expect(page.getByRole("combobox", { name: "Search and go to" })).toBeHidden();
});

test("kept reasons are added and deleted", async ({ page }) => {
  await signInAsAdmin(page, "/admin/settings");
  await hydrated(page);
  const name = `Too short ${Date.now()}`;
  await page.getByLabel("Name, for us").fill(name);
  await page.getByLabel("Text, for whoever reads it").fill("Please describe a project of yours.");
  await page.getByRole("button", { name: "Keep reason" }).click();
  await expect(page.getByText(name)).toBeVisible();
  await expectAccessibleAtEveryLook(page, "/admin/settings");
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(page.getByText(name)).toHaveCount(0);
});
