import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, test } from "./fixtures";
import { demoExpert, signIn } from "./sign-in";

const portfolio = `Senior machine learning engineer
I have 8 years of experience in retail and manufacturing companies.
Built a demand forecast for 120 shops with Python and PyTorch, and reduced waste by 18%.
Led the migration of a data platform to Azure, and cut run time from 6 hours to 20 minutes.
Code: https://github.com/aino/forecast`;

// A page that cannot be read is answered 422, which the browser writes into its console.
test.use({ allowedErrors: [/the server responded with a status of 422/] });

test("an address that cannot be read is explained, and pasted text is analysed instead", async ({ page }) => {
  await page.goto("/portfolio-test");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "AI portfolio analysis" })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/portfolio-test$/);
  const address = page.getByLabel("Portfolio URL");
  await expect(address).toHaveAttribute("placeholder", /^https:\/\/www\.linkedin\.com\/in\//);
  await expect(address).toHaveValue("");

  await page.getByRole("button", { name: "Analyze", exact: true }).click();
  await expect(page.getByText("URL Required").first()).toBeVisible();
  await expect(page.getByText("Please enter a portfolio URL to analyze.").first()).toBeVisible();
  await expect(address).toBeFocused();

  for (const inside of [
    "http://127.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://2130706433.internal/",
  ]) {
    await address.fill(inside);
    await address.press("Enter");
    await expect(page.getByText("Analysis Failed").first()).toBeVisible();
    await expect(
      page.getByText(/could not be reached\. Check the address; it must be on the public internet/).first(),
    ).toBeVisible();
  }

  await page.getByRole("button", { name: "Paste text instead" }).click();
  await page.getByLabel("Portfolio text").fill(portfolio);
  await page.getByRole("button", { name: "Analyze", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "What the portfolio shows" })).toBeVisible();
  await expect(page.getByText("Portfolio Analysis Complete").first()).toBeVisible();
  await expect(page.getByText("Senior", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Technologies" }).getByText("PyTorch")).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Recommended hourly rate" }).getByText(/^€\d+ to €\d+$/),
  ).toBeVisible();
  await expect(page.getByText("Analysed by Osaaja's own rules, without a language model.")).toBeVisible();
});

test("the sample is analysed by one press", async ({ page }) => {
  await page.goto("/portfolio-test");
  await hydrated(page);
  await page.getByRole("button", { name: "Try it with a sample" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "What the portfolio shows" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Technologies" }).getByText("Databricks")).toBeVisible();
});

test("the owner's analysis stays with the profile", async ({ page }) => {
  await signIn(page, demoExpert, "/profile");
  await expect(page.getByRole("heading", { level: 1, name: "My Profile" })).toBeVisible();
  await page.goto("/portfolio-test");
  await hydrated(page);
  await expect(page.getByText(/the result is kept there/)).toBeVisible();
  await page.getByRole("button", { name: "Paste text instead" }).click();
  await page.getByLabel("Portfolio text").fill(portfolio);
  await page.getByRole("button", { name: "Analyze", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "What the portfolio shows" })).toBeVisible();

  // What the portfolio shows beyond the profile is added by a press, and everybody sees it; another press takes it out.
  const { expertId } = await (await page.request.get("/api/auth/user")).json();
  const skill = page.getByRole("button", { name: "In my profile: PyTorch" });
  await skill.press("Space");
  await expect(page.getByText("Added to your profile: PyTorch.")).toBeVisible();
  await expect(skill).toHaveAttribute("aria-pressed", "true");
  await expect(skill).toBeFocused();
  const publicPage = async () => (await page.request.get(`/expert/${expertId}`)).text();
  await expect.poll(publicPage).toContain("PyTorch");
  await skill.press("Space");
  await expect(page.getByText("No longer in your profile: PyTorch.")).toBeVisible();
  await expect.poll(publicPage).not.toContain("PyTorch");

  await page.goto("/profile");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 2, name: "AI portfolio analysis" })).toBeVisible();
  await expect(page.getByText(/^Last analysed /)).toBeVisible();
  await page.getByText("Show the whole analysis").click();
  await expect(page.getByRole("region", { name: "Technologies" }).getByText("PyTorch")).toBeVisible();
  // What this page still asks for would be refused.
  await page.goto("about:blank");
  await page.context().clearCookies();
  expect(await (await page.request.get(`/expert/${expertId}`)).text()).not.toContain("Last analysed");
});

test("the page is accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/portfolio-test");
  await hydrated(page);
  await expectAccessibleAtEveryLook(page, "the page");
  await page.getByLabel("Portfolio URL").fill("http://127.0.0.1/");
  await page.getByRole("button", { name: "Analyze", exact: true }).click();
  await expect(page.getByText("Analysis Failed").first()).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the failure");
  await page.getByRole("button", { name: "Paste text instead" }).click();
  await page.getByLabel("Portfolio text").fill(portfolio);
  await page.getByRole("button", { name: "Analyze", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "What the portfolio shows" })).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the result");
});
