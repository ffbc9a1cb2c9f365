import { addDays, helsinkiDate } from "@/lib/shared/dates";
import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, test } from "./fixtures";
import { approvedPosting, create } from "./postings";
import { demoCompany, demoExpert, signIn } from "./sign-in";

test("an expert sends a quote, revises it as asked, and the company accepts it", async ({
  page,
  browser,
}) => {
  const projectId = await approvedPosting(browser, "Quoted demand forecast");
  const expert = await (await browser.newContext()).newPage();
  await signIn(expert, demoExpert, "/about");
  await create(expert, "/api/project-applications", {
    ...{ projectId, applicantName: "Aino Aalto", applicantEmail: demoExpert.email },
    coverLetter: "I have forecast demand for ten years, in retail and in food.",
  });
  await signIn(page, demoCompany, "/about");
  const applicants = await page.request.get(`/api/company/projects/${projectId}/applications`);
  const [{ id: applicationId }] = await applicants.json();
  const moved = await page.request.patch(`/api/company/applications/${applicationId}`, {
    data: { stage: "interview" },
  });
  expect(moved.status()).toBe(200);

  await expert.goto(`/quotes/new?application=${applicationId}`);
  await hydrated(expert);
  await expert.getByLabel("Project type").selectOption("project");
  await expert.getByLabel("Hourly rate").fill("95,50");
  await expert.getByLabel("Start date").fill(addDays(helsinkiDate(new Date()), 30));
  await expert
    .getByLabel("Scope", { exact: true })
    .fill("A forecast of daily demand, from data to dashboard.");
  await expert.getByRole("button", { name: "Add a milestone" }).click();
  await expert.getByRole("textbox", { name: "Milestone 1" }).fill("Forecast in production");
  await expert.getByLabel("Due date 1").fill(addDays(helsinkiDate(new Date()), 90));
  // 520 hours at 95.50, a tenth on top, less 5 % and 5 %, and the fee.
  await expect(expert.getByText("€54,229.96")).toBeVisible();
  await expectAccessibleAtEveryLook(expert, "the form of a quote");
  await expert.getByRole("button", { name: "Save draft" }).click();
  await expert.getByRole("button", { name: "Send to the company" }).click();
  await expert.getByRole("dialog").getByRole("button", { name: "Send the quote" }).click();
  await expect(expert.getByText("Quote sent", { exact: true })).toBeVisible();

  await page.goto("/company/quotes");
  await expectAccessibleAtEveryLook(page, "a company's quotes");
  await page.getByRole("link", { name: "Aino Aalto for “Quoted demand forecast”" }).click();
  await expect(page.getByText("€54,229.96").first()).toBeVisible();
  await hydrated(page);
  await expectAccessibleAtEveryLook(page, "a quote");
  await page.getByRole("button", { name: "Ask for a change" }).click();
  await page.getByLabel(/What should be different/).fill("Could you do it for a little less?");
  await page.getByRole("button", { name: "Send to the expert" }).click();
  await expect(page.getByText("The expert is told", { exact: true })).toBeVisible();

  await expert.reload();
  await hydrated(expert);
  await expect(expert.getByText("Could you do it for a little less?")).toBeVisible();
  await expert.getByRole("button", { name: "Revise" }).click();
  await expert.getByLabel("Hourly rate").fill("90");
  await expert.getByRole("button", { name: "Save draft" }).click();
  await expert.getByRole("button", { name: "Send to the company" }).click();
  await expert.getByRole("dialog").getByRole("button", { name: "Send the quote" }).click();
  await expect(expert.getByText("Quote sent", { exact: true })).toBeVisible();

  await page.goto("/company/quotes?status=sent");
  await page.getByRole("link", { name: "Aino Aalto for “Quoted demand forecast”" }).click();
  await expect(page.getByText("changed: hourly rate, total")).toBeVisible();
  await hydrated(page);
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await page.getByLabel(/Purchase order number/).fill("PO 77");
  await page.getByRole("button", { name: "Accept and make the contracts" }).click();
  await expect(page.getByText("Quote accepted", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open your contract" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Decline" })).toBeHidden();

  await expert.goto("/expert-dashboard");
  await expect(expert.getByRole("link", { name: "Quote v2 accepted: Quoted demand forecast" })).toBeVisible();
});
