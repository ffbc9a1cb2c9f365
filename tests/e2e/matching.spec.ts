import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, test } from "./fixtures";

/** An address of its own for each run, so that the journeys can be repeated on one database. */
const newAddress = () => `matti.meikalainen.${Date.now()}@example.fi`;

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const results = (page: Page) => page.getByRole("article");

async function describeProject(page: Page) {
  await page.getByLabel(/^Project Title/).fill("Search assistant for a bank");
  await page.getByLabel(/^Required Skills/).fill("Python, LLM, RAG");
  await page.getByLabel(/^Required Skills/).press("Enter");
}

/** The company's custom project, described and asked for. */
async function findExperts(page: Page) {
  await describeProject(page);
  await page.getByRole("button", { name: "Find Experts" }).click();
  return page.getByRole("dialog", { name: "Finding your experts" });
}

test("the overlay takes its four steps, and needs nobody who waits for them", async ({ page }) => {
  // The steps take nine seconds by the page's clock; `progress-overlay.test.tsx` holds each of them.
  await page.clock.install();
  await open(page, "/recommendations?role=company&mode=custom-project");
  const overlay = await findExperts(page);
  await expect(overlay.getByText("Scanning 500+ AI experts")).toBeVisible();
  await expect(overlay.getByRole("button", { name: "Show results now" })).toBeFocused();
  await expect(overlay.getByText("Matching Complete!")).toHaveCount(0);
  await expectAccessible(page, "the overlay");
  await page.clock.fastForward("00:09");
  await overlay.getByText("Matching Complete!").waitFor();
  await expect(results(page)).toHaveCount(5);
});

test("a company describes a project, takes its results at once, and questions a score", async ({ page }) => {
  await open(page, "/recommendations");
  await page.getByRole("button", { name: "I'm a Company" }).click();
  await page.getByRole("button", { name: /Create Custom Project/ }).click();
  await expect(
    page.getByText('Click "Find Experts" to get AI-powered recommendations for your project.'),
  ).toBeVisible();
  await findExperts(page);
  await page.getByRole("button", { name: "Show results now" }).click();
  const heading = page.getByRole("heading", {
    name: "Recommended experts for “Search assistant for a bank”",
  });
  await expect(heading).toBeFocused();
  await expect(results(page)).toHaveCount(5);

  const first = results(page).first();
  await expect(first.getByRole("link", { name: /^View Profile/ })).toHaveAttribute(
    "href",
    /^\/experts\/\d+$/,
  );
  const breakdown = first.getByText(/^How \d+% comes about$/);
  const score = Number((await breakdown.textContent())?.match(/\d+/)?.[0]);
  await breakdown.click();
  const points = await first.getByText(/gives [\d.]+ points$/).allTextContents();
  const sum = points.reduce((total, text) => total + Number(/gives ([\d.]+) points$/.exec(text)?.[1]), 0);
  expect(points.length).toBeGreaterThanOrEqual(5);
  expect(Math.abs(sum - score)).toBeLessThan(1);
  await expectAccessible(page, "the results");

  const names = () => page.locator("article h3").allTextContents();
  const official = await names();
  for (const factor of ["Skills", "Words of the brief", "Experience", "Availability", "Field of business"]) {
    const slider = page.getByRole("slider", { name: factor });
    if ((await slider.count()) > 0) await slider.fill("0");
  }
  await expect(page.getByText(/^Re-ordered by your weights: /)).toBeVisible();
  await expect(first.getByText(/^\d+% by your weights$/)).toBeVisible();
  await page.getByRole("button", { name: "Reset weights" }).click();
  await expect.poll(names).toEqual(official);

  await first.getByRole("link", { name: /^View Profile/ }).click();
  await expect(page).toHaveURL(/\/expert\/\d+$/);
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect.poll(names).toEqual(official);
});

test("whoever wants less motion does not wait for the overlay", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/recommendations?role=company&mode=custom-project");
  await findExperts(page);
  await expect(results(page)).toHaveCount(5, { timeout: 7_000 });
});

test("three sentences become wishes and results, whose address anybody can open, and a question", async ({
  page,
}) => {
  await open(page, "/recommendations");
  await page
    .getByLabel(/^Who do you need\?/)
    .fill(
      "We want a chatbot that answers from our documents: Python, LLM and RAG, at most 140 € an hour. " +
        "Two days a week on site in Helsinki. Contact Pekka Virtanen, pekka@example.fi, 040 123 4567.",
    );
  await page.getByRole("button", { name: "Show who fits" }).click();
  await expect(page.getByRole("heading", { name: "What we understood" })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Must: at most €140 an hour/ })).toBeVisible();
  await expect(page.getByText(/ of \d+ meets? every must$/)).toBeVisible();
  await expect(page.getByText(/^at most €140 an hour: leaves out \d+/)).toBeVisible();
  await expect(results(page)).toHaveCount(5);
  expect(page.url()).toMatch(/rate=140%21/);
  expect(page.url()).not.toMatch(/pekka|virtanen|example|4567/i);

  await page.getByRole("button", { name: /^Nice to have: Python/ }).click();
  await expect(page).toHaveURL(/skill=Python%21/);
  await expect(page.getByText(/^Python: leaves out \d+/)).toBeVisible();
  const names = () => page.locator("article h3").allTextContents();
  const found = await names();
  await page.reload();
  await expect.poll(names).toEqual(found);
  await expectAccessibleAtEveryLook(page, "the wishes and their results");

  const ask = page.getByRole("region", { name: "Ask these three" });
  const [first] = await ask.getByRole("checkbox").all();
  await first?.uncheck();
  await ask.getByRole("link", { name: "Propose a meeting about these 2" }).click();
  await expect(page).toHaveURL(/\/book-meeting$/);
  await expect(page.getByLabel(/^What is the project about\?/)).toHaveValue(
    /^I would like to talk about these experts:\n.+\n.+\n\nWhat we need: .*Python \(a must\)/,
  );
});

test("an expert finds projects and applies to one", async ({ page }) => {
  await open(page, "/recommendations");
  await page.getByRole("button", { name: "I'm an Expert" }).click();
  const select = page.getByRole("combobox", { name: "Expert profile" });
  await select.fill("machine learning");
  await page.getByRole("option").first().click();
  await expect(page).toHaveURL(/role=expert&expert=\d+$/);
  await expect(results(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(results(page)).toHaveCount(20);

  await page
    .getByRole("button", { name: /^Apply Now/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/Full Name/).fill("Matti Meikäläinen");
  await dialog.getByLabel(/Email/).fill(newAddress());
  await dialog.getByLabel(/Cover Letter/).fill("I have built this twice, and once too many.");
  await expectAccessible(page, "the application dialog");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Application Submitted").first()).toBeVisible();
  await expect(page.getByText("Application sent")).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/role=expert$/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "I'm an Expert" })).toBeVisible();
});

test("an open project shows the experts who fit it", async ({ page }) => {
  await open(page, "/recommendations?role=company");
  await page.getByRole("button", { name: /Browse Existing Projects/ }).click();
  await page.getByRole("combobox", { name: "Project" }).click();
  await page.getByRole("option").nth(1).click();
  await expect(page.getByRole("link", { name: "Full description" })).toBeVisible();
  await expect(results(page)).toHaveCount(5);
  const again = page.waitForRequest((request) => request.url().endsWith("/expert-recommendations"));
  await page.getByLabel("Include applied experts").check();
  expect((await again).postDataJSON()).toEqual({ limit: 5, includeApplied: true });
  await page.getByRole("button", { name: "Change Role" }).click();
  await expect(page).toHaveURL(/\/recommendations$/);
});

test("a project is posted from the dialog and leads to the confirmation", async ({ page }) => {
  await page.goto("/recommendations?postProject=true");
  const dialog = page.getByRole("dialog", { name: "Post New Project" });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/recommendations\?role=company$/);
  await dialog.getByLabel(/^Your Name/).fill("Åsa Mäkelä");
  await dialog.getByLabel(/^Email Address/).fill(newAddress());
  await dialog.getByLabel(/^Project Title/).fill("Demand forecasts for a bakery");
  await dialog.getByLabel(/^Project Description/).fill("How much rye bread on a rainy Tuesday?");
  await dialog.getByLabel(/^Required Skills/).fill("Forecasting, Python");
  await dialog.getByLabel(/^Required Skills/).press("Enter");
  await dialog.getByRole("button", { name: "Post Project" }).click();
  await expect(page).toHaveURL(/\/project-success$/);
  await expect(page.getByRole("heading", { name: "Project Posted Successfully!" })).toBeVisible();
});

test("the demo simulates and says so", async ({ page }) => {
  await open(page, "/project-matching-demo");
  await expect(page.getByText("This is a simulation")).toBeVisible();
  await page.getByRole("radio").nth(2).check();
  await page.getByRole("button", { name: "Start Expert Matching" }).click();
  await expect(page.getByText("Analyzing project requirements").first()).toBeVisible();
  await expectAccessible(page, "the demo at work");
  await page.getByRole("button", { name: "Skip the animation" }).click();
  await expect(results(page).first().getByText("95%")).toBeVisible();
  const count = await results(page).count();
  expect(count).toBeGreaterThanOrEqual(3);
  expect(count).toBeLessThanOrEqual(7);
  await expectAccessible(page, "the demo's results");
  await page.getByRole("button", { name: "Try Another Project" }).click();
  await expect(page.getByRole("radio")).toHaveCount(4);
});

test("pages hold their content without JavaScript and name their first address", async ({ request }) => {
  const landing = await (await request.get("/recommendations")).text();
  expect(landing).toContain("I&#x27;m an Expert");
  const alias = await (await request.get("/ai-matching")).text();
  expect(alias).toMatch(/<link rel="canonical" href="[^"]*\/recommendations"/);
  const how = await (await request.get("/how-matching-works")).text();
  expect(how).toContain("Nobody can pay for a better place");
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of ["/recommendations", "/project-matching-demo", "/how-matching-works"]) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
});

test("axe finds nothing serious", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/recommendations", "/project-matching-demo", "/how-matching-works"]) {
    await open(page, path);
    await expectAccessibleAtEveryLook(page, path);
  }
  for (const path of [
    "/recommendations?role=expert&expert=1",
    "/recommendations?role=company&mode=existing-project&project=1",
  ]) {
    await page.goto(path);
    await expect(results(page).first()).toBeVisible();
    await results(page)
      .first()
      .getByText(/comes about$/)
      .click();
    await expectAccessibleAtEveryLook(page, path);
  }
  await open(page, "/recommendations?role=company&mode=custom-project");
  await expect(page.getByLabel(/^Project Title/)).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the custom project");
});
