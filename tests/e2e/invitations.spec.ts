import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, test } from "./fixtures";
import { approvedPosting } from "./postings";
import { demoCompany, demoExpert, signIn } from "./sign-in";

test("an expert is invited from the profile, accepts, and finds the application on the dashboard", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const title = `Forecast of harvests ${Date.now()}`;
  await approvedPosting(browser, title);
  const expertPage = await (await browser.newContext()).newPage();
  await signIn(expertPage, demoExpert, "/expert-dashboard");
  const { expertId } = await (await expertPage.request.get("/api/auth/user")).json();

  await signIn(page, demoCompany, `/expert/${expertId}`);
  await hydrated(page);
  await page.getByRole("button", { name: /^Invite to a project/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: title }).check();
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog.getByText("Write a few words to the expert")).toBeVisible();
  await dialog.getByLabel("Message").fill("Your forecasts are what we need.");
  await expectAccessibleAtEveryLook(page, "the invitation");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("button", { name: /^Invited/ })).toBeVisible();

  await expertPage.goto("/expert-dashboard");
  await hydrated(expertPage);
  const row = expertPage.getByRole("listitem").filter({ hasText: "Your forecasts are what we need." });
  await row.getByRole("button", { name: /^Accept/ }).click();
  const answer = expertPage.getByRole("dialog");
  await answer.getByLabel("A few words to the company").fill("Gladly.");
  await answer.getByRole("button", { name: "Accept the invitation" }).click();
  const application = expertPage
    .getByRole("listitem")
    .filter({ hasText: "On the shortlist" })
    .filter({ hasText: title });
  await expect(application.getByRole("link", { name: title })).toBeVisible();
  await expectAccessibleAtEveryLook(expertPage, "the dashboard with an invitation");

  // Nobody asks them to write it all again.
  await application.getByRole("link", { name: title }).click();
  await expect(expertPage.getByText(/^Applied on .+ · see it$/)).toBeVisible();
});
