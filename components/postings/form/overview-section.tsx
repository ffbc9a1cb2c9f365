"use client";

import { useId } from "react";
import { useLocale, useTranslations } from "#texts";
import { ContactHint } from "@/components/form/contact-hint";
import { SelectField, TextareaField, TextField } from "@/components/form/fields";
import type { PostingMode, PostingValues } from "@/lib/features/postings/form";
import { companyStages, projectCategories, technicalComplexities } from "@/lib/features/postings/rules";
import { contactNames } from "@/lib/shared/contact/whose";
import { industryNames } from "@/lib/shared/industries";
import { Options, Section, wide } from "./section";

/** What the work is. */
export function OverviewSection({ mode }: { mode: PostingMode }) {
  const t = useTranslations("Posting");
  const categories = useTranslations("Choices.category");
  const industriesId = useId();
  const locale = useLocale();
  const isDescriptionNeeded = mode === "post";
  return (
    <Section title={t("sections.overview")}>
      <TextField<PostingValues>
        name="title"
        hint={<ContactHint<PostingValues> field="title" names={contactNames} />}
        label={t("fields.title")}
        help={t("fields.titleHelp")}
        className={wide}
        autoComplete="off"
        required
        marked
      />
      <TextareaField<PostingValues>
        name="description"
        hint={<ContactHint<PostingValues> field="description" names={contactNames} />}
        label={t("fields.description")}
        help={t(isDescriptionNeeded ? "fields.descriptionHelp" : "fields.descriptionMatchHelp")}
        className={wide}
        rows={7}
        required={isDescriptionNeeded}
        marked={isDescriptionNeeded}
      />
      <SelectField<PostingValues> name="projectCategory" label={t("fields.projectCategory")}>
        <Options values={projectCategories} textOf={(value) => categories(value)} />
      </SelectField>
      <SelectField<PostingValues> name="technicalComplexity" label={t("fields.technicalComplexity")}>
        <Options
          values={technicalComplexities}
          textOf={(value) => t(`options.technicalComplexity.${value}`)}
        />
      </SelectField>
      <TextField<PostingValues>
        name="projectType"
        label={t("fields.projectType")}
        help={t("fields.projectTypeHelp")}
        autoComplete="off"
      />
      <TextField<PostingValues>
        name="industry"
        label={t("fields.industry")}
        autoComplete="off"
        list={industriesId}
      />
      <datalist id={industriesId}>
        {industryNames(locale).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <SelectField<PostingValues> name="companyStage" label={t("fields.companyStage")}>
        <Options values={companyStages} textOf={(value) => t(`options.companyStage.${value}`)} />
      </SelectField>
    </Section>
  );
}
