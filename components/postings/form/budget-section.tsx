"use client";

import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { NumberField, SelectField, TextField } from "@/components/form/fields";
import { BudgetText } from "@/components/postings/budget-text";
import { Radio } from "@/components/ui/choice";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { budgetOf } from "@/lib/features/postings/card";
import { type PostingValues, postingRanges } from "@/lib/features/postings/form";
import { budgetTypes, urgencies } from "@/lib/features/postings/rules";
import { urgencyOf } from "@/lib/features/postings/timing";
import { helsinkiDate, isRealDate } from "@/lib/shared/dates";
import { Options, Section, wide } from "./section";

const amounts = {
  hourly: { min: "hourlyRateMin", max: "hourlyRateMax", range: "hourlyRate", unit: "eurosPerHour" },
  fixed: { min: "fixedBudgetMin", max: "fixedBudgetMax", range: "fixedBudget", unit: "euros" },
} as const;

/** What it may cost, how long it takes and when it starts. */
export function BudgetSection() {
  const t = useTranslations("Posting");
  const inputs = useTranslations("Inputs");
  const { register } = useFormContext<PostingValues>();
  const type = useWatch<PostingValues, "budgetType">({ name: "budgetType" });
  const { min, max, range, unit } = amounts[type];
  return (
    <Section title={t("sections.budget")}>
      <ChoiceGroup legend={t("fields.budgetType")} className={wide}>
        <div className="flex flex-wrap gap-x-8">
          {budgetTypes.map((value) => (
            <Radio key={value} value={value} {...register("budgetType")}>
              {t(`options.budgetType.${value}`)}
            </Radio>
          ))}
        </div>
      </ChoiceGroup>
      {/* The key keeps what is typed for one type from showing in the other. */}
      <NumberField<PostingValues>
        key={min}
        name={min}
        label={t(`fields.${min}`)}
        help={inputs("withoutVat")}
        unit={inputs(unit)}
        {...postingRanges[range]}
      />
      <NumberField<PostingValues>
        key={max}
        name={max}
        label={t(`fields.${max}`)}
        help={inputs("withoutVat")}
        unit={inputs(unit)}
        {...postingRanges[range]}
      />
      <BudgetPreview />
      <NumberField<PostingValues>
        name="durationMonths"
        label={t("fields.durationMonths")}
        unit={inputs("months")}
        {...postingRanges.durationMonths}
      />
      <NumberField<PostingValues>
        name="hoursPerWeek"
        label={t("fields.hoursPerWeek")}
        unit={inputs("hoursPerWeek")}
        {...postingRanges.hoursPerWeek}
      />
      <StartDateField />
      <SelectField<PostingValues> name="urgency" label={t("fields.urgency")}>
        <Options values={urgencies} textOf={(value) => t(`options.urgency.${value}`)} />
      </SelectField>
    </Section>
  );
}

/** The budget as project cards show it, while it is typed (001 §5). */
function BudgetPreview() {
  const t = useTranslations("Posting");
  const [budgetType, ...ends] = useWatch<
    PostingValues,
    ["budgetType", "hourlyRateMin", "hourlyRateMax", "fixedBudgetMin", "fixedBudgetMax"]
  >({ name: ["budgetType", "hourlyRateMin", "hourlyRateMax", "fixedBudgetMin", "fixedBudgetMax"] });
  const [hourlyRateMin, hourlyRateMax, fixedBudgetMin, fixedBudgetMax] = ends.map((end) =>
    typeof end === "number" && end >= 0 && end < 1e9 ? end : null,
  ) as [number | null, number | null, number | null, number | null];
  const budget = budgetOf({ budgetType, hourlyRateMin, hourlyRateMax, fixedBudgetMin, fixedBudgetMax });
  // Ends that stand the wrong way round are told beside the field once the form is sent; until then they are no range.
  const isRange = budget !== null && budget.min <= budget.max;
  return (
    <p className={`flex flex-wrap items-baseline gap-x-3 rounded-md bg-muted px-4 py-3 ${wide}`}>
      <span className="text-muted-foreground text-sm">{t("budgetPreview")}</span>
      <output className="tabular font-semibold">
        <BudgetText budget={isRange ? budget : null} />
      </output>
    </p>
  );
}

/** The date is a wish, and a help for choosing the urgency, which experts see; a chosen urgency is left alone. */
function StartDateField() {
  const t = useTranslations("Posting.fields");
  const { subscribe, setValue, formState } = useFormContext<PostingValues>();
  // Read while rendering, or react-hook-form does not keep it.
  const isUrgencyChosen = formState.touchedFields.urgency === true;

  useEffect(
    () =>
      subscribe({
        name: "startDate",
        formState: { values: true },
        callback: ({ type, values: { startDate } }) => {
          // Only what a person changed: a draft brings its own urgency, and a reading asks for it itself.
          if (type !== "change" || isUrgencyChosen || !isRealDate(startDate)) return;
          setValue("urgency", urgencyOf(startDate, helsinkiDate(new Date())), { shouldDirty: true });
        },
      }),
    [subscribe, setValue, isUrgencyChosen],
  );

  return (
    <TextField<PostingValues>
      name="startDate"
      label={t("startDate")}
      help={t("startDateHelp")}
      type="date"
      autoComplete="off"
    />
  );
}
