"use client";

import { useLocale, useTranslations } from "#texts";
import {
  CheckboxGroupField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from "@/components/form/fields";
import { FormSection } from "@/components/form/form-section";
import {
  applicationDefaults,
  type ApplicationForm as FormInput,
  formRanges,
} from "@/lib/features/expert-applications/schemas";
import { workArrangements } from "@/lib/shared/availability";
import { formatEuros } from "@/lib/shared/format-money";
import { SkillsField } from "./skills-field";

export function AboutSection() {
  const t = useTranslations("Applications.form");
  return (
    <FormSection title={t("about")}>
      <TextField<FormInput> name="name" label={t("name")} help={t("nameHelp")} autoComplete="name" required />
      <TextField<FormInput>
        name="title"
        label={t("title")}
        help={t("titleHelp")}
        autoComplete="organization-title"
        required
      />
      <TextField<FormInput>
        name="email"
        label={t("email")}
        help={t("emailHelp")}
        type="email"
        autoComplete="email"
        required
      />
      <TextField<FormInput>
        name="phone"
        label={t("phone")}
        help={t("phoneHelp")}
        type="tel"
        autoComplete="tel"
        optional
      />
    </FormSection>
  );
}

export function ExpertiseSection() {
  const t = useTranslations("Applications.form");
  return (
    <FormSection title={t("expertise")}>
      <TextareaField<FormInput>
        name="description"
        label={t("description")}
        help={t("descriptionHelp")}
        className="sm:col-span-2"
        required
      />
      <SkillsField />
      <NumberField<FormInput>
        name="experienceYears"
        label={t("experienceYears")}
        unit={t("years")}
        {...formRanges.experienceYears}
        required
      />
    </FormSection>
  );
}

/** Rate, hours, place: the ranges and choices of spec 000 §5. */
export function WorkSection({ cities }: { cities: readonly string[] }) {
  const t = useTranslations("Applications.form");
  const locale = useLocale();
  const { hourlyRate, weeklyAvailabilityHours } = formRanges;
  const euros = (amount: number) => formatEuros(amount * 100, locale);
  return (
    <FormSection title={t("work")}>
      <NumberField<FormInput>
        name="hourlyRate"
        label={t("hourlyRate")}
        help={t("hourlyRateHelp", {
          min: euros(hourlyRate.min),
          max: euros(hourlyRate.max),
          step: euros(hourlyRate.step),
        })}
        unit={t("eurosPerHour")}
        {...hourlyRate}
        required
      />
      <NumberField<FormInput>
        name="weeklyAvailabilityHours"
        label={t("weeklyAvailabilityHours")}
        help={t("weeklyAvailabilityHelp", weeklyAvailabilityHours)}
        unit={t("hoursPerWeek")}
        {...weeklyAvailabilityHours}
        required
      />
      <CheckboxGroupField<FormInput>
        name="workArrangement"
        label={t("workArrangement")}
        help={t("workArrangementHelp")}
        className="sm:col-span-2"
        options={workArrangements.map((value) => ({ value, label: t(`arrangements.${value}`) }))}
      />
      <SelectField<FormInput> name="location" label={t("location")} autoComplete="address-level2" optional>
        <option value="">{t("chooseLocation")}</option>
        {cities.map((city) => (
          <option key={city} value={city}>
            {city}
          </option>
        ))}
      </SelectField>
      <NumberField<FormInput>
        name="workRadius"
        label={t("workRadius")}
        help={t("workRadiusHelp", { fallback: applicationDefaults.workRadius })}
        unit={t("kilometres")}
        {...formRanges.workRadius}
      />
    </FormSection>
  );
}

export function LinksSection() {
  const t = useTranslations("Applications.form");
  const links = [
    { name: "portfolio", label: t("portfolio"), help: t("portfolioHelp") },
    { name: "linkedinUrl", label: t("linkedinUrl"), help: undefined },
    { name: "githubUrl", label: t("githubUrl"), help: undefined },
    { name: "resume", label: t("resume"), help: t("resumeHelp") },
  ] as const;
  return (
    <FormSection title={t("links")}>
      {links.map((link) => (
        <TextField<FormInput>
          key={link.name}
          {...link}
          type="url"
          inputMode="url"
          autoComplete={link.name === "portfolio" ? "url" : "off"}
          optional
        />
      ))}
    </FormSection>
  );
}
