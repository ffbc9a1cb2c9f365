import "server-only";
import { adminLink } from "@/lib/features/accounts/server/admin-link";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { brand, claims } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { formatEuros } from "@/lib/shared/money";
import { namesIn } from "@/lib/shared/name-table";
import { applicationReceivedMailKind } from "../rules";
import type { NewExpertApplication } from "./repository";

/**
 * The two mails of a new application (decisions F). Anybody can type any address into the form, so the applicant's
 * mail repeats nothing that was typed there; the team's mail has it all.
 * @param byHandUrl where the account is opened of somebody for whom an administrator applied; null for all others
 */
export const applicationReceivedMails = inAnyLanguage(
  (
    id: number,
    application: Omit<NewExpertApplication, "language">,
    byHandUrl: string | null,
    locale: Locale,
    ours: Locale,
  ): Mail[] => {
    const t = translator("ApplicationMails", locale);
    const links = translator("Links", locale);
    const team = translator("ApplicationMails", ours);
    const { min, max } = claims.applicationReviewBusinessDays;
    const values = { brand: brand.name, min, max };
    const mails = translator("Mails", locale);
    return [
      {
        kind: applicationReceivedMailKind,
        to: application.email,
        subject: t(byHandUrl ? "byHand.subject" : "received.subject", values),
        ...renderMail({
          locale,
          heading: t("received.heading"),
          paragraphs: [
            t(byHandUrl ? "byHand.intro" : "received.intro", values),
            mails("nothingToDo"),
            t(byHandUrl ? "byHand.account" : "received.account"),
          ],
          action: byHandUrl
            ? { label: t("byHand.action"), url: byHandUrl }
            : { label: links("createYourAccount"), url: `${env().APP_URL}/register` },
          footer: byHandUrl
            ? mails("notAsked", { support: brand.supportEmail })
            : t("received.ignore", { support: brand.supportEmail }),
        }),
      },
      {
        kind: "expert_application_new",
        to: brand.supportEmail,
        subject: team("team.subject", { name: application.name }),
        ...renderMail({
          locale: ours,
          heading: team("team.heading"),
          paragraphs: [team("team.intro", { min, max })],
          details: details(application, ours),
          action: { label: team("team.action"), url: adminLink(`/admin?tab=applications&q=%23${id}`) },
        }),
      },
    ];
  },
);

/** Tells the team that an applicant has corrected an application. */
export const applicationAgainMail = inAnyLanguage((id: number, name: string, locale: Locale): Mail => {
  const team = translator("ApplicationMails", locale);
  const { min, max } = claims.applicationReviewBusinessDays;
  return {
    kind: "expert_application_again",
    to: brand.supportEmail,
    subject: team("again.subject", { name }),
    ...renderMail({
      locale,
      heading: team("again.heading"),
      paragraphs: [team("again.intro", { name, min, max })],
      action: { label: team("team.action"), url: adminLink(`/admin/inbox?item=application-${id}`) },
    }),
  };
});

function details(application: Omit<NewExpertApplication, "language">, locale: Locale): [string, string][] {
  const fields = translator("Fields", locale);
  const units = translator("Units", locale);
  const choices = translator("Choices", locale);
  const names = namesIn(locale);
  const hourlyRate = formatEuros(application.hourlyRateCents, locale, { fractionDigits: 2 });
  const rows: [string, string | null][] = [
    [fields("person.name"), application.name],
    [fields("person.title"), application.title],
    [fields("person.email"), application.email],
    [fields("person.phone"), application.phone],
    [fields("work.experience"), units("years", { years: application.experienceYears })],
    [fields("work.hourlyRate"), units("rate", { rate: hourlyRate })],
    [fields("work.availability"), units("hoursAWeek", { hours: application.weeklyAvailabilityHours })],
    [
      fields("work.arrangement"),
      application.workArrangement.map((arrangement) => choices(`arrangement.${arrangement}`)).join(", "),
    ],
    [fields("work.location"), application.location && names.place(application.location)],
    [fields("person.travelRange"), units("kilometres", { kilometres: application.workRadius })],
    [fields("work.skills"), application.skills.map(names.skill).join(", ")],
    [translator("ApplicationMails", locale)("details.description"), application.description],
    [fields("person.portfolio"), application.portfolio],
    [fields("person.linkedin"), application.linkedinUrl],
    [fields("person.github"), application.githubUrl],
    [fields("person.resume"), application.resume],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}
