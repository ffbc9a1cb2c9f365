"use client";

import { useWatch } from "react-hook-form";
import { CheckboxGroupField, SelectField, TextField } from "@/components/form/fields";
import { type PostingValues, timeZoneRequirements } from "@/lib/features/postings/form";
import { workArrangements } from "@/lib/shared/availability";
import type { PostingTexts } from "./posting-texts";
import { Options, Section, wide } from "./section";

/** Where and when the work is done. */
export function ArrangementSection({ texts }: { texts: PostingTexts }) {
  const { fields: t, options } = texts;
  const timeZone = useWatch<PostingValues, "timeZoneRequirement">({ name: "timeZoneRequirement" });
  return (
    <Section title={texts.sections.arrangement}>
      <CheckboxGroupField<PostingValues>
        name="workArrangement"
        label={t.workArrangement}
        className={wide}
        options={workArrangements.map((value) => ({ value, label: options.workArrangement[value] }))}
      />
      <TextField<PostingValues>
        name="location"
        label={t.location}
        help={t.locationHelp}
        autoComplete="address-level2"
      />
      <SelectField<PostingValues> name="timeZoneRequirement" label={t.timeZoneRequirement}>
        <Options values={timeZoneRequirements} texts={options.timeZoneRequirement} />
      </SelectField>
      {timeZone === "specific" ? (
        <TextField<PostingValues>
          name="specificTimeZone"
          label={t.specificTimeZone}
          help={t.specificTimeZoneHelp}
          autoComplete="off"
        />
      ) : null}
    </Section>
  );
}
