import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readPdf, textOf } from "../support/pdf";
import { expectAccessible } from "./axe";
import { expect, hydrated, mailTo, test } from "./fixtures";
import { approvedPosting, create } from "./postings";
import { demoCompany, demoExpert, signIn } from "./sign-in";

/** A day some weeks ahead, and the same day three months later, as the date fields write them. */
const start = new Date(Date.now() + 30 * 24 * 3600_000);
start.setUTCDate(15);
const end = new Date(start);
end.setUTCMonth(start.getUTCMonth() + 3);
const iso = (date: Date) => date.toISOString().slice(0, 10);

test("from the calculator to two contracts on disk", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByLabel("Expert", { exact: true }).click();
  await page.locator("#pricing [role=option]").first().click();
  const open = page.getByRole("button", { name: "Generate Contracts" });
  await expect(page.getByText("Total with VAT").first()).toBeVisible();
  await open.click();

  const dialog = page.getByRole("dialog", { name: "Generate Contracts" });
  await expect(dialog.getByLabel("Company name")).toBeFocused();
  await dialog.getByRole("button", { name: "Generate Contracts" }).click();
  for (const message of ["Company name is required", "Start date is required", "Valid email is required"]) {
    await expect(dialog.getByText(message).first()).toBeVisible();
  }
  await expectAccessible(page, "the form with its errors");

  await dialog.getByLabel("Company name").fill("Äänekosken Öljy & Åbo Oy");
  await dialog.getByLabel("Project title").fill("Kysyntäennuste");
  await dialog.getByLabel("Project description").fill("A forecast of daily demand for 120 shops.");
  await dialog.getByLabel("Start date").fill(iso(start));
  await expect(dialog.getByLabel("End date")).toHaveValue(iso(end));
  await dialog.getByLabel("Contact email").fill("asa.ohman@example.fi");
  await dialog.getByLabel("Contact person").fill("Åsa Öhman");
  await dialog.getByLabel("Business ID").fill("FI01120389");
  const preview = dialog.getByRole("region", { name: "Contract preview" });
  for (const text of ["Äänekosken Öljy & Åbo Oy", "Business ID 0112038-9", "Kysyntäennuste"]) {
    await expect(preview.getByText(text)).toBeVisible();
  }
  const total = (await preview.getByText("Total, alv 0 %").locator("..").locator("dd").textContent()) ?? "";
  expect(total).toMatch(/^€[\d,]+\.\d\d$/);

  // Closed by accident, nothing is lost, and the focus is where it was.
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await expect(dialog.getByLabel("Company name")).toHaveValue("Äänekosken Öljy & Åbo Oy");

  await dialog.getByRole("button", { name: "Generate Contracts" }).click();
  await expect(page.getByText("Contracts Generated Successfully").first()).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Your contracts are ready" })).toBeFocused();
  await expectAccessible(page, "the results");

  const client = await download(page, "Client");
  expect(client.name).toMatch(/^OS-\d{6}-C client contract Kysyntäennuste\.pdf$/);
  const clientPdf = await readPdf(client.bytes);
  expect(clientPdf).toMatchObject({
    title: "Client Contract: Kysyntäennuste",
    language: "en",
    isTagged: true,
  });
  for (const text of [
    "Äänekosken Öljy & Åbo Oy",
    "0112038-9",
    "Åsa Öhman",
    "A forecast of daily demand for 120 shops.",
    `Total, alv 0 % (without VAT) ${total}`,
    "VAT (25.5%)",
    `Page ${clientPdf.pages.length} of ${clientPdf.pages.length}`,
  ]) {
    expect(textOf(clientPdf)).toContain(text);
  }
  // A build fills the clauses by other code than the unit tests run.
  expect(textOf(clientPdf)).not.toMatch(/[{}]/);
  const expert = textOf(await readPdf((await download(page, "Expert")).bytes));
  expect(expert).toContain("Subcontracting agreement on expert services");
  expect(expert).not.toContain(total);

  await dialog.getByRole("button", { name: "Read Client Contract" }).click();
  const paper = page.frameLocator("iframe[title='Client Contract']");
  await expect(paper.getByRole("heading", { level: 1, name: "Client Contract" })).toBeVisible();
  await expect(paper.getByText("District Court of Helsinki")).toBeAttached();
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect(dialog).toHaveCount(0);

  // The mail to the typed address has what the page has just forgotten.
  const mail = await mailTo("asa.ohman@example.fi", /^Your contracts OS-/);
  const [link] = /\/api\/contracts\/\d+\/pdf\?token=\S+/.exec(mail.text ?? "") ?? [];
  const pdf = await page.request.get(link ?? "");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("an audit of three days has its price, and its contracts are listed on the account", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, demoExpert, "/");
  await hydrated(page);
  await page.getByText("Days", { exact: true }).click();
  await page.getByLabel("Expert", { exact: true }).click();
  await page.locator("#pricing [role=option]").first().click();
  await expect(page.locator("#pricing").getByText("3 days, 40 hours per week")).toBeVisible();
  await expect(page.locator("#pricing").getByText("Total price")).toBeVisible();
  await expect(page.locator("#pricing").getByText("Monthly total")).toHaveCount(0);
  await page.getByRole("button", { name: "Generate Contracts" }).click();
  const dialog = page.getByRole("dialog", { name: "Generate Contracts" });
  await dialog.getByLabel("Company name").fill("Tarkastus Oy");
  await dialog.getByLabel("Project title").fill("Audit of a forecast");
  await dialog.getByLabel("Project description").fill("Three days with our forecast and its data.");
  await dialog.getByLabel("Start date").fill(iso(start));
  await dialog.getByLabel("Contact email").fill("audit@example.fi");
  await dialog.getByRole("button", { name: "Generate Contracts" }).click();
  await expect(dialog.getByRole("heading", { name: "Your contracts are ready" })).toBeVisible();

  await page.goto("/account");
  await hydrated(page);
  const list = page.locator("#contracts");
  await expect(list.getByRole("heading", { name: "Audit of a forecast" }).first()).toBeVisible();
  await expect(list.getByText(/^Not signed: deleted on /).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page, "the account with its contracts");
  const started = page.waitForEvent("download");
  await list.getByRole("link", { name: /^Download OS-\d{6}-C: Audit of a forecast$/ }).click();
  expect(textOf(await readPdf(readFileSync(await (await started).path())))).toContain("24 hours in all");
});

test("the dialog fits a small dark screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  await page.getByLabel("Expert", { exact: true }).click();
  await page.locator("#pricing [role=option]").first().click();
  await page.getByRole("button", { name: "Generate Contracts" }).click();
  const dialog = page.getByRole("dialog", { name: "Generate Contracts" });
  await expect(dialog.getByLabel("Company name")).toBeVisible();
  const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page, "the form at 360 px");
});

/** Presses a download button and reads what the browser saved. */
async function download(page: Page, kind: "Client" | "Expert") {
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: `Download ${kind} Contract` }).click();
  const file = await started;
  await expect(page.getByText("Download Started").first()).toBeVisible();
  await expect(page.getByText(`${kind} contract download will begin shortly.`).first()).toBeVisible();
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test("when nothing comes of the contracts of a quote both read so, and the next one begins with its terms", async ({
  page,
  otherPage: expert,
  browser,
}) => {
  const projectId = await approvedPosting(browser, `Plan of harvests ${Date.now()}`);
  await signIn(expert, demoExpert, "/about");
  await signIn(page, demoCompany, "/about");
  const { id: applicationId } = await create(expert, "/api/project-applications", {
    ...{ projectId, applicantName: "Aino Aalto", applicantEmail: demoExpert.email },
    coverLetter: "I have counted potatoes.",
  });
  const shortlist = { data: { stage: "shortlisted" } };
  expect((await page.request.patch(`/api/company/applications/${applicationId}`, shortlist)).ok()).toBe(true);
  const scope = "Which fields are harvested when, from the data to the farmers.";
  const { id } = await create(expert, "/api/quotes", {
    ...{
      applicationId,
      projectType: "project",
      hourlyRate: 95.5,
      hoursPerWeek: 20,
      durationMonths: 2,
      scope,
    },
    startDate: iso(start),
    milestones: [{ title: "All of it", percent: 100, dueOn: iso(end) }],
  });
  expect((await expert.request.post(`/api/quotes/${id}/send`)).ok()).toBe(true);
  const accepted = await (await page.request.post(`/api/quotes/${id}/accept`)).json();
  await page.goto(`/quotes/${id}`);
  await expect(page.getByText("says what holds now")).toBeVisible();
  const reason = { data: { reason: "Our business id has changed." } };
  const contract = `/api/contracts/${accepted.contracts[0].id}`;
  expect((await page.request.post(`${contract}/decline`, reason)).ok()).toBe(true);

  await page.reload();
  await expect(
    page.getByText(/did not come into force.* Aino Aalto can write you a new one\./),
  ).toBeVisible();
  // The expert comes from the contract that their mail leads to.
  const { id: expertContract } = accepted.contracts[1];
  await expert.goto(`/contracts/${expertContract}`);
  await expert.getByRole("link", { name: "Go to the quote" }).click();
  await expect(expert).toHaveURL(new RegExp(`/quotes/${id}$`));
  await expectAccessible(expert, "a quote of which nothing came");
  await expert.getByRole("link", { name: "Write a new quote with these terms" }).click();
  await hydrated(expert);
  await expect(expert.getByLabel("Scope")).toHaveValue(scope);
  await expect(expert.getByRole("textbox", { name: "Milestone 1" })).toHaveValue("All of it");
  await expert.getByRole("button", { name: "Save draft" }).click();
  await expect(expert.getByText("Only you see this draft.")).toBeVisible();
  await expect(expert).not.toHaveURL(new RegExp(`/quotes/${id}$`));
  // What is begun is gone on with: there is no second draft.
  await expert.goto(`/quotes/${id}`);
  await expect(expert.getByRole("link", { name: "Write a new quote with these terms" })).toHaveCount(0);
  await expert.getByRole("link", { name: "Open version 2" }).click();
  await expect(expert.getByText("Only you see this draft.")).toBeVisible();
});
