import "server-only";
import type { PostingContact } from "@/lib/features/postings/server/repository";
import { env } from "@/lib/server/env";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { type Translator, translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import { defaultLocale, type Locale } from "@/lib/shared/locales";
import { formatEuros } from "@/lib/shared/money";
import type { NewProjectApplication } from "./repository";

type Texts = Translator<"ProjectMails">;

/**
 * The two mails of a new project application (decisions F): to the customer with all that was written, to the
 * applicant a receipt. Anybody can type any address into the form, so nothing else that was typed there reaches it:
 * the receipt names the project, whose title we have reviewed.
 */
export function projectApplicationMails(
  application: NewProjectApplication,
  posting: PostingContact,
  locale: Locale,
): Mail[] {
  const t = translator("ProjectMails", locale);
  const customer = translator("ProjectMails", defaultLocale);
  const project = posting.title;
  const url = `${env().APP_URL}/projects/${posting.id}`;
  return [
    {
      kind: "project_application_new",
      to: posting.customerEmail,
      replyTo: application.applicantEmail,
      subject: customer("applicationNew.subject", { project }),
      ...renderMail({
        locale: defaultLocale,
        heading: customer("applicationNew.heading"),
        paragraphs: [
          customer("applicationNew.intro", { project }),
          customer("applicationNew.reply", { email: application.applicantEmail }),
        ],
        details: details(application, customer, defaultLocale),
        action: { label: customer("applicationNew.action"), url },
        footer: customer("applicationNew.support", { support: brand.supportEmail }),
      }),
    },
    {
      kind: "project_application_received",
      to: application.applicantEmail,
      subject: t("applicationReceived.subject", { project }),
      ...renderMail({
        locale,
        heading: t("applicationReceived.heading"),
        paragraphs: [t("applicationReceived.intro", { project }), t("applicationReceived.next")],
        action: { label: t("applicationReceived.action"), url },
        footer: translator("Mails", locale)("ignore", { support: brand.supportEmail }),
      }),
    },
  ];
}

function details(application: NewProjectApplication, t: Texts, locale: Locale): [string, string][] {
  const fields = translator("Fields", locale);
  const units = translator("Units", locale);
  const { proposedRateCents: rate, estimatedHoursPerWeek: hours } = application;
  const rows: [string, string | null][] = [
    [fields("person.name"), application.applicantName],
    [fields("person.email"), application.applicantEmail],
    [
      t("details.rate"),
      rate === null ? null : units("rate", { rate: formatEuros(rate, locale, { fractionDigits: 2 }) }),
    ],
    [t("details.start"), application.estimatedStartDate],
    [t("details.hours"), hours === null ? null : units("hoursAWeek", { hours })],
    [fields("work.availability"), application.availabilityNotes],
    [t("details.coverLetter"), application.coverLetter],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}
