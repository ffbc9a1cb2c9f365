import { passwordLength } from "@/lib/features/accounts/password-rules";
import { tokenLifetimeMinutes } from "@/lib/features/accounts/rules";
import { paperMonths } from "@/lib/features/contractor-liability/rules";
import { contractTerms, milestones, paymentTerms } from "@/lib/features/contracts/rules";
import { signingDays } from "@/lib/features/contracts/states";
import { shownViewDays } from "@/lib/features/experts/views";
import { meetingDuration, openingHours } from "@/lib/features/meetings/opening-hours";
import { onboardingSteps } from "@/lib/features/onboarding/rules";
import { statements } from "@/lib/features/personality/statements";
import { pricingConstants } from "@/lib/features/pricing/rules";
import { imageUpload } from "@/lib/shared/images";
import { type Locale, locales, messageAt } from "@/lib/shared/locales";
import { bookkeepingYears, retention } from "@/lib/shared/retention";
import en from "@/messages/en";
import fi from "@/messages/fi";
import sv from "@/messages/sv";

// A sentence that promises a period, a limit or a share writes its number out here and there: each of them is held to what
// the code does, in every language. Better still is a placeholder, which needs no row.

const catalogues: Record<Locale, unknown> = { en, fi, sv };
const { volumeDiscounts, weeksPerYear, monthsPerYear, workingDaysPerWeek } = pricingConstants;
const discountWeeks = ((volumeDiscounts.at(-1)?.fromMonths ?? 0) * weeksPerYear) / monthsPerYear;
const megabytes = imageUpload.maxBytes / 1024 ** 2;
const { verify_email, change_email, sign_in, open_account, reset_password } = tokenLifetimeMinutes;
const day = 24 * 60;

/** How a number is written in words, in each language, as far as texts do so. */
const words: Record<Locale, Record<number, string>> = {
  en: { 1: "one", 2: "two", 3: "three", 5: "fifth", 6: "six", 7: "seven" },
  fi: { 1: "yhden", 2: "kah(?:den|ta)", 3: "kolme(?:ssa)?", 5: "viidesosa", 6: "kuusi", 7: "seitsemän" },
  sv: { 1: "en", 2: "två", 3: "tre", 5: "femtedel", 6: "sex", 7: "sju" },
};
const says = (text: string, number: number, locale: Locale) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${number}|${words[locale][number] ?? number})(?![\\p{L}\\d])`, "iu").test(
    text,
  );
const fixedScope = { projectType: "project", durationMonths: 3, totalCents: 100, baseCents: 100 } as const;
const usualShares = milestones(fixedScope, "client").map(({ percent }) => percent);

it.each<[string, number[]]>([
  ["AccountMails.verification.expiry", [verify_email / 60]],
  ["Accounts.register.doneHint", [verify_email / 60]],
  ["Accounts.verify.expiredDescription", [verify_email / 60]],
  ["PeopleMails.confirmAddress.expiry", [change_email / 60]],
  ["AccountMails.passwordReset.expiry", [reset_password / 60]],
  ["AccountMails.signInLink.expiry", [sign_in]],
  ["ApplicationMails.byHand.account", [open_account / day]],
  ["ProjectMails.postingReceived.link", [open_account / day]],
  ["Accounts.fields.passwordHelp", [passwordLength.min]],
  ["ImageUpload.types", [megabytes]],
  ["ImageUpload.tooLarge", [megabytes]],
  ["Home.steps.meet.description", [...meetingDuration.choices]],
  ["OwnMeetings.none", [Math.min(...meetingDuration.choices), Math.max(...meetingDuration.choices)]],
  ["ClientMeeting.until.over", [openingHours.changeMinutes / 60]],
  ["Onboarding.metadata.description", [onboardingSteps.length]],
  ["Onboarding.description", [onboardingSteps.length]],
  ["Personality.consent.intro", [statements.length]],
  ["SendContracts.signed", [signingDays]],
  ["Account.delete.dialog.kept", [bookkeepingYears]],
  ["Account.reasons.bookkeeping", [bookkeepingYears]],
  ["ContractorLiability.help.taxes", [paperMonths.renewed]],
  ["ContractorLiability.help.pension_insurance", [paperMonths.renewed]],
  ["ContractorLiability.age", [paperMonths.whenMade]],
  ["ContractorLiability.kept", [retention.liabilityPaperYears]],
  ["QuotePaper.usualShares", [...usualShares, usualShares.length]],
  ["Quotes.view.usualShares", [...usualShares, usualShares.length]],
  ["Quotes.form.milestonesHelp", usualShares],
  ["Quotes.accepting.termHelp", [contractTerms.paymentDays]],
  ["Validation.bare.paymentTerm", [...paymentTerms]],
  ["Pricing.duration.dayHelp", [discountWeeks, workingDaysPerWeek]],
  ["Dashboard.views.last30", [shownViewDays]],
  ["Dashboard.views.none", [shownViewDays]],
])("%s says what the code does", (key, numbers) => {
  for (const locale of locales) {
    const text = String(messageAt(catalogues[locale], key));
    const unsaid = numbers.filter((number) => !says(text, number, locale));
    expect([locale, text, unsaid]).toEqual([locale, text, []]);
  }
});

/** Where terms, privacy notice and /about write a number of ours out, because nothing in the code goes by it. */
const byPeople = [
  ["Terms.sections.moderation.body.p2", "30"],
  ["Terms.sections.complaints.body.p1", "14"],
  ["Terms.sections.liability.body.p1", "500"],
  ["Terms.sections.ending.body.p2", "30"],
  ["Terms.sections.changes.body.p1", "15"],
  ["Terms.sections.law.body.p1", "30"],
];

it("takes every other number of terms, privacy notice and /about from the code", () => {
  const law =
    /\d+\/\d{4}|\d{4}\/\d+|Articles? \d+(?:\(\d+\))*(?:\([a-z]\))?(?:,? (?:and )?\d+)*|[Ss]ection \d+|chapter \d+|alv 0 %|SHA-256|argon2id|Microsoft 365|0 to 100/g;
  const found: [string, string][] = [];
  const read = (value: unknown, key: string) => {
    if (typeof value === "string")
      for (const [number] of value.replace(law, "").matchAll(/\d+/g)) found.push([key, number]);
    else for (const [name, inner] of Object.entries(value as object)) read(inner, `${key}.${name}`);
  };
  for (const page of ["Terms", "Privacy", "About"] as const) read(en[page], page);
  expect(found).toEqual(byPeople);
});
