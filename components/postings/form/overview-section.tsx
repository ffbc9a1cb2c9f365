"use client";

import { SelectField, TextareaField, TextField } from "@/components/form/fields";
import type { PostingMode, PostingValues } from "@/lib/features/postings/form";
import { companyStages, projectCategories, technicalComplexities } from "@/lib/features/postings/rules";
import type { PostingTexts } from "./posting-texts";
import { Options, Section, wide } from "./section";

/** What the work is. */
export function OverviewSection({ texts, mode }: { texts: PostingTexts; mode: PostingMode }) {
  const { fields: t, options } = texts;
  const isDescriptionNeeded = mode === "post";
  return (
    <Section title={texts.sections.overview}>
      <TextField<PostingValues>
        name="title"
        label={t.title}
        help={t.titleHelp}
        className={wide}
        autoComplete="off"
        required
        marked
      />
      <TextareaField<PostingValues>
        name="description"
        label={t.description}
        help={t.descriptionHelp}
        className={wide}
        rows={7}
        required={isDescriptionNeeded}
        marked={isDescriptionNeeded}
      />
      <SelectField<PostingValues> name="projectCategory" label={t.projectCategory}>
        <Options values={projectCategories} texts={options.projectCategory} />
      </SelectField>
      <SelectField<PostingValues> name="technicalComplexity" label={t.technicalComplexity}>
        <Options values={technicalComplexities} texts={options.technicalComplexity} />
      </SelectField>
      <TextField<PostingValues>
        name="projectType"
        label={t.projectType}
        help={t.projectTypeHelp}
        autoComplete="off"
      />
      <TextField<PostingValues> name="industry" label={t.industry} autoComplete="off" />
      <SelectField<PostingValues> name="companyStage" label={t.companyStage}>
        <Options values={companyStages} texts={options.companyStage} />
      </SelectField>
    </Section>
  );
}
