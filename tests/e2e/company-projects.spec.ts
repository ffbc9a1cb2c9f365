import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, linkIn, mailTo, test } from "./fixtures";

const email = `asa.${Date.now()}@pohjola.example`;

test("a guest posts, opens the link of the mail, lands on the posting, edits and withdraws it", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto("/recommendations?postProject=true");
  const dialog = page.getByRole("dialog", { name: "Post New Project" });
  await dialog.getByLabel("Your Name").fill("Åsa Mäkelä");
  await dialog.getByLabel("Email address").fill(email);
  await dialog.getByLabel("Project Title").fill("Demand forecast for 120 shops");
  await dialog.getByLabel("Project Description").fill("Daily demand, explained to planners.");
  await dialog.getByRole("button", { name: "Python", exact: true }).click();
  await dialog.getByRole("button", { name: "Post Project" }).click();
  await expect(page).toHaveURL(/\/project-success$/);
  await expect(page.getByText("The link in our email brings you to your project")).toBeVisible();

  await page.goto(linkIn(await mailTo(email, /received your project/), "/login"));
  await expect(page).toHaveURL(/\/company\/projects\/\d+$/);
  await expect(page.getByRole("heading", { name: "Demand forecast for 120 shops" })).toBeVisible();
  await expect(page.getByText("Under review", { exact: true })).toBeVisible();
  await hydrated(page);
  await expectAccessibleAtEveryLook(page, "a company's project");

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Edit the project" })).toBeVisible();
  await hydrated(page);
  await expectAccessibleAtEveryLook(page, "the form of a company's project");
  await page.getByLabel("Project Title").fill("Demand forecast for 200 shops");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("heading", { name: "Demand forecast for 200 shops", level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Withdraw" }).click();
  const question = page.getByRole("alertdialog", { name: "Withdraw this project?" });
  await expect(question).toContainText("Nobody waits for an answer.");
  await question.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Pause" })).toBeHidden();

  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Your projects" })
    .click();
  await expect(page.getByRole("link", { name: "Demand forecast for 200 shops" })).toBeVisible();
  await expectAccessibleAtEveryLook(page, "a company's projects");
});
