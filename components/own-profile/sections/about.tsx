import { useLocale, useTranslations } from "#texts";
import { ContactHint } from "@/components/form/contact-hint";
import { NumberField, TextareaField, TextField } from "@/components/form/fields";
import { useNames } from "@/lib/client/names";
import { numberBounds, type OwnProfileForm } from "@/lib/features/experts/profile-schemas";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { masteryOf } from "@/lib/shared/availability";
import { hiddenNames } from "@/lib/shared/contact/whose";
import { formatUnit } from "@/lib/shared/format-numbers";
import { langOf } from "@/lib/shared/locales";
import { SkillsEditor } from "../skills-editor";
import { Fact, Facts, ProfileSection } from "./section";

/** Who the expert is, and with which skills. */
export function AboutFields({ descriptionLabel }: { descriptionLabel: string }) {
  const t = useTranslations("OwnProfile");
  const person = useTranslations("Fields.person");
  const inputs = useTranslations("Inputs");
  const work = useTranslations("Fields.work");
  return (
    <>
      <ProfileSection title={person("about")} columns>
        <TextField<OwnProfileForm>
          name="name"
          label={person("fullName")}
          help={person("nameHelp")}
          autoComplete="name"
          required
        />
        <TextField<OwnProfileForm>
          name="title"
          hint={<ContactHint<OwnProfileForm> field="title" names={({ name }) => hiddenNames(name)} />}
          label={person("professionalTitle")}
          autoComplete="organization-title"
          required
        />
        <TextareaField<OwnProfileForm>
          name="description"
          hint={<ContactHint<OwnProfileForm> field="description" names={({ name }) => hiddenNames(name)} />}
          label={descriptionLabel}
          help={t("fields.descriptionHelp")}
          className="sm:col-span-2"
          rows={8}
          required
        />
        <NumberField<OwnProfileForm>
          name="experienceYears"
          label={person("experienceYears")}
          unit={inputs("years")}
          {...numberBounds.experienceYears}
          required
        />
      </ProfileSection>
      <ProfileSection title={work("skills")}>
        <SkillsEditor />
      </ProfileSection>
    </>
  );
}

/** The same to read. */
export function AboutFacts({ expert }: { expert: FullExpert }) {
  const t = useTranslations("OwnProfile");
  const person = useTranslations("Fields.person");
  const work = useTranslations("Fields.work");
  const locale = useLocale();
  return (
    <>
      <ProfileSection title={person("about")}>
        <p
          lang={langOf(expert.textLanguage, locale)}
          className="max-w-reading whitespace-pre-line break-words"
        >
          {expert.description}
        </p>
        <Facts>
          <Fact label={person("experienceYears")}>{formatUnit(expert.experienceYears, "year", locale)}</Fact>
        </Facts>
      </ProfileSection>
      <ProfileSection title={work("skills")}>
        {expert.skills.length > 0 ? (
          <SkillList expert={expert} />
        ) : (
          <p className="text-muted-foreground">{t("view.noSkills")}</p>
        )}
      </ProfileSection>
    </>
  );
}

function SkillList({ expert }: { expert: FullExpert }) {
  const names = useNames();
  const mastery = useTranslations("Profile.mastery");
  const levelLabel = (given: number | undefined) => {
    const level = masteryOf(given)?.level;
    return mastery(level ? `${level}.label` : "notGiven");
  };
  return (
    <ul className="grid grid-cols-1 gap-x-10 sm:grid-cols-2">
      {expert.skills.map((skill) => (
        <li
          key={skill}
          className="flex min-h-11 items-center justify-between gap-4 border-border border-b py-1.5"
        >
          <span className="wrap-anywhere min-w-0 font-medium">{names.skill(skill)}</span>
          <span className="shrink-0 text-muted-foreground text-sm">
            {levelLabel(expert.skillMastery[skill])}
          </span>
        </li>
      ))}
    </ul>
  );
}
