import "server-only";
import { env } from "@/lib/server/env";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { type Translator, translator } from "@/lib/server/translator";
import { brand, claims } from "@/lib/shared/brand";
import { defaultLocale, type Locale } from "@/lib/shared/locales";
import { formatEuros } from "@/lib/shared/money";
import type { NewExpertApplication } from "./repository";

type Texts = Translator<"ApplicationMails">;

/**
 * The two mails of a new application (decisions F). Anybody can type any address into the form, so the applicant's
 * mail repeats nothing that was typed there; the team's mail has it all.
 */
export function applicationReceivedMails(application: NewExpertApplication, locale: Locale): Mail[] {
  const t = translator("ApplicationMails", locale);
  const team = translator("ApplicationMails", defaultLocale);
  const { min, max } = claims.applicationReviewBusinessDays;
  return [
    {
      kind: "expert_application_received",
      to: application.email,
      subject: t("received.subject", { brand: brand.name }),
      ...renderMail({
        locale,
        heading: t("received.heading"),
        paragraphs: [
          t("received.intro", { brand: brand.name, min, max }),
          t("received.next"),
          t("received.account"),
        ],
        action: { label: t("received.action"), url: `${env().APP_URL}/register` },
        footer: t("received.ignore", { support: brand.supportEmail }),
      }),
    },
    {
      kind: "expert_application_new",
      to: brand.supportEmail,
      subject: team("team.subject"),
      ...renderMail({
        locale: defaultLocale,
        heading: team("team.heading"),
        paragraphs: [team("team.intro", { min, max })],
        details: details(application, team),
        action: { label: team("team.action"), url: `${env().APP_URL}/admin` },
      }),
    },
  ];
}

function details(application: NewExpertApplication, t: Texts): [string, string][] {
  const rows: [string, string | null][] = [
    [t("details.name"), application.name],
    [t("details.title"), application.title],
    [t("details.email"), application.email],
    [t("details.phone"), application.phone],
    [t("details.experience"), t("years", { years: application.experienceYears })],
    [
      t("details.rate"),
      t("rate", { rate: formatEuros(application.hourlyRateCents, defaultLocale, { fractionDigits: 2 }) }),
    ],
    [t("details.availability"), t("hours", { hours: application.weeklyAvailabilityHours })],
    [
      t("details.arrangement"),
      application.workArrangement.map((arrangement) => t(`arrangements.${arrangement}`)).join(", "),
    ],
    [t("details.location"), application.location],
    [t("details.radius"), t("kilometres", { kilometres: application.workRadius })],
    [t("details.skills"), application.skills.join(", ")],
    [t("details.description"), application.description],
    [t("details.portfolio"), application.portfolio],
    [t("details.linkedin"), application.linkedinUrl],
    [t("details.github"), application.githubUrl],
    [t("details.resume"), application.resume],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}
