import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { masteryOf } from "@/lib/shared/availability";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { formatUnit } from "@/lib/shared/format-numbers";
import { parseWebAddress } from "@/lib/shared/web-address";
import { ProfileSection } from "./profile-sections";

/** A whole rate without cents, any other with them: what stands here is exact. */
const exactRate = (euros: number, locale: string) =>
  formatEuros(toCents(euros), locale, { fractionDigits: Number.isInteger(euros) ? 0 : 2 });

/** The profile to read, in the groups of the form that changes it. */
export function ProfileView({ expert }: { expert: FullExpert }) {
  const t = useTranslations("OwnProfile");
  const arrangement = useTranslations("Profile.arrangement");
  const availability = useTranslations("Dashboard.form.availability");
  const locale = useLocale();
  const missing = <span className="font-normal text-muted-foreground">{t("view.missing")}</span>;
  const hours = expert.weeklyAvailabilityHours;
  return (
    <div className="space-y-6">
      <ProfileSection title={t("sections.about")}>
        <p className="max-w-reading whitespace-pre-line break-words">{expert.description}</p>
        <Facts>
          <Fact label={t("fields.experienceYears")}>
            {formatUnit(expert.experienceYears, "year", locale)}
          </Fact>
        </Facts>
      </ProfileSection>
      <ProfileSection title={t("sections.skills")}>
        {expert.skills.length > 0 ? (
          <SkillList expert={expert} />
        ) : (
          <p className="text-muted-foreground">{t("view.noSkills")}</p>
        )}
      </ProfileSection>
      <ProfileSection title={t("sections.rate")}>
        <Facts>
          <Fact label={t("fields.hourlyRate")}>
            <span className="tabular">{exactRate(expert.hourlyRate, locale)}</span>
          </Fact>
          <Fact label={t("fields.availability")}>{availability(expert.availability)}</Fact>
          <Fact label={t("fields.weeklyAvailabilityHours")}>
            {hours === null ? missing : formatUnit(hours, "hour-per-week", locale)}
          </Fact>
          <Fact label={t("fields.workArrangement")}>
            {expert.workArrangement.map((each) => arrangement(each)).join(", ") || missing}
          </Fact>
        </Facts>
      </ProfileSection>
      <ProfileSection title={t("sections.location")}>
        <Facts>
          <Fact label={t("fields.location")}>{expert.location || missing}</Fact>
          <Fact label={t("fields.workRadius")}>
            {expert.workRadius === null ? missing : t("view.radius", { kilometres: expert.workRadius })}
          </Fact>
        </Facts>
      </ProfileSection>
      <ProfileSection title={t("sections.links")} note={t("sections.private")}>
        <Facts>
          {(["portfolioUrl", "linkedinUrl", "githubUrl"] as const).map((field) => (
            <Fact key={field} label={t(`fields.${field}`)}>
              <OutsideLink href={expert[field]} newTab={t("view.newTab")} missing={missing} />
            </Fact>
          ))}
        </Facts>
      </ProfileSection>
      <ProfileSection title={t("sections.contact")} note={t("sections.private")}>
        <Facts>
          <Fact label={t("fields.email")}>{expert.email}</Fact>
          <Fact label={t("fields.phone")}>{expert.phone ?? missing}</Fact>
          <Fact label={t("view.notifications")}>
            {expert.emailNotifications ? t("view.notificationsOn") : t("view.notificationsOff")}
          </Fact>
        </Facts>
      </ProfileSection>
    </div>
  );
}

function SkillList({ expert }: { expert: FullExpert }) {
  const mastery = useTranslations("Profile.mastery");
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {expert.skills.map((skill) => (
        <li
          key={skill}
          className="flex min-h-11 items-center justify-between gap-4 border-border border-b py-1.5"
        >
          <span className="min-w-0 break-words font-medium">{skill}</span>
          <span className="shrink-0 text-muted-foreground text-sm">
            {mastery(`${masteryOf(expert.skillMastery[skill]).level}.label`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function OutsideLink({ href, newTab, missing }: { href: string | null; newTab: string; missing: ReactNode }) {
  if (!href) return missing;
  // What was stored elsewhere is text until it proves to be an address.
  if (parseWebAddress(href) !== href) return <span className="break-all">{href}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer nofollow"
      className="-my-2 inline-block break-all py-2 text-primary underline underline-offset-4"
    >
      {href}
      <span className="sr-only"> ({newTab})</span>
    </a>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">{children}</dl>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </div>
  );
}
