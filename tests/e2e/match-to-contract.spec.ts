import type { Page } from "@playwright/test";
import { addDays, helsinkiDate } from "@/lib/shared/dates";
import { readPdf, textOf } from "../support/pdf";
import { expectAccessible } from "./axe";
import { expect, hydrated, mailTo, test } from "./fixtures";
import { approvedPosting } from "./postings";
import { demoCompany, demoExpert, signIn } from "./sign-in";

const today = helsinkiDate(new Date());
/** How the client and the expert stand in their contracts, as far as they are asked alike. */
const details = {
  "Street address": "Esimerkkitie 5 B 12",
  "Postal code": "00100",
  City: "Helsinki",
};

async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

/** The company finds the expert among the matches of its posting, and asks for an application. */
async function invite(page: Page, postingId: number) {
  await open(page, `/recommendations?role=company&mode=existing-project&project=${postingId}`);
  const match = page.getByRole("article").filter({ hasText: "Aino A." });
  await expect(match.getByText(/^How \d+% comes about$/)).toBeVisible();
  await expectAccessible(page, "the matches of a posting");
  await match.getByRole("button", { name: /^Invite to a project/ }).click();
  const invitation = page.getByRole("dialog");
  await invitation.getByLabel("Message").fill("Your forecasts are what we need.");
  await invitation.getByRole("button", { name: "Send invitation" }).click();
  await expect(match.getByRole("button", { name: /^Invited/ })).toBeVisible();
}

/** The expert accepts the invitation, and goes on to the quote from the dashboard. */
async function acceptInvitation(page: Page, title: string) {
  await open(page, "/expert-dashboard");
  const invited = page.getByRole("listitem").filter({ hasText: title });
  await invited.getByRole("button", { name: /^Accept/ }).click();
  const answer = page.getByRole("dialog");
  await answer.getByLabel("A few words to the company").fill("Gladly.");
  await answer.getByRole("button", { name: "Accept the invitation" }).click();
  const application = page.getByRole("listitem").filter({ hasText: title }).filter({ hasText: "Withdraw" });
  await expect(application.getByText("On the shortlist")).toBeVisible();
  await application.getByRole("link", { name: /^Write a quote/ }).click();
  await expect(page.getByLabel("Hourly rate")).toBeVisible();
  await hydrated(page);
}

async function sendQuote(page: Page) {
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByRole("button", { name: "Send to the company" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send the quote" }).click();
  await expect(page.getByText("Quote sent", { exact: true })).toBeVisible();
}

/** The blanks of a contract say whose they are; filled in, they are gone from it. */
async function completeDetails(page: Page, own: Record<string, string>) {
  await hydrated(page);
  await expect(page.getByText("Waits for your signature")).toBeVisible();
  await page.getByRole("link", { name: "Fill in your details" }).click();
  for (const [label, value] of Object.entries({ ...details, ...own })) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText("Your details are saved", { exact: true })).toBeVisible();
  await expect(page.getByText("Your details are missing in this contract")).toBeHidden();
  await expect(page.frameLocator("iframe").getByText(details["Street address"]).first()).toBeAttached();
  await expect(page.frameLocator("iframe").getByText("not given")).toHaveCount(0);
}

/** Signs with the code from the mail; a wrong one says so, and a page that is loaded anew goes on where it was. */
async function sign(page: Page, address: string, title: string) {
  await hydrated(page);
  await expectAccessible(page, "a contract to sign");
  await page.getByRole("button", { name: "Mail me a code" }).click();
  const code = page.getByLabel("Code from the mail");
  await expect(code).toBeFocused();
  const mail = await mailTo(address, new RegExp(`^Your code to sign “${title}”`));
  const digits = /Code: (\d{6})/.exec(mail.text ?? "")?.[1] ?? "";
  await code.fill(digits === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Sign the contract" }).click();
  await expect(page.getByText("Please confirm that you want to sign")).toBeVisible();
  await page.getByLabel(/^I have read contract OS-/).check();
  await page.getByRole("button", { name: "Sign the contract" }).click();
  await expect(page.getByText(/^That is not the code/)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(`A code was mailed to ${address}.`, { exact: false })).toBeVisible();
  await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await expect(code).toHaveValue(digits);
  await page.getByLabel(/^I have read contract OS-/).check();
  await page.getByRole("button", { name: "Sign the contract" }).click();
  await expect(page.getByText(/^Signed by everybody on/)).toBeVisible();
  await expect(page.getByText("The file is sealed, and was sent to you by email.")).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page, "a sealed contract");
}

/** The file that both the page and the mail hold is genuine; with one byte changed it is not. */
async function verify(page: Page, address: string, title: string) {
  const sealed = await (await page.request.get(`/api${new URL(page.url()).pathname}/pdf`)).body();
  const sent = await mailTo(address, /^Signed and sealed: .*/);
  expect(sent.attachments[0]?.content.equals(sealed)).toBe(true);
  const text = textOf(await readPdf(sealed));
  expect(text).toContain(title);
  expect(text).not.toMatch(/[{}]|to be completed/);
  await open(page, "/verify");
  const choose = page.getByLabel("Choose the PDF to check");
  const file = (buffer: Buffer) => ({ name: "contract.pdf", mimeType: "application/pdf", buffer });
  await choose.setInputFiles(file(sealed));
  await expect(page.getByText("Genuine: this is the sealed contract")).toBeVisible();
  await expectAccessible(page, "a genuine file");
  const changed = Buffer.from(sealed);
  changed[5_000] = (changed[5_000] as number) ^ 1;
  await choose.setInputFiles(file(changed));
  await expect(page.getByText("Changed: this is not the file as it was sealed")).toBeVisible();
  await choose.setInputFiles(file(Buffer.from("hello")));
  await expect(page.getByText("Not known here", { exact: true })).toBeVisible();
  await choose.setInputFiles(file(Buffer.alloc(10 * 1024 * 1024 + 1)));
  await expect(page.getByText(/^This file is larger than 10 MB/)).toBeVisible();
}

test.use({ allowedErrors: [/status of 422/], actionTimeout: 20_000 });

test("from a match to a sealed contract that anybody can check: invited, quoted, accepted, signed by both", async ({
  page,
  otherPage: expert,
  browser,
}) => {
  test.setTimeout(420_000);
  await signIn(expert, demoExpert, "/about");
  await signIn(page, demoCompany, "/about");
  const { expertId } = await (await expert.request.get("/api/auth/user")).json();
  const { title: trade, skills } = await (await page.request.get(`/api/experts/${expertId}`)).json();

  for (const [companyWidth, expertWidth] of [
    [1280, 360],
    [360, 1280],
  ] as const) {
    for (const [who, width] of [
      [page, companyWidth],
      [expert, expertWidth],
    ] as const) {
      await who.setViewportSize({ width, height: 900 });
      await who.emulateMedia({ colorScheme: width === 360 ? "dark" : "light", reducedMotion: "reduce" });
    }
    const title = `${trade} at ${companyWidth} px ${Date.now()}`;
    const postingId = await approvedPosting(browser, title, { requiredSkills: skills });
    await invite(page, postingId);
    await acceptInvitation(expert, title);

    await expert.getByLabel("Project type").selectOption("project");
    await expert.getByLabel("Hourly rate").fill("95,50");
    await expert.getByLabel("Hours per week").fill("40");
    await expert.getByLabel("Duration", { exact: true }).fill("3");
    await expert.getByLabel("Start date").fill(addDays(today, 30));
    await expert.getByLabel("Scope", { exact: true }).fill("A forecast of daily demand, to the dashboard.");
    await expert.getByRole("button", { name: "Add a milestone" }).click();
    await expert.getByRole("textbox", { name: "Milestone 1" }).fill("Forecast in production");
    await expert.getByLabel("Due date 1").fill(addDays(today, 90));
    // 520 hours at 95.50, a tenth on top, less 5 % and 5 %, and the fee.
    await expect(expert.getByText("€54,229.96")).toBeVisible();
    await expectAccessible(expert, "the form of a quote");
    await sendQuote(expert);

    const quote = page.getByRole("link", { name: new RegExp(`^Aino A.* for “${title}”$`) });
    await open(page, "/company/quotes");
    await expectAccessible(page, "a company's quotes");
    await quote.click();
    await expect(page.getByText("€54,229.96").first()).toBeVisible();
    await hydrated(page);
    await expectAccessible(page, "a quote");
    await page.getByRole("button", { name: "Ask for a change" }).click();
    await page.getByLabel(/What should be different/).fill("Could you do it for a little less?");
    await page.getByRole("button", { name: "Send to the expert" }).click();
    await expect(page.getByText("The expert is told", { exact: true })).toBeVisible();

    await expert.reload();
    await hydrated(expert);
    await expect(expert.getByText("Could you do it for a little less?")).toBeVisible();
    await expert.getByRole("button", { name: "Revise" }).click();
    await expert.getByLabel("Hourly rate").fill("90");
    await sendQuote(expert);

    await open(page, "/company/quotes?status=sent");
    await quote.click();
    await expect(page.getByText("changed: hourly rate, total")).toBeVisible();
    await hydrated(page);
    await page.getByRole("button", { name: "Accept", exact: true }).click();
    await page.getByLabel(/Purchase order number/).fill("PO 77");
    await page.getByRole("button", { name: "Accept and make the contracts" }).click();
    await expect(page.getByText("Quote accepted", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Decline" })).toBeHidden();

    await page.getByRole("link", { name: "Open your contract" }).click();
    await expect(page).toHaveURL(/\/contracts\/\d+$/);
    const isFirst = companyWidth === 1280;
    if (isFirst) {
      await completeDetails(page, {
        "Business ID": "0112038-9",
        "Who signs": "Henri Jaakkola",
        "E-invoice address (optional)": "003701120389",
      });
    }
    await sign(page, demoCompany.email, title);
    await verify(page, demoCompany.email, title);

    await open(expert, "/expert-dashboard");
    await expert
      .getByRole("link", { name: /^Quote v2 accepted/ })
      .filter({ hasText: title })
      .click();
    await expert.getByRole("link", { name: "Open your contract" }).click();
    await expect(expert).toHaveURL(/\/contracts\/\d+$/);
    if (isFirst) await completeDetails(expert, { "Who signs": "Aino Aalto" });
    await sign(expert, demoExpert.email, title);

    // With both contracts the applicant is hired.
    await open(page, "/company/contracts?status=signed");
    await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
    await expectAccessible(page, "a company's contracts");
    await open(page, `/company/projects/${postingId}`);
    await expect(page.getByText("Is the position filled?")).toBeVisible();
  }
});
