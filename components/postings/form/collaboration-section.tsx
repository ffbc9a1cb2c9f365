"use client";

import { CheckboxGroupField, SelectField, TextareaField } from "@/components/form/fields";
import { type PostingValues, teamSizes } from "@/lib/features/postings/form";
import { collaborationLevels, communicationChannels } from "@/lib/features/postings/rules";
import { fillText } from "@/lib/shared/fill-text";
import { ListField } from "./list-field";
import { PersonalityPreferences } from "./personality-preferences";
import type { PostingTexts } from "./posting-texts";
import { Options, Section, wide } from "./section";

/** How the work is done together, what comes of it, and wishes beyond the skills. */
export function CollaborationSection({ texts }: { texts: PostingTexts }) {
  const { fields: t, options, list } = texts;
  const largest = teamSizes.at(-1);
  return (
    <Section title={texts.sections.collaboration}>
      <SelectField<PostingValues> name="teamSize" label={t.teamSize} asNumber>
        {teamSizes.map((count) => (
          <option key={count} value={count}>
            {fillText(options.teamSize[count === largest ? "more" : count === 1 ? "one" : "other"], {
              count,
            })}
          </option>
        ))}
      </SelectField>
      <SelectField<PostingValues> name="collaborationLevel" label={t.collaborationLevel}>
        <option value="">{t.collaborationNone}</option>
        <Options values={collaborationLevels} texts={options.collaborationLevel} />
      </SelectField>
      <CheckboxGroupField<PostingValues>
        name="communicationPreference"
        label={t.communicationPreference}
        className={wide}
        options={communicationChannels.map((value) => ({
          value,
          label: options.communicationPreference[value],
        }))}
      />
      <ListField
        name="deliverables"
        label={t.deliverables}
        help={list.deliverablesHelp}
        addLabel={list.addDeliverable}
        listLabel={list.deliverablesList}
        texts={list}
        className={wide}
      />
      <TextareaField<PostingValues>
        name="successMetrics"
        label={t.successMetrics}
        help={t.successMetricsHelp}
        className={wide}
        rows={3}
      />
      <TextareaField<PostingValues>
        name="additionalRequirements"
        label={t.additionalRequirements}
        help={t.additionalRequirementsHelp}
        className={wide}
        rows={3}
      />
      <PersonalityPreferences texts={texts.personality} />
    </Section>
  );
}
