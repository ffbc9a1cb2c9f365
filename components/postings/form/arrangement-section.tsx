"use client";

import { useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { CheckboxGroupField, SelectField, TextField } from "@/components/form/fields";
import { type PostingValues, timeZoneRequirements } from "@/lib/features/postings/form";
import { workArrangements } from "@/lib/shared/availability";
import { Options, Section, wide } from "./section";

/** Where and when the work is done. */
export function ArrangementSection() {
  const t = useTranslations("Posting");
  const arrangements = useTranslations("Choices.arrangement");
  const timeZone = useWatch<PostingValues, "timeZoneRequirement">({ name: "timeZoneRequirement" });
  return (
    <Section title={t("sections.arrangement")}>
      <CheckboxGroupField<PostingValues>
        name="workArrangement"
        label={t("fields.workArrangement")}
        className={wide}
        options={workArrangements.map((value) => ({ value, label: arrangements(value) }))}
      />
      <TextField<PostingValues>
        name="location"
        label={t("fields.location")}
        help={t("fields.locationHelp")}
        autoComplete="address-level2"
      />
      <SelectField<PostingValues> name="timeZoneRequirement" label={t("fields.timeZoneRequirement")}>
        <Options
          values={timeZoneRequirements}
          textOf={(value) => t(`options.timeZoneRequirement.${value}`)}
        />
      </SelectField>
      {timeZone === "specific" ? (
        <TextField<PostingValues>
          name="specificTimeZone"
          label={t("fields.specificTimeZone")}
          help={t("fields.specificTimeZoneHelp")}
          autoComplete="off"
        />
      ) : null}
    </Section>
  );
}
