"use client";

import { useLocale, useTranslations } from "#texts";
import { linkClasses, MailLink, PhoneLink } from "@/components/admin/links";
import { OutsideLink } from "@/components/admin/outside-link";
import { Link } from "@/components/layout/link";
import { Avatar } from "@/components/ui/avatar";
import { useNames } from "@/lib/client/names";
import { useFormatter } from "@/lib/client/use-formatter";
import type { ExpertApplication } from "@/lib/features/expert-applications/moderation-schemas";
import type { AdminExpert } from "@/lib/features/experts/moderation-schemas";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { languageName } from "@/lib/shared/language-name";
import { Facts, type Languages, Said, saidIn, Words } from "./facts";

/** What an expert and an applicant have in common, as lines. */
function usePersonFacts() {
  const person = useTranslations("Fields.person");
  const work = useTranslations("Fields.work");
  const units = useTranslations("Units");
  const arrangements = useTranslations("Choices.arrangement");
  const locale = useLocale();
  const names = useNames();
  return (one: AdminExpert | ExpertApplication) =>
    [
      [person("title"), one.title],
      [person("email"), <MailLink key="email" address={one.email} />],
      [person("phone"), one.phone ? <PhoneLink key="phone" number={one.phone} /> : null],
      [
        work("hourlyRate"),
        units("rate", { rate: formatEuros(toCents(one.hourlyRate), locale, { fractionDigits: 2 }) }),
      ],
      [work("experience"), units("years", { years: one.experienceYears })],
      [
        work("hoursPerWeek"),
        one.weeklyAvailabilityHours === null
          ? null
          : units("hoursAWeek", { hours: one.weeklyAvailabilityHours }),
      ],
      [work("location"), one.location && names.place(one.location)],
      [
        person("travelRange"),
        one.workRadius === null ? null : units("kilometres", { kilometres: one.workRadius }),
      ],
      [work("arrangement"), one.workArrangement.map((each) => arrangements(each)).join(", ")],
    ] as const;
}

const link = (address: string | null) => (address ? <OutsideLink address={address} /> : null);

/** Everything that a profile says, to its owner and to companies. */
export function ExpertFacts({ expert }: { expert: AdminExpert }) {
  const t = useTranslations("AdminDesk.facts");
  const person = useTranslations("Fields.person");
  const work = useTranslations("Fields.work");
  const columns = useTranslations("AdminExperts.columns");
  const availability = useTranslations("Choices.availabilityInFull");
  const levels = useTranslations("Choices.languageLevel");
  const locale = useLocale();
  const format = useFormatter();
  const common = usePersonFacts();
  const names = useNames();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium" });
  const { skills, skillMastery } = expert;
  const dated = (parts: readonly (string | number | null)[]) => parts.filter(Boolean).join(" · ");
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={expert.name} src={expert.profileImage} size="lg" />
        <span className="flex flex-col gap-1 text-sm">
          {expert.approvalStatus === "approved" &&
          expert.isActive &&
          !expert.isHidden &&
          !expert.archivedAt ? (
            <Link href={`/expert/${expert.id}`} prefetch={false} target="_blank" className={linkClasses}>
              {t("publicPage")}
            </Link>
          ) : null}
          <Link
            href={`/expert-profile/${expert.id}`}
            prefetch={false}
            target="_blank"
            className={linkClasses}
          >
            {t("ownPage")}
          </Link>
        </span>
      </div>
      <Facts
        facts={[
          ...common(expert),
          [work("availability"), availability(expert.availability)],
          [columns("confirmed"), expert.availabilityConfirmedAt && day(expert.availabilityConfirmedAt)],
          [
            work("skills"),
            <Words
              key="skills"
              words={skills.map((written) => {
                const level = skillMastery[written];
                const skill = names.skill(written);
                return level ? t("skillLevel", { skill, level }) : skill;
              })}
            />,
          ],
          [person("description"), saidIn(expert.textLanguage, expert.description)],
          [
            t("languages"),
            expert.languages
              .map(({ language, level }) => `${languageName(language, locale)} (${levels(level)})`)
              .join(", "),
          ],
          [
            t("cases"),
            expert.caseStudies.length > 0
              ? expert.caseStudies.map(({ title, client, result, year }, index) => (
                  <p key={index}>
                    <Said language={expert.caseLanguages[index]}>{dated([title, client, year, result])}</Said>
                  </p>
                ))
              : null,
          ],
          [
            t("certificates"),
            expert.certificates.map(({ name, issuer, year }) => dated([name, issuer, year])).join("\n"),
          ],
          [
            t("education"),
            expert.education.map(({ degree, school, year }) => dated([degree, school, year])).join("\n"),
          ],
          [person("portfolio"), link(expert.portfolioUrl)],
          [person("linkedin"), link(expert.linkedinUrl)],
          [person("github"), link(expert.githubUrl)],
          [t("since"), day(expert.createdAt)],
        ]}
      />
    </div>
  );
}

/** Everything that an application to join says. */
export function ApplicationFacts({
  application,
  languages,
}: {
  application: ExpertApplication;
  languages: Languages;
}) {
  const t = useTranslations("AdminDesk.facts");
  const person = useTranslations("Fields.person");
  const work = useTranslations("Fields.work");
  const format = useFormatter();
  const common = usePersonFacts();
  const names = useNames();
  return (
    <Facts
      facts={[
        ...common(application),
        [work("skills"), <Words key="skills" words={application.skills.map(names.skill)} />],
        [person("description"), saidIn(languages.description, application.description)],
        [person("portfolio"), link(application.portfolio)],
        [person("linkedin"), link(application.linkedinUrl)],
        [person("github"), link(application.githubUrl)],
        [person("resume"), link(application.resume)],
        [
          t("since"),
          format.dateTime(new Date(application.createdAt), { dateStyle: "medium", timeStyle: "short" }),
        ],
        [t("notes"), saidIn(languages.reviewNotes, application.reviewNotes)],
        [
          t("profile"),
          application.existingExpert ? (
            <Link
              key="profile"
              href={`/expert-profile/${application.existingExpert.id}`}
              prefetch={false}
              className={linkClasses}
            >
              {t("ownPage")}
            </Link>
          ) : null,
        ],
      ]}
    />
  );
}
