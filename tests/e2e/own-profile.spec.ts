import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, test } from "./fixtures";
import { demoExpert, signIn, signInByForm } from "./sign-in";

const { email } = demoExpert;

test.describe.configure({ mode: "serial" });

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "My Profile" });

async function open(page: Page) {
  await signIn(page, demoExpert, "/profile");
  await expect(heading(page)).toBeVisible();
  await hydrated(page);
}

const ownId = async (page: Page): Promise<number> =>
  (await (await page.request.get("/api/auth/user")).json()).expertId;

/** Public pages follow a change within a moment. */
async function expectOnPublicPage(page: Page, id: number, text: string) {
  await expect(async () => {
    expect(await (await page.request.get(`/expert/${id}`)).text()).toContain(text);
  }).toPass({ timeout: 60_000 });
}

test("a guest signs in and comes back; somebody else's profile is only to be read", async ({ page }) => {
  await page.goto("/expert-profile/3");
  await expect(page).toHaveURL(/\/expert\/3$/);
  await page.goto("/expert-profile");
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await hydrated(page);
  await signInByForm(page, demoExpert);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator("#main").getByText(email)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const id = await ownId(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`/expert-profile/${id}$`),
  );
  await page.goto(`/expert-profile/${id}`);
  await expect(heading(page)).toBeVisible();
  await page.goto(`/expert-profile/${id + 1}`);
  await expect(page).toHaveURL(new RegExp(`/expert/${id + 1}$`));
});

test("what is saved stands on the public page", async ({ page }) => {
  await open(page);
  const id = await ownId(page);
  const title = `Forecasting lead ${Date.now()}`;
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await page.getByLabel("Professional title").fill(title);
  await page.getByLabel("Hourly rate", { exact: true }).fill("0");
  await page.getByLabel("Add a skill").fill("Rowing Coaching");
  await page.getByLabel("Add a skill").press("Enter");
  await page.getByLabel("Level of Rowing Coaching").selectOption({ label: "5 Master: Industry expert" });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Hourly rate must be at least €1").first()).toBeVisible();
  await page.getByLabel("Hourly rate", { exact: true }).fill("131");

  // A link does not take what is not saved yet.
  await page.getByRole("link", { name: "View public profile" }).click();
  await expect(page.getByRole("alertdialog", { name: "Discard your changes?" })).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Professional title")).toHaveValue(title);

  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Your profile has been successfully updated.").first()).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeFocused();

  await expectOnPublicPage(page, id, title);
  await page.getByRole("link", { name: "View public profile" }).click();
  await expect(page).toHaveURL(new RegExp(`/expert/${id}$`));
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByText("€131").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Rowing Coaching" })).toBeVisible();
  await expect(page.locator("main").getByText(email)).toHaveCount(0);
  const found = await page.request.post("/api/experts/search", { data: { query: "rowing coaching" } });
  expect((await found.json()).map((expert: { id: number }) => expert.id)).toContain(id);
});

test("a picture is uploaded, shown everywhere, replaced by an address and removed", async ({ page }) => {
  await open(page);
  const id = await ownId(page);
  const stored = async () => (await (await page.request.get(`/api/experts/${id}`)).json()).profileImage;
  const toast = () => page.getByText("Your profile image has been successfully updated.").first();
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const picker = page.getByLabel("Upload an image");

  await picker.setInputFiles({ name: "me.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
  await expect(page.getByText("This file is no PNG, JPEG or WebP image.")).toBeVisible();
  // Called a picture, and none: the browser cannot show it.
  await picker.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("a text") });
  await expect(page.getByText("This file cannot be read as an image.")).toBeVisible();

  await picker.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: photo });
  await expect(page.getByText("Preview: this is how your image will look.")).toBeVisible();
  await page.getByRole("button", { name: "Save image" }).click();
  await expect(toast()).toBeVisible();
  const image = await stored();
  expect(image).toMatch(/^\/api\/images\/[\da-f-]{36}$/);
  const answer = await page.request.get(image);
  expect(answer.headers()).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  await expectOnPublicPage(page, id, image);

  await page.getByLabel("Image URL").fill("not a url");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Please enter a valid image URL.").first()).toBeVisible();
  await page.getByRole("button", { name: "Remove image" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove image" }).click();
  await expect.poll(stored).toBeNull();
  expect((await page.request.get(`${image}?size=128`)).status()).toBe(404);
});

test("the screen is accessible", async ({ page }) => {
  await open(page);
  await expectAccessibleAtEveryLook(page, "the view");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("Professional title").fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Title is required").first()).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the form");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the question");
});
