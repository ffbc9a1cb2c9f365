import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, mailTo, test } from "./fixtures";
import { approvedPosting, create } from "./postings";
import { demoCompany, demoExpert, signIn } from "./sign-in";

const title = `Signed forecast ${Date.now()}`;

async function post<T>(page: Page, address: string, data: object = {}): Promise<T> {
  const answer = await page.request.post(address, { data });
  expect([address, answer.ok()]).toEqual([address, true]);
  return await answer.json();
}

/** An accepted quote's two contracts, made by the calls that the pages make. */
async function agree(company: Page, expert: Page, postingId: number) {
  const application = await create(expert, "/api/project-applications", {
    ...{ projectId: postingId, applicantName: "Aino Aalto", applicantEmail: demoExpert.email },
    coverLetter: "I forecast.",
  });
  await company.request.patch(`/api/company/applications/${application.id}`, {
    data: { stage: "shortlisted" },
  });
  const startDate = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  const quote = await create(expert, "/api/quotes", {
    ...{ applicationId: application.id, projectType: "hourly", hourlyRate: 100, hoursPerWeek: 20 },
    ...{ durationMonths: 3, startDate, scope: "A forecast of daily demand.", validDays: 14 },
  });
  await post(expert, `/api/quotes/${quote.id}/send`);
  const { contracts } = await post<{ contracts: { id: number; type: string }[] }>(
    company,
    `/api/quotes/${quote.id}/accept`,
  );
  return (type: string) => contracts.find((each) => each.type === type)?.id;
}

/** Signs on the page with the code from the mail. */
async function sign(page: Page, address: string) {
  await hydrated(page);
  await page.getByRole("button", { name: "Mail me a code" }).click();
  const code = page.getByLabel("Code from the mail");
  await expect(code).toBeFocused();
  const mail = await mailTo(address, /^Your code to sign/);
  const digits = /Code: (\d{6})/.exec(mail.text ?? "")?.[1] ?? "";
  await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await expect(code).toHaveValue(digits);
  await page.getByRole("button", { name: "Sign the contract" }).click();
  await expect(page.getByText("Please confirm that you want to sign")).toBeVisible();
  await page.getByLabel(/^I have read contract OS-/).check();
  await page.getByRole("button", { name: "Sign the contract" }).click();
  await expect(page.getByText(/^Signed by everybody on/)).toBeVisible();
  await expect(page.getByText("The file is sealed, and was sent to you by email.")).toBeVisible({
    timeout: 20_000,
  });
}

test.use({ allowedErrors: [/status of 422/] });

test("two parties sign with mailed codes; the sealed file proves itself, a changed one does not", async ({
  page,
  otherPage: expert,
  browser,
}) => {
  test.setTimeout(180_000);
  const postingId = await approvedPosting(browser, title);
  await signIn(expert, demoExpert, "/about");
  await signIn(page, demoCompany, "/about");
  const contract = await agree(page, expert, postingId);

  await page.goto(`/contracts/${contract("client")}`);
  await hydrated(page);
  await expect(page.getByText("Waits for your signature")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "a contract to sign");
  await page.getByRole("button", { name: "Mail me a code" }).click();
  const code = page.getByLabel("Code from the mail");
  await expect(code).toBeFocused();
  // A wrong code says so beside the field, and a page that is loaded anew goes on where it was.
  await code.fill("000000");
  await page.getByLabel(/^I have read contract OS-/).check();
  await page.getByRole("button", { name: "Sign the contract" }).click();
  await expect(page.getByText(/^That is not the code/)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(`A code was mailed to ${demoCompany.email}.`, { exact: false })).toBeVisible();
  const mail = await mailTo(demoCompany.email, /^Your code to sign/);
  await page.getByLabel("Code from the mail").fill(/Code: (\d{6})/.exec(mail.text ?? "")?.[1] ?? "");
  await page.getByLabel(/^I have read contract OS-/).check();
  await page.getByRole("button", { name: "Sign the contract" }).click();
  await expect(page.getByText("The file is sealed, and was sent to you by email.")).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page, "a sealed contract");

  const sealed = await (await page.request.get(`/api/contracts/${contract("client")}/pdf`)).body();
  const sent = await mailTo(demoCompany.email, /^Signed and sealed/);
  expect(sent.attachments[0]?.content.equals(sealed)).toBe(true);
  await page.goto("/verify");
  await hydrated(page);
  const choose = page.getByLabel("Choose the PDF to check");
  const file = (buffer: Buffer) => ({ name: "contract.pdf", mimeType: "application/pdf", buffer });
  await choose.setInputFiles(file(sealed));
  await expect(page.getByText("Genuine: this is the sealed contract")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "a genuine file");
  const changed = Buffer.from(sealed);
  changed[5_000] = (changed[5_000] as number) ^ 1;
  await choose.setInputFiles(file(changed));
  await expect(page.getByText("Changed: this is not the file as it was sealed")).toBeVisible();
  await choose.setInputFiles(file(Buffer.from("hello")));
  await expect(page.getByText("Not known here", { exact: true })).toBeVisible();
  await choose.setInputFiles(file(Buffer.alloc(10 * 1024 * 1024 + 1)));
  await expect(page.getByText(/^This file is larger than 10 MB/)).toBeVisible();

  // The expert's own, at 360 px. With it the applicant is hired.
  await expert.goto(`/contracts/${contract("expert")}`);
  await sign(expert, demoExpert.email);
  await expectAccessible(expert, "a sealed contract at 360 px");
  await page.goto(`/company/projects/${postingId}`);
  await expect(page.getByText("Is the position filled?")).toBeVisible();
});
