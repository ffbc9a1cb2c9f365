import "server-only";
import { ownPostingPath } from "@/lib/features/postings/rules";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate, formatTypedDay } from "@/lib/shared/format-dates";
import type { Locale } from "@/lib/shared/locales";
import { type Cents, formatEuros } from "@/lib/shared/money";
import { answerDays } from "../answer-due";
import { hiddenName, hiddenTexts } from "../hidden-identity";
import type { NewProjectApplication } from "./repository";

type Posting = { id: number; title: string };
type Match = { expertId: number; matchScore: number };

const workspaceUrl = (projectId: number) => `${env().APP_URL}${ownPostingPath(projectId)}`;

/** What stands where something is hidden until the stage interview. */
export const hiddenMark = (locale: Locale): string => translator("ContactDetails", locale)("hidden");

/**
 * To a company, of a new application (decisions F): everything that was written, but not yet who it is and how to reach
 * them (deal J6). It has no other address for replies than ours: the answer is given in the workspace.
 * @param match the applicant's public profile and how it fits; null without one
 */
export const newApplicationMail = inAnyLanguage(
  (
    { email, hasAccount }: { email: string; hasAccount: boolean },
    application: NewProjectApplication & { publicName: string; replacesGuests: boolean },
    posting: Posting,
    match: Match | null,
    locale: Locale,
  ): Mail => {
    const t = translator("ProjectMails", locale);
    const fields = translator("Fields", locale);
    const units = translator("Units", locale);
    const mark = hiddenMark(locale);
    const name = hiddenName(application.publicName, mark);
    const hidden = hiddenTexts(application, application.applicantName, mark);
    const { proposedRateCents: rate, estimatedHoursPerWeek: hours } = application;
    const details: [string, string | null][] = [
      [fields("person.name"), name],
      [t("applicationNew.profile"), match && `${env().APP_URL}/expert/${match.expertId}`],
      [t("applicationNew.match"), match && t("applicationNew.matchScore", { score: match.matchScore })],
      [t("details.rate"), rate === null ? null : units("rate", { rate: euros(rate, locale) })],
      [t("details.start"), hidden.estimatedStartDate && formatTypedDay(hidden.estimatedStartDate, locale)],
      [t("details.hours"), hours === null ? null : units("hoursAWeek", { hours })],
      [fields("work.availability"), hidden.availabilityNotes],
      [t("details.coverLetter"), hidden.coverLetter],
    ];
    return {
      kind: "project_application_new",
      to: email,
      subject: t("applicationNew.subject", { project: posting.title }),
      ...renderMail({
        locale,
        heading: t("applicationNew.heading"),
        paragraphs: [
          t("applicationNew.intro", { name, project: posting.title }),
          ...(application.replacesGuests ? [t("applicationNew.replaces")] : []),
          t("applicationNew.answer", { email, hasAccount: String(hasAccount), days: answerDays.end }),
          t("applicationNew.identity"),
        ],
        details: details.filter((row): row is [string, string] => row[1] !== null),
        action: { label: t("applicationNew.action"), url: workspaceUrl(posting.id) },
        footer: t("applicationNew.support", { support: brand.supportEmail }),
      }),
    };
  },
);

/**
 * To the applicant, a receipt. Anybody can type any address into the form, so nothing else that was typed there
 * reaches it: the receipt names the project, whose title we have reviewed.
 */
export const applicationReceivedMail = inAnyLanguage((to: string, posting: Posting, locale: Locale): Mail => {
  const t = translator("ProjectMails", locale);
  const project = posting.title;
  return {
    kind: "project_application_received",
    to,
    subject: t("applicationReceived.subject", { project }),
    ...renderMail({
      locale,
      heading: t("applicationReceived.heading"),
      paragraphs: [
        t("applicationReceived.intro", { project }),
        t("applicationReceived.next", { days: answerDays.end }),
      ],
      action: { label: t("applicationReceived.action"), url: `${env().APP_URL}/projects/${posting.id}` },
      footer: translator("Mails", locale)("ignore", { support: brand.supportEmail }),
    }),
  };
});

/** To a company that owes an answer (deal K3). */
export const answerDueMail = inAnyLanguage(
  (
    to: string,
    { projectId, project, name, dueAt }: { projectId: number; project: string; name: string; dueAt: Date },
    locale: Locale,
  ): Mail => {
    const t = translator("ProjectMails", locale);
    const shown = hiddenName(name, hiddenMark(locale));
    return {
      kind: "project_application_answer_due",
      to,
      subject: t("answerDue.subject", { project }),
      ...renderMail({
        locale,
        heading: t("answerDue.heading"),
        paragraphs: [
          t("answerDue.intro", { name: shown, project, days: answerDays.reminder }),
          t("answerDue.next", { date: formatDate(helsinkiDate(dueAt), locale) }),
        ],
        action: { label: t("applicationNew.action"), url: workspaceUrl(projectId) },
        footer: t("applicationNew.support", { support: brand.supportEmail }),
      }),
    };
  },
);

const euros = (cents: Cents, locale: Locale) => formatEuros(cents, locale, { fractionDigits: 2 });
