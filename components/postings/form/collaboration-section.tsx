"use client";

import { useTranslations } from "#texts";
import { ContactHint } from "@/components/form/contact-hint";
import { CheckboxGroupField, SelectField, TextareaField } from "@/components/form/fields";
import { type PostingValues, teamSizes } from "@/lib/features/postings/form";
import { collaborationLevels, communicationChannels } from "@/lib/features/postings/rules";
import { contactNames } from "@/lib/shared/contact/whose";
import { ListField } from "./list-field";
import { PersonalityPreferences } from "./personality-preferences";
import { Options, Section, wide } from "./section";

/** How the work is done together, what comes of it, and wishes beyond the skills. */
export function CollaborationSection() {
  const t = useTranslations("Posting");
  const projectFields = useTranslations("Fields.project");
  const largest = teamSizes.at(-1);
  return (
    <Section title={t("sections.collaboration")}>
      <SelectField<PostingValues> name="teamSize" label={t("fields.teamSize")} asNumber>
        {teamSizes.map((count) => (
          <option key={count} value={count}>
            {t(count === largest ? "options.teamSize.more" : "options.teamSize.some", { count })}
          </option>
        ))}
      </SelectField>
      <SelectField<PostingValues> name="collaborationLevel" label={t("fields.collaborationLevel")}>
        <option value="">{t("fields.collaborationNone")}</option>
        <Options values={collaborationLevels} textOf={(value) => t(`options.collaborationLevel.${value}`)} />
      </SelectField>
      <CheckboxGroupField<PostingValues>
        name="communicationPreference"
        label={t("fields.communicationPreference")}
        className={wide}
        options={communicationChannels.map((value) => ({
          value,
          label: t(`options.communicationPreference.${value}`),
        }))}
      />
      <ListField
        name="deliverables"
        label={projectFields("deliverables")}
        help={t("list.deliverablesHelp")}
        addLabel={t("list.addDeliverable")}
        listLabel={t("list.deliverablesList")}
        className={wide}
      />
      <TextareaField<PostingValues>
        name="successMetrics"
        hint={<ContactHint<PostingValues> field="successMetrics" names={contactNames} />}
        label={t("fields.successMetrics")}
        help={t("fields.successMetricsHelp")}
        className={wide}
        rows={3}
      />
      <TextareaField<PostingValues>
        name="additionalRequirements"
        hint={<ContactHint<PostingValues> field="additionalRequirements" names={contactNames} />}
        label={t("fields.additionalRequirements")}
        help={t("fields.additionalRequirementsHelp")}
        className={wide}
        rows={3}
      />
      <PersonalityPreferences />
    </Section>
  );
}
