"use client";

import type { KeyboardEvent } from "react";
import { useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "#texts";
import { BackgroundFields } from "@/components/experts/background/fields";
import { ContactHint } from "@/components/form/contact-hint";
import {
  CheckboxField,
  CheckboxGroupField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from "@/components/form/fields";
import { cn } from "@/components/ui/cn";
import { Progress } from "@/components/ui/progress";
import { minimumSummaryLength, summaryLength } from "@/lib/features/onboarding/rules";
import { type OnboardingFormInput, onboardingAvailabilities } from "@/lib/features/onboarding/schemas";
import { volumeDiscountTexts } from "@/lib/features/pricing/texts";
import { workArrangements } from "@/lib/shared/availability";
import { hiddenNames } from "@/lib/shared/contact/whose";

interface StepProps {
  /** Enter goes on to the next step; it does not send the form. */
  onNext: () => void;
}

const onEnter = (onNext: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  onNext();
};

export function BasicStep({ onNext, isSignedIn }: StepProps & { isSignedIn: boolean }) {
  const t = useTranslations("Onboarding.fields");
  const inputs = useTranslations("Inputs");
  const person = useTranslations("Fields.person");
  const onKeyDown = onEnter(onNext);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField<OnboardingFormInput>
        name="name"
        label={t("name")}
        help={person("nameHelp")}
        autoComplete="name"
        onKeyDown={onKeyDown}
        marked
        required
      />
      <TextField<OnboardingFormInput>
        name="title"
        hint={<ContactHint<OnboardingFormInput> field="title" names={({ name }) => hiddenNames(name)} />}
        label={t("title")}
        help={t("titleHelp")}
        autoComplete="organization-title"
        onKeyDown={onKeyDown}
        marked
        required
      />
      <TextField<OnboardingFormInput>
        name="email"
        label={inputs("emailAddress")}
        help={isSignedIn ? t("emailOwn") : t("emailHelp")}
        type="email"
        autoComplete="email"
        readOnly={isSignedIn}
        className={isSignedIn ? "[&_input]:bg-muted" : undefined}
        onKeyDown={onKeyDown}
        marked
        required
      />
      <NumberField<OnboardingFormInput>
        name="experienceYears"
        label={t("experienceYears")}
        unit={inputs("years")}
        min={0}
        max={70}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** The summary with how much of the least length it has. */
export function SummaryStep() {
  const t = useTranslations("Onboarding.fields");
  const count = summaryLength(useWatch<OnboardingFormInput, "description">({ name: "description" }) ?? "");
  const isEnough = count >= minimumSummaryLength;
  return (
    <div className="space-y-2">
      <TextareaField<OnboardingFormInput>
        name="description"
        hint={
          <ContactHint<OnboardingFormInput> field="description" names={({ name }) => hiddenNames(name)} />
        }
        label={t("description")}
        help={t("descriptionHelp")}
        rows={9}
        marked
        required
      />
      <Progress
        label={t("length")}
        value={Math.min(count, minimumSummaryLength)}
        max={minimumSummaryLength}
        className="h-1.5"
      />
      <p className={cn("tabular text-sm", isEnough ? "text-success" : "text-muted-foreground")}>
        {t(isEnough ? "enough" : "characters", { count, min: minimumSummaryLength })}
      </p>
    </div>
  );
}

export function WorkStep({ onNext }: StepProps) {
  const t = useTranslations("Onboarding.fields");
  const inputs = useTranslations("Inputs");
  const locale = useLocale();
  const work = useTranslations("Fields.work");
  const availability = useTranslations("Onboarding.availability");
  const arrangements = useTranslations("Choices.arrangement");
  const onKeyDown = onEnter(onNext);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <NumberField<OnboardingFormInput>
        name="hourlyRate"
        label={t("hourlyRate")}
        help={t("hourlyRateHelp")}
        unit=""
        min={1}
        max={1000}
        asText
        onKeyDown={onKeyDown}
        marked
        required
      />
      <CheckboxField<OnboardingFormInput>
        name="acceptsVolumeDiscount"
        label={inputs("acceptsVolumeDiscount")}
        help={t("acceptsVolumeDiscountHelp", volumeDiscountTexts(locale))}
      />
      <SelectField<OnboardingFormInput> name="availability" label={work("availability")}>
        {onboardingAvailabilities.map((value) => (
          <option key={value} value={value}>
            {availability(value)}
          </option>
        ))}
      </SelectField>
      <CheckboxGroupField<OnboardingFormInput>
        name="workArrangement"
        label={t("workArrangement")}
        className="sm:col-span-2"
        options={workArrangements.map((value) => ({ value, label: arrangements(value) }))}
        marked
      />
      <TextField<OnboardingFormInput>
        name="location"
        label={t("location")}
        help={t("locationHelp")}
        autoComplete="off"
        className="sm:col-span-2"
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

export function PortfolioStep({ onNext }: StepProps) {
  const t = useTranslations("Onboarding.fields");
  return (
    <div className="space-y-8">
      <TextField<OnboardingFormInput>
        name="portfolioUrl"
        label={t("portfolioUrl")}
        help={t("portfolioUrlHelp")}
        type="url"
        inputMode="url"
        autoComplete="url"
        onKeyDown={onEnter(onNext)}
      />
      <BackgroundFields
        section={(group, title, note, fields) => (
          <div key={group} className="space-y-4">
            <div>
              <h3 className="font-medium">{title}</h3>
              <p className="text-muted-foreground text-sm">{note}</p>
            </div>
            {fields}
          </div>
        )}
      />
    </div>
  );
}
