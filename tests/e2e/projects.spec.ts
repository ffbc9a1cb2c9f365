import type { Page } from "@playwright/test";
import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, linkIn, mailTo, test } from "./fixtures";

// The second application with an address is refused; one page is not there.
test.use({ allowedErrors: [/status of 4(?:04|09)/] });

/** An address of its own for each run, so that the journey can be repeated on one database. */
const newAddress = () => `asa.makela.${Date.now()}@example.fi`;

async function open(page: Page, path = "/projects") {
  await page.goto(path);
  await hydrated(page);
}

const found = (page: Page) => page.getByRole("heading", { name: /^\d+ projects found$/ });
const titles = (page: Page) => page.getByRole("article").getByRole("heading").getByRole("link");
const dialog = (page: Page) => page.getByRole("dialog");

async function fill(page: Page, email: string) {
  await dialog(page).getByLabel("Full Name").fill("Åsa Mäkelä");
  await dialog(page).getByLabel("Email Address").fill(email);
  await dialog(page).getByLabel("Cover Letter").fill("We forecast demand.");
}

test("pages of projects hold their content without JavaScript", async ({ request }) => {
  const list = await (await request.get("/projects")).text();
  const ids = [...new Set([...list.matchAll(/href="\/projects\/(\d+)"/g)].map(([, id]) => id))];
  expect(ids.length).toBeGreaterThanOrEqual(10);
  expect(list).toMatch(/\d+ projects found/);
  expect(list).toContain('"@type":"ItemList"');
  const one = await (await request.get(`/projects/${ids[0]}`)).text();
  expect(one).toContain('<link rel="canonical"');
  expect(one).toContain('"@type":"JobPosting"');
  expect(one).toContain("Apply Now");
  for (const html of [list, one]) expect(html).not.toMatch(/customerEmail|customerName|customerPhone/);
  expect((await request.get("/projects/999999")).status()).toBe(404);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("/projects</loc>");
  expect(sitemap).toContain(`/projects/${ids[0]}</loc>`);
});

test("filters narrow the list, stand in the address and come back", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1, name: "Available AI Projects" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Post a Project" }).first()).toHaveAttribute(
    "href",
    "/recommendations?postProject=true",
  );
  await expect(page.getByRole("link", { name: "Try AI Matching" })).toHaveAttribute(
    "href",
    "/recommendations",
  );
  const all = (await found(page).textContent()) ?? "";

  await page.getByLabel("Location").selectOption("helsinki");
  await expect(page).toHaveURL(/\?location=helsinki$/);
  await expect(found(page)).not.toHaveText(all);
  for (const place of await page.locator(".project-card-location").allTextContents())
    expect(place).toMatch(/Helsinki/);
  await page.getByLabel("Search projects").fill("qwxyzzy");
  await expect(page.getByText("Try adjusting your search filters...")).toBeVisible();
  await expect(page).toHaveURL(/q=qwxyzzy&location=helsinki/);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(found(page)).toHaveText(all);
  await expect(found(page)).toBeFocused();
  await expect(page).toHaveURL(/\/projects$/);

  await page.goBack();
  await expect(page.getByText("Try adjusting your search filters...")).toBeVisible();
  await open(page, "/projects?experience=senior&location=remote");
  await expect(page.getByLabel("Experience")).toHaveValue("senior");
  await expect(found(page)).not.toHaveText(all);
  for (const level of await page.locator(".project-card-badge:last-child").allTextContents())
    expect(level).toMatch(/Senior/);
});

test("more projects are loaded, and focus goes on to them", async ({ page }) => {
  await open(page);
  const total = Number.parseInt((await found(page).textContent()) ?? "", 10);
  test.skip(total <= 24, "all projects fit on the first page");
  await expect(titles(page)).toHaveCount(24);
  await page.getByRole("button", { name: "Load more projects" }).click();
  await expect(titles(page)).toHaveCount(Math.min(48, total));
  await expect(titles(page).nth(24)).toBeFocused();
});

test("apply from the list, once an address, with mails to both sides", async ({ page }) => {
  const email = newAddress();
  await open(page);
  const title = (await titles(page).first().textContent()) ?? "";
  const applyButton = page.getByRole("button", { name: `Apply Now to ${title}` });
  await applyButton.click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Missing Information").first()).toBeVisible();
  await expect(page.getByText("Please fill in all required fields.").first()).toBeVisible();
  await expect(dialog(page).getByRole("alert")).toBeFocused();

  await fill(page, email);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(applyButton).toBeFocused();
  await applyButton.click();
  await expect(dialog(page).getByLabel("Cover Letter")).toHaveValue("We forecast demand.");
  await dialog(page).getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Application Submitted").first()).toBeVisible();
  await expect(
    page.getByText("Your project application has been submitted successfully!").first(),
  ).toBeVisible();
  await expect(page.getByText("Application sent")).toBeVisible();
  await expect(titles(page).first()).toBeFocused();
  linkIn(await mailTo(email, /^You applied to /), (await titles(page).first().getAttribute("href")) ?? "");

  await open(page);
  await applyButton.click();
  await fill(page, email.toUpperCase());
  await dialog(page).getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog(page).getByText("You have already applied to this project.")).toBeVisible();
  await expect(page.getByText("Application Failed").first()).toBeVisible();
  await expect(dialog(page).getByLabel("Full Name")).toHaveValue("Åsa Mäkelä");
});

test("apply from the page of a project, by keyboard alone", async ({ page }) => {
  await open(page);
  await titles(page).nth(1).click();
  await expect(page).toHaveURL(/\/projects\/\d+$/);
  await hydrated(page);
  await page.getByRole("button", { name: "Apply Now" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("Full Name")).toBeVisible();
  await dialog(page).getByLabel("Full Name").focus();
  await page.keyboard.type("Åsa Mäkelä");
  await page.keyboard.press("Tab");
  await page.keyboard.type(newAddress());
  await page.keyboard.press("Tab");
  await page.keyboard.type("We forecast demand.");
  await page.keyboard.press("Tab");
  await page.keyboard.type("95.5");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Application sent")).toBeFocused();
});

test("axe finds nothing serious", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await expectAccessibleAtEveryLook(page, "the list");
  const href = (await titles(page).first().getAttribute("href")) ?? "";

  await page
    .getByRole("button", { name: /^Apply Now/ })
    .first()
    .click();
  await dialog(page).getByLabel("Full Name").fill("Åsa Mäkelä");
  await expectAccessibleAtEveryLook(page, "the dialog");
  await dialog(page).getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog(page).getByRole("alert")).toBeFocused();
  await expectAccessibleAtEveryLook(page, "the dialog with errors");

  await open(page, "/projects?q=qwxyzzy");
  await expect(page.getByText("Try adjusting your search filters...")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "nothing found");
  for (const path of [href, "/projects/999999"]) {
    await open(page, path);
    await expectAccessibleAtEveryLook(page, path);
  }
});
