import type { Page } from "@playwright/test";
import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, test } from "./fixtures";
import { demoExpert, signIn, signInByForm } from "./sign-in";

const { email } = demoExpert;
/** What a person's browser says; the one under test calls itself a program, whose visits do not count. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";

test.describe.configure({ mode: "serial" });

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Expert Dashboard" });

const unfold = (page: Page) => page.locator("summary", { hasText: "Edit your profile" }).click();

async function open(page: Page) {
  await signIn(page, demoExpert, "/expert-dashboard");
  await expect(heading(page)).toBeVisible();
  await hydrated(page);
  await unfold(page);
}

const ownId = async (page: Page): Promise<number> =>
  (await (await page.request.get("/api/auth/user")).json()).expertId;

/** One of the two sums of the views. */
const views = (page: Page, label: string) =>
  page.locator("dl > div").filter({ hasText: label }).locator("dd").first();

const saved = (page: Page) => page.getByText("Your expert profile has been successfully updated.").first();

test("a guest signs in and comes back; nobody finds the page by searching", async ({ page }) => {
  await page.goto("/expert-dashboard");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fexpert-dashboard$/);
  await hydrated(page);
  await signInByForm(page, demoExpert);
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/expert-dashboard$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  for (const name of ["Public profile", "Project recommendations", "Portfolio analysis", "My profile"]) {
    await expect(
      page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name }),
    ).toBeVisible();
  }
});

test("the profile is edited: the form's own rules, skills and levels, and what companies see", async ({
  page,
}) => {
  await open(page);
  const id = await ownId(page);
  const title = `Strategy adviser ${Date.now()}`;
  const save = page.getByRole("button", { name: "Save Changes" });

  await page.getByLabel("Professional title").fill("A");
  await page.getByLabel("Hourly rate").fill("0");
  await page.getByLabel("Professional description").fill("Too short");
  await save.click();
  const summary = page.getByRole("alert").filter({ hasText: "Please check" });
  await expect(summary).toBeFocused();
  for (const message of [
    "Title must be at least 2 characters",
    "Hourly rate must be at least €1",
    "Description must be at least 10 characters",
  ]) {
    await expect(summary).toContainText(message);
  }

  // A link does not take what is not saved yet.
  await page.getByRole("link", { name: "View public profile" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByText("All changes are saved.")).toBeVisible();

  await page.getByLabel("Professional title").fill(title);
  await page.getByLabel("Availability status").selectOption("Available Next Week");
  await page.getByLabel("Add a skill").fill("Curling Coaching");
  await page.getByLabel("Add a skill").press("Enter");
  await page
    .getByLabel("Level of Curling Coaching")
    .selectOption({ label: "4 Advanced: Expert-level skills" });
  await save.click();
  await expect(page.getByText("Profile Updated").first()).toBeVisible();
  await expect(saved(page)).toBeVisible();
  // The head of the page follows.
  await expect(page.getByText(`· ${title}`)).toBeVisible();

  await expect(async () => {
    expect(await (await page.request.get(`/expert/${id}`)).text()).toContain(title);
  }).toPass({ timeout: 60_000 });
  await page.goto(`/expert/${id}`);
  const skill = page.getByRole("listitem").filter({ hasText: "Curling Coaching" });
  await expect(skill).toContainText("Advanced, level 4 of 5");
  await page.goto("/expert-dashboard");
  await hydrated(page);
  await unfold(page);
  await page.getByRole("button", { name: "Remove Curling Coaching" }).click();
  await save.click();
  await expect(saved(page)).toBeVisible();
});

test.describe("when saving fails", () => {
  test.use({ allowedErrors: [/503/] });
  test("the status is said and nothing typed is lost", async ({ page }) => {
    await open(page);
    await page.route("**/api/experts/*", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 503, json: { message: "The service is busy.", code: "unavailable" } })
        : route.fallback(),
    );
    await page.getByLabel("Full name").fill("Aino Aalto-Öhman");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Update Failed").first()).toBeVisible();
    await expect(page.getByText("503: Service Unavailable").first()).toBeVisible();
    await expect(page.getByLabel("Full name")).toHaveValue("Aino Aalto-Öhman");
  });
});

test("a step of the profile's strength leads to its field, here or on the own profile", async ({ page }) => {
  await open(page);
  await page.goto("/expert-dashboard#skills");
  await expect(page.getByLabel("Add a skill")).toBeFocused();
  await page.goto(`/expert-profile/${await ownId(page)}#weeklyAvailabilityHours`);
  await expect(page.getByLabel("Hours a week")).toBeFocused();
});

test("visits of others are counted, one's own are not; favorites and applications show", async ({
  page,
  browser,
}) => {
  await open(page);
  const id = await ownId(page);
  const before = Number(await views(page, "in the last 7 days").textContent());
  const beacon = (response: { url(): string }) => response.url().endsWith(`/api/experts/${id}/views`);

  const visitor = await browser.newContext({ userAgent });
  const visit = await visitor.newPage();
  const counted = visit.waitForResponse(beacon);
  await visit.goto(`/expert/${id}`);
  expect((await counted).status()).toBe(204);
  expect(await visitor.cookies()).toEqual([]);
  await visitor.close();

  const own = page.waitForResponse(beacon);
  await page.goto(`/expert/${id}`);
  expect((await own).status()).toBe(204);

  const projects: { id: number; title: string }[] = await (await page.request.get("/api/projects")).json();
  const sent: { project: { id: number } }[] = await (
    await page.request.get("/api/expert/applications")
  ).json();
  const project = projects.find(({ id }) => !sent.some((each) => each.project.id === id));
  if (!project) throw new Error("The demo expert has applied to every project");
  const applied = await page.request.post("/api/project-applications", {
    data: {
      projectId: project.id,
      applicantName: "Aino Aalto",
      applicantEmail: email,
      coverLetter: "I have done this before.",
    },
  });
  expect(applied.status()).toBe(201);

  await page.goto("/expert-dashboard");
  await expect(views(page, "in the last 7 days")).toHaveText(String(before + 1));
  await expect(page.getByRole("img", { name: /^Views a day from / })).toBeVisible();
  // Older ones are one click away.
  for (const more of await page.getByText(/^Show \d+ more$/).all()) await more.click();
  // It may stand among the invitations too.
  const row = page
    .getByRole("listitem")
    .filter({ hasText: project.title })
    .filter({ hasText: "Waiting for an answer" });
  await expect(row.getByText("Waiting for an answer", { exact: true })).toBeVisible();
  await expect(row.getByRole("link", { name: project.title })).toHaveAttribute(
    "href",
    `/projects/${project.id}`,
  );
});

test("the screen is accessible", async ({ page }) => {
  await open(page);
  await expectAccessibleAtEveryLook(page, "the dashboard");
  await page.getByLabel("Professional title").fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Title must be at least 2 characters").first()).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the refused form");
});
