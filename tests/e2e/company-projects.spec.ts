import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, test } from "./fixtures";
import { create } from "./postings";
import { demoCompany, signIn } from "./sign-in";

test("a company edits a posting that is under review and withdraws it", async ({ page }) => {
  const { id } = await create(page, "/api/project-postings", {
    ...{ title: "Demand forecast for 120 shops", requiredSkills: ["Python"] },
    description: "Daily demand, explained to planners.",
    ...{ customerName: "Henri Jaakkola", customerEmail: demoCompany.email },
  });
  await signIn(page, demoCompany, `/company/projects/${id}`);
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
