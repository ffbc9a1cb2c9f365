import type { Page } from "@playwright/test";
import { addDays, helsinkiDate } from "@/lib/shared/dates";
import { type Cents, formatEuros } from "@/lib/shared/format-money";
import { withoutLocale } from "@/lib/shared/locales";
import { englishWordsIn } from "../support/english-words";
import { readPdf, textOf } from "../support/pdf";
import { expect, hydrated, mailTo, test } from "./fixtures";
import { approvedPosting } from "./postings";
import { look, open, type Round, read } from "./rounds";
import { demoCompany, demoExpert, signIn } from "./sign-in";
import { wordsIn } from "./words";

const today = helsinkiDate(new Date());
/** How the client and the expert stand in their contracts, as far as they are asked alike. */
const details = {
  "ContractDetails.streetAddress": "Esimerkkitie 5 B 12",
  "ContractDetails.postalCode": "00100",
  "ContractDetails.city": "Helsinki",
};

/** What both write in their language. */
const written = {
  fi: {
    invitation: "Tarvitsemme juuri sinun ennusteitasi.",
    yes: "Mielelläni.",
    scope: "Ennuste päivittäisestä kysynnästä suoraan näkymään.",
    milestone: "Ennuste tuotannossa",
    change: "Onnistuisiko se vähän halvemmalla?",
  },
  sv: {
    invitation: "Det är just dina prognoser som vi behöver.",
    yes: "Gärna.",
    scope: "En prognos över daglig efterfrågan, direkt till vyn.",
    milestone: "Prognosen i produktion",
    change: "Kunde det gå lite billigare?",
  },
};

/** The company finds the expert among the matches of its posting, and asks for an application. */
async function invite(page: Page, round: Round, postingId: number) {
  const { say, like } = round;
  await open(page, round, `/recommendations?role=company&mode=existing-project&project=${postingId}`);
  const match = page.getByRole("article").filter({ hasText: "Aino A." });
  await expect(match.getByText(like("Recommendations.match.breakdown"))).toBeVisible();
  await look(page, round, "the matches of a posting");
  await match.getByRole("button", { name: like("Invite.button") }).click();
  const invitation = page.getByRole("dialog");
  await invitation.getByLabel(say("Invite.message")).fill(written[round.locale].invitation);
  await read(page, round, "the invitation");
  await invitation.getByRole("button", { name: say("Invite.send") }).click();
  await expect(match.getByRole("button", { name: like("Invite.invited") })).toBeVisible();
}

/** The expert accepts the invitation, and goes on to the quote from the dashboard. */
async function acceptInvitation(page: Page, round: Round) {
  const { say, like, title } = round;
  await open(page, round, "/expert-dashboard");
  await look(page, round, "an expert’s dashboard");
  const invited = page.getByRole("listitem").filter({ hasText: title });
  await invited.getByRole("button", { name: like("Actions.accept") }).click();
  const answer = page.getByRole("dialog");
  await answer.getByLabel(say("Dashboard.invitations.accepted.label")).fill(written[round.locale].yes);
  await read(page, round, "the answer to an invitation");
  await answer.getByRole("button", { name: say("Dashboard.invitations.accepted.confirm") }).click();
  const application = page
    .getByRole("listitem")
    .filter({ hasText: title })
    .filter({ hasText: say("Dashboard.applications.withdraw") });
  await expect(application.getByText(say("Dashboard.applications.stage.shortlisted"))).toBeVisible();
  await application.getByRole("link", { name: like("Quotes.row.write") }).click();
  await expect(page.getByLabel(say("Fields.work.hourlyRate"))).toBeVisible();
  await hydrated(page);
}

async function sendQuote(page: Page, round: Round) {
  const { say } = round;
  await page.getByRole("button", { name: say("Quotes.form.save") }).click();
  await page.getByRole("button", { name: say("Quotes.actions.send") }).click();
  await read(page, round, "the question before a quote is sent");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("Quotes.sending.confirm") })
    .click();
  await expect(page.getByText(say("Quotes.actions.sent"), { exact: true })).toBeVisible();
}

/** The blanks of a contract say whose they are; filled in, they are gone from it. */
async function completeDetails(page: Page, round: Round, own: Record<string, string>) {
  const { say } = round;
  await hydrated(page);
  await expect(page.getByText(say("Signing.state.toSign"))).toBeVisible();
  await page.getByRole("link", { name: say("ContractDetails.blanks.fill") }).click();
  for (const [label, value] of Object.entries({ ...details, ...own })) {
    await page.getByLabel(new RegExp(`^${say(label)}(?: \\(|$)`)).fill(value);
  }
  await read(page, round, "the details of a party");
  await page.getByRole("button", { name: say("ContractDetails.save") }).click();
  await expect(page.getByText(say("ContractDetails.saved"), { exact: true })).toBeVisible();
  await expect(page.getByText(say("ContractDetails.blanks.title"))).toBeHidden();
  await expect(
    page.frameLocator("iframe").getByText(details["ContractDetails.streetAddress"]).first(),
  ).toBeAttached();
  await expect(page.frameLocator("iframe").getByText(say("Contracts.document.notGiven"))).toHaveCount(0);
}

/** Signs with the code from the mail; a wrong one says so, and a page that is loaded anew goes on where it was. */
async function sign(page: Page, round: Round, address: string) {
  const { say, like, title } = round;
  await hydrated(page);
  await look(page, round, "a contract to sign");
  await page.getByRole("button", { name: say("Signing.form.sendCode") }).click();
  const code = page.getByLabel(say("Signing.form.code"));
  await expect(code).toBeFocused();
  const mail = await mailTo(address, new RegExp(say("SigningMails.code.subject", { project: title })));
  const digits = new RegExp(`${say("SigningMails.code.label")}: (\\d{6})`).exec(mail.text ?? "")?.[1] ?? "";
  await code.fill(digits === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: say("Signing.form.sign") }).click();
  await expect(page.getByText(say("Validation.named.signingConsent"))).toBeVisible();
  await page.getByLabel(like("Signing.form.consent")).check();
  await page.getByRole("button", { name: say("Signing.form.sign") }).click();
  await expect(page.getByText(like("Errors.signing_code_wrong"))).toBeVisible();
  await read(page, round, "a wrong code");
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(like("Signing.form.sent"))).toBeVisible();
  await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await expect(code).toHaveValue(digits);
  await page.getByLabel(like("Signing.form.consent")).check();
  await page.getByRole("button", { name: say("Signing.form.sign") }).click();
  await expect(page.getByText(like("Signing.state.signed"))).toBeVisible();
  await expect(page.getByText(say("Signing.state.sealed"))).toBeVisible();
  await look(page, round, "a sealed contract");
}

/** The file that both the page and the mail hold is genuine; with one byte changed it is not. */
async function verify(page: Page, round: Round, address: string) {
  const { say, like, title } = round;
  const sealed = await (
    await page.request.get(`/api${withoutLocale(new URL(page.url()).pathname)}/pdf`)
  ).body();
  const sent = await mailTo(address, like("SigningMails.sealed.subject"));
  expect(sent.attachments[0]?.content.equals(sealed)).toBe(true);
  const text = textOf(await readPdf(sealed));
  expect(text).toContain(title);
  expect(text).not.toMatch(/[{}]/);
  expect(englishWordsIn(text, round.locale)).toEqual([]);
  expect(text).not.toContain(say("Contracts.document.toBeCompleted"));
  await open(page, round, "/verify");
  const choose = page.getByLabel(say("Verify.chooseLabel"));
  const file = (buffer: Buffer) => ({ name: "contract.pdf", mimeType: "application/pdf", buffer });
  await choose.setInputFiles(file(sealed));
  await expect(page.getByText(say("Verify.result.valid"))).toBeVisible();
  await look(page, round, "a genuine file");
  const changed = Buffer.from(sealed);
  changed[5_000] = (changed[5_000] as number) ^ 1;
  await choose.setInputFiles(file(changed));
  await expect(page.getByText(say("Verify.result.changed"))).toBeVisible();
  await choose.setInputFiles(file(Buffer.from("hello")));
  await expect(page.getByText(say("Verify.result.unknown"), { exact: true })).toBeVisible();
  await choose.setInputFiles(file(Buffer.alloc(10 * 1024 * 1024 + 1)));
  await expect(page.getByText(like("Verify.tooLarge"))).toBeVisible();
  await read(page, round, "a file that is too large");
}

test.use({ allowedErrors: [/status of 422/] });

test("from a match to a sealed contract that anybody can check, in Finnish and in Swedish: invited, quoted, accepted, signed by both", async ({
  page,
  otherPage: expert,
  browser,
}) => {
  test.slow();
  await signIn(expert, demoExpert, "/about");
  await signIn(page, demoCompany, "/about");
  const { expertId } = await (await expert.request.get("/api/auth/user")).json();
  const { title: trade, skills } = await (await page.request.get(`/api/experts/${expertId}`)).json();

  for (const [locale, companyWidth, expertWidth] of [
    ["fi", 1280, 360],
    ["sv", 360, 1280],
  ] as const) {
    for (const [who, width] of [
      [page, companyWidth],
      [expert, expertWidth],
    ] as const) {
      await who.setViewportSize({ width, height: 900 });
      await who.emulateMedia({ colorScheme: width === 360 ? "dark" : "light", reducedMotion: "reduce" });
      expect((await who.request.patch("/api/account", { data: { language: locale } })).status()).toBe(200);
    }
    const title = `${trade} at ${companyWidth} px ${Date.now()}`;
    const round = { ...wordsIn(locale), locale, title };
    const { say, like } = round;
    const own = written[locale];
    const postingId = await approvedPosting(browser, title, { requiredSkills: skills });
    await open(page, round, "/");
    await look(page, round, "the first page");
    await invite(page, round, postingId);
    await acceptInvitation(expert, round);

    await expert.getByLabel(say("Fields.work.projectType")).selectOption("project");
    await expert.getByLabel(say("Fields.work.hourlyRate")).fill("95,50");
    await expert.getByLabel(say("Fields.work.hoursPerWeek")).fill("40");
    await expert.getByLabel(say("Fields.work.duration"), { exact: true }).fill("3");
    await expert.getByLabel(say("Quotes.form.startDate")).fill(addDays(today, 30));
    await expert.getByLabel(say("Quotes.form.scope"), { exact: true }).fill(own.scope);
    await expert.getByRole("button", { name: say("Quotes.form.addMilestone") }).click();
    await expert
      .getByRole("textbox", { name: say("Quotes.form.milestoneTitle", { number: 1 }) })
      .fill(own.milestone);
    await expert.getByLabel(say("Quotes.form.dueOn", { number: 1 })).fill(addDays(today, 90));
    // 520 hours at 95.50, a tenth on top, less 5 % and 5 %, and the fee.
    const price = formatEuros(5_422_996 as Cents, locale, { fractionDigits: 2 });
    await expect(expert.getByText(price)).toBeVisible();
    await look(expert, round, "the form of a quote");
    await sendQuote(expert, round);

    const quote = page.getByRole("link", { name: title });
    await open(page, round, "/company/quotes");
    await expect(quote).toHaveText(/^Aino A/);
    await look(page, round, "a company’s quotes");
    await quote.click();
    // The list shows the same price, and between two pages there is no title.
    await expect(page).toHaveURL(/\/quotes\/\d+$/);
    await expect(page).toHaveTitle(new RegExp(`^${say("QuotePaper.title")} `));
    await expect(page.getByText(price).first()).toBeVisible();
    await hydrated(page);
    await look(page, round, "a quote");
    await page.getByRole("button", { name: say("Quotes.actions.requestChange") }).click();
    await page.getByLabel(like("Quotes.actions.change")).fill(own.change);
    await page.getByRole("button", { name: say("Quotes.actions.askForChange") }).click();
    await expect(page.getByText(say("Quotes.actions.changeAsked"), { exact: true })).toBeVisible();

    await expert.reload();
    await hydrated(expert);
    await expect(expert.getByText(own.change)).toBeVisible();
    await expert.getByRole("button", { name: say("Quotes.actions.revise") }).click();
    await expert.getByLabel(say("Fields.work.hourlyRate")).fill("90");
    await sendQuote(expert, round);

    await open(page, round, "/company/quotes?status=sent");
    await quote.click();
    await expect(
      page.getByText(
        say("Quotes.versions.changed", {
          what: ["hourlyRate", "totalCost"].map((field) => say(`Quotes.versions.fields.${field}`)).join(", "),
        }),
      ),
    ).toBeVisible();
    await hydrated(page);
    await page.getByRole("button", { name: say("Quotes.actions.accept"), exact: true }).click();
    await page.getByLabel(like("ContractTerms.purchaseOrder")).fill("PO 77");
    await read(page, round, "the acceptance of a quote");
    await page.getByRole("button", { name: say("Quotes.accepting.confirm") }).click();
    await expect(page.getByText(say("Quotes.actions.accepted"), { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: say("Actions.decline") })).toBeHidden();

    await page.getByRole("link", { name: say("Quotes.page.contract") }).click();
    await expect(page).toHaveURL(/\/contracts\/\d+$/);
    const isFirst = companyWidth === 1280;
    if (isFirst) {
      await completeDetails(page, round, {
        "ContractDialog.form.businessId": "0112038-9",
        "ContractDetails.signatoryName": "Henri Jaakkola",
        "ContractDetails.invoiceAddress": "003701120389",
      });
    }
    await sign(page, round, demoCompany.email);
    await verify(page, round, demoCompany.email);

    await open(expert, round, "/expert-dashboard");
    await expert
      .getByRole("link", { name: like("Quotes.row.accepted") })
      .filter({ hasText: title })
      .click();
    await expert.getByRole("link", { name: say("Quotes.page.contract") }).click();
    await expect(expert).toHaveURL(/\/contracts\/\d+$/);
    if (isFirst) await completeDetails(expert, round, { "ContractDetails.signatoryName": "Aino Aalto" });
    await sign(expert, round, demoExpert.email);

    // With both contracts the applicant is hired.
    await open(page, round, "/company/contracts?status=signed");
    await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
    await look(page, round, "a company’s contracts");
    await open(page, round, `/company/projects/${postingId}`);
    await expect(page.getByText(say("CompanyProject.signed.question"))).toBeVisible();
    await read(page, round, "a company’s project");
  }
});
