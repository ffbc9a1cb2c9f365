"use client";

import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import { NumberField, SelectField, TextareaField, TextField } from "@/components/form/fields";
import { backgroundBounds, languageCodes, languageLevels } from "@/lib/features/experts/background";
import { languageName } from "@/lib/shared/language-name";
import { EntryList } from "./entry-list";

type Group = keyof typeof backgroundBounds;

const emptyEntries = {
  languages: { language: "", level: "" },
  caseStudies: { title: "", client: "", result: "", year: undefined, link: "" },
  certificates: { name: "", issuer: "", year: undefined },
  education: { degree: "", school: "", year: undefined },
} as const satisfies Record<Group, object>;

/** What an expert has behind them, list by list; `section` draws each with its heading and what it is for. */
export function BackgroundFields({
  section,
}: {
  section: (group: Group, title: string, note: string, fields: ReactNode) => ReactNode;
}) {
  const t = useTranslations("Background");
  const lists: Record<Group, (prefix: string) => ReactNode> = {
    languages: (prefix) => <LanguageFields prefix={prefix} />,
    caseStudies: (prefix) => (
      <>
        <TextField name={`${prefix}.title`} label={t("caseStudies.title")} required />
        <TextField name={`${prefix}.client`} label={t("caseStudies.client")} optional />
        <TextareaField
          name={`${prefix}.result`}
          label={t("caseStudies.result")}
          rows={3}
          className="sm:col-span-2"
          optional
        />
        <YearField prefix={prefix} />
        <TextField
          name={`${prefix}.link`}
          label={t("caseStudies.link")}
          help={t("caseStudies.linkHelp")}
          type="url"
          optional
        />
      </>
    ),
    certificates: (prefix) => (
      <>
        <TextField name={`${prefix}.name`} label={t("certificates.name")} required />
        <TextField name={`${prefix}.issuer`} label={t("certificates.issuer")} optional />
        <YearField prefix={prefix} />
      </>
    ),
    education: (prefix) => (
      <>
        <TextField name={`${prefix}.degree`} label={t("education.degree")} required />
        <TextField name={`${prefix}.school`} label={t("education.school")} optional />
        <YearField prefix={prefix} />
      </>
    ),
  };
  return (Object.keys(lists) as Group[]).map((group) =>
    section(
      group,
      t(`${group}.heading`),
      t(`${group}.note`),
      <EntryList
        name={group}
        label={t(`${group}.heading`)}
        addLabel={t(`${group}.add`)}
        removeLabel={(number) => t(`${group}.remove`, { number })}
        max={backgroundBounds[group]}
        emptyEntry={emptyEntries[group]}
      >
        {lists[group]}
      </EntryList>,
    ),
  );
}

function LanguageFields({ prefix }: { prefix: string }) {
  const t = useTranslations("Background.languages");
  const levels = useTranslations("Choices.languageLevel");
  const locale = useLocale();
  return (
    <>
      <SelectField name={`${prefix}.language`} label={t("language")} required>
        <option value="" />
        {languageCodes.map((code) => (
          <option key={code} value={code}>
            {languageName(code, locale)}
          </option>
        ))}
      </SelectField>
      <SelectField name={`${prefix}.level`} label={t("level")} required>
        <option value="" />
        {languageLevels.map((level) => (
          <option key={level} value={level}>
            {levels(level)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function YearField({ prefix }: { prefix: string }) {
  const t = useTranslations("Background");
  return <NumberField name={`${prefix}.year`} label={t("year")} unit="" min={1950} max={2100} optional />;
}
