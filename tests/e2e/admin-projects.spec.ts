import type { Page } from "@playwright/test";
import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, mailTo, test } from "./fixtures";
import { signInAsAdmin } from "./sign-in";

/** Posts a project as a visitor would, over the API. @returns its id */
async function postProject(page: Page, title: string, customerEmail: string): Promise<number> {
  const answer = await page.request.post("/api/project-postings", {
    data: {
      title,
      description: "A forecast of daily demand for 120 shops.",
      requiredSkills: ["Python", "Machine Learning"],
      hourlyRateMin: 90,
      hourlyRateMax: 130,
      location: "Tampere",
      experienceRequired: "senior",
      customerName: "Åsa Mäkelä",
      customerCompany: "Pohjola Oy",
      customerEmail,
      durationMonths: 4,
      hoursPerWeek: 20,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

const card = (page: Page, title: string) => page.getByRole("article", { name: title });
const toast = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).last()).toBeVisible();

/** Public pages follow a change within a moment. */
async function expectPublic(page: Page, id: number, status: number, text = "") {
  await expect(async () => {
    const answer = await page.request.get(`/projects/${id}`);
    expect(answer.status()).toBe(status);
    expect(await answer.text()).toContain(text);
  }).toPass({ timeout: 60_000 });
}

async function search(page: Page, title: string) {
  // On a busy machine the page may not listen yet when the first letters come.
  await expect(async () => {
    await page.getByRole("searchbox").fill("");
    await page.getByRole("searchbox").fill(title);
    await expect(page).toHaveURL(/[?&]q=/);
  }).toPass({ timeout: 60_000 });
}

test("a posting is approved, edited, moved, hidden and shown; poster and public follow", async ({ page }) => {
  const title = `Approved forecast ${Date.now()}`;
  const email = `poster${Date.now()}@example.com`;
  const id = await postProject(page, title, email);
  await signInAsAdmin(page, "/admin-projects");
  await hydrated(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/admin\/projects$/);
  await expect(page.getByRole("heading", { level: 1, name: "Project Management" })).toBeVisible();
  await expect(page.getByRole("tab", { name: /^Pending Review \(\d+\)$/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await search(page, title);
  await expect(card(page, title)).toContainText("€90 - €130/hour");
  await expectPublic(page, id, 404);

  await card(page, title)
    .getByRole("button", { name: /^Approve/ })
    .click();
  await toast(page, "Project Approved");
  await expectPublic(page, id, 200, title);
  const mail = await mailTo(email, /is public/);
  expect(mail.text).toContain(`/projects/${id}`);

  await page.getByRole("tab", { name: /^Approved/ }).click();
  await card(page, title).getByRole("button", { name: /^Edit/ }).click();
  await page.getByLabel(/Maximum hourly rate/).fill("80");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("alert").first()).toContainText(
    "The minimum rate must not be above the maximum rate",
  );
  await page.getByLabel(/Maximum hourly rate/).fill("150");
  await page.getByLabel("Location", { exact: true }).fill("Oulu");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await toast(page, "Project Updated");
  await expect(card(page, title)).toContainText("€90 - €150/hour");
  await expectPublic(page, id, 200, "Oulu");

  const place = async () =>
    Number(/Display order (\d+)/.exec((await card(page, title).textContent()) ?? "")?.[1]);
  const before = await place();
  await page.getByRole("button", { name: `Move down: ${title}` }).click();
  await toast(page, "Order Updated");
  await expect.poll(place).toBe(before + 1);

  const visibility = page.getByRole("switch", { name: `Visible to the public: ${title}` });
  await visibility.click();
  await toast(page, "Visibility Updated");
  await expect(visibility).not.toBeChecked();
  await expectPublic(page, id, 404);
  await visibility.click();
  await expect(visibility).toBeChecked();
  await expectPublic(page, id, 200, title);
});

test("a posting is rejected with a reason, reopened, and deleted from the dashboard with its history", async ({
  page,
}) => {
  const title = `Rejected forecast ${Date.now()}`;
  const email = `rejected${Date.now()}@example.com`;
  await postProject(page, title, email);
  await signInAsAdmin(page, "/admin/projects");
  await hydrated(page);
  await search(page, title);
  await card(page, title)
    .getByRole("button", { name: /^Reject/ })
    .click();
  await page.getByLabel("Rejection reason").fill("The budget is missing");
  await page.getByRole("button", { name: "Confirm Rejection" }).click();
  await toast(page, "Project Rejected");
  const mail = await mailTo(email, /not approved/);
  expect(mail.text).toContain("The budget is missing");
  expect(mail.text).not.toContain(title);
  await page.getByRole("tab", { name: /^All Projects/ }).click();
  await expect(card(page, title)).toContainText("Rejection reason: The budget is missing");
  await card(page, title)
    .getByRole("button", { name: /^Reopen/ })
    .click();
  await toast(page, "Project Reopened");

  await page.goto("/admin?tab=projects");
  await hydrated(page);
  await search(page, title);
  // The rows that the search leaves are there: a row that is drawn anew loses the press.
  await expect(page.getByRole("button", { name: /^Details: / })).toHaveCount(1);
  await page.getByRole("button", { name: `Details: ${title}` }).click();
  const details = page.getByRole("dialog", { name: "Project details" });
  await expect(details).toContainText(email);
  await expect(details.getByText("The budget is missing").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Delete: ${title}` }).click();
  await expect(page.getByRole("alertdialog")).toContainText("No applications go with it.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await toast(page, "Project deleted successfully");
  await expect(page.getByText("Nothing fits these filters.")).toBeVisible();
});

test("several are approved at once, and can be taken back", async ({ page }) => {
  const batch = `Batch ${Date.now()}`;
  for (const number of [1, 2]) await postProject(page, `${batch} no ${number}`, `batch${number}@example.com`);
  await signInAsAdmin(page, "/admin?tab=projects");
  await hydrated(page);
  await search(page, batch);
  await expect(page.getByRole("row")).toHaveCount(3);
  const approveAll = async () => {
    await page.getByLabel("Select every row on this page").check();
    await page.getByRole("button", { name: "Approve 2" }).click();
    await toast(page, "2 projects are being approved");
  };
  await approveAll();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /^Approve: / })).toHaveCount(2);
  await approveAll();
  // Leaving sends what waits; the next page may be there before it has arrived.
  await expect(async () => {
    await page.goto("/admin/projects?status=approved");
    await hydrated(page);
    await search(page, batch);
    await expect(page.getByRole("article")).toHaveCount(2, { timeout: 2_000 });
  }).toPass();
});

test.describe("somebody else", () => {
  test("goes home, and is told why", async ({ page }) => {
    await page.goto("/admin/projects");
    await expect(page).toHaveURL(/^[^?]*\/(?:\?.*)?$/);
    await expect(page.getByText("Access Denied").first()).toBeVisible();
  });
});

test("both screens are accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await postProject(page, `Accessible ${Date.now()}`, "axe@example.com");
  await signInAsAdmin(page, "/admin?tab=projects");
  await expect(page.getByRole("button", { name: /^Details/ }).first()).toBeVisible();
  await expectAccessibleAtEveryLook(page, "dashboard");
  await page
    .getByRole("button", { name: /^Details/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "details");
  await page.goto("/admin/projects");
  await page
    .getByRole("button", { name: /^Reject/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "reject");
  await page.goto("/admin/projects?status=approved");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectAccessibleAtEveryLook(page, "approved");
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "edit");
});
