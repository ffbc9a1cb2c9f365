"use client";

import { useLocale, useTranslations } from "#texts";
import { ContactHint } from "@/components/form/contact-hint";
import {
  CheckboxGroupField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from "@/components/form/fields";
import { FormSection } from "@/components/form/form-section";
import { PrivacyNote } from "@/components/form/privacy-note";
import { SubmitButton } from "@/components/form/submit-button";
import {
  applicationDefaults,
  type ApplicationForm as FormInput,
  formRanges,
} from "@/lib/features/expert-applications/schemas";
import type { PlaceChoice } from "@/lib/features/experts/card";
import { workArrangements } from "@/lib/shared/availability";
import { hiddenNames } from "@/lib/shared/contact/whose";
import { formatEuros } from "@/lib/shared/format-money";
import { SkillsField } from "./skills-field";

/** @param fixedEmail why the address cannot be changed, where that is so */
export function AboutSection({ fixedEmail }: { fixedEmail?: string }) {
  const t = useTranslations("Applications.form");
  const person = useTranslations("Fields.person");
  return (
    <FormSection title={person("about")}>
      <TextField<FormInput>
        name="name"
        label={person("name")}
        help={person("nameHelp")}
        autoComplete="name"
        required
      />
      <TextField<FormInput>
        name="title"
        hint={<ContactHint<FormInput> field="title" names={({ name }) => hiddenNames(name)} />}
        label={person("professionalTitle")}
        help={t("titleHelp")}
        autoComplete="organization-title"
        required
      />
      <TextField<FormInput>
        name="email"
        label={person("email")}
        help={fixedEmail ?? t("emailHelp")}
        type="email"
        autoComplete="email"
        readOnly={fixedEmail !== undefined}
        required
      />
      <TextField<FormInput>
        name="phone"
        label={person("phone")}
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
  const person = useTranslations("Fields.person");
  const inputs = useTranslations("Inputs");
  return (
    <FormSection title={t("expertise")}>
      <TextareaField<FormInput>
        name="description"
        hint={<ContactHint<FormInput> field="description" names={({ name }) => hiddenNames(name)} />}
        label={person("description")}
        help={t("descriptionHelp")}
        className="sm:col-span-2"
        required
      />
      <SkillsField />
      <NumberField<FormInput>
        name="experienceYears"
        label={person("experienceYears")}
        unit={inputs("years")}
        {...formRanges.experienceYears}
        required
      />
    </FormSection>
  );
}

/** Rate, hours, place: the ranges and choices of spec 000 §5. */
export function WorkSection({ cities }: { cities: readonly PlaceChoice[] }) {
  const t = useTranslations("Applications.form");
  const arrangements = useTranslations("Choices.arrangement");
  const person = useTranslations("Fields.person");
  const work = useTranslations("Fields.work");
  const inputs = useTranslations("Inputs");
  const locale = useLocale();
  const { hourlyRate, weeklyAvailabilityHours } = formRanges;
  const euros = (amount: number) => formatEuros(amount * 100, locale);
  return (
    <FormSection title={person("rateAndAvailability")}>
      <NumberField<FormInput>
        name="hourlyRate"
        label={work("hourlyRate")}
        help={t("hourlyRateHelp", {
          min: euros(hourlyRate.min),
          max: euros(hourlyRate.max),
        })}
        unit={inputs("eurosPerHour")}
        {...hourlyRate}
        required
      />
      <NumberField<FormInput>
        name="weeklyAvailabilityHours"
        label={t("weeklyAvailabilityHours")}
        help={t("weeklyAvailabilityHelp", weeklyAvailabilityHours)}
        unit={inputs("hoursPerWeek")}
        {...weeklyAvailabilityHours}
        required
      />
      <CheckboxGroupField<FormInput>
        name="workArrangement"
        label={work("arrangement")}
        help={t("workArrangementHelp")}
        className="sm:col-span-2"
        options={workArrangements.map((value) => ({ value, label: arrangements(value) }))}
      />
      <SelectField<FormInput> name="location" label={work("location")} autoComplete="address-level2" optional>
        <option value="">{t("chooseLocation")}</option>
        {cities.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <NumberField<FormInput>
        name="workRadius"
        label={person("travelRange")}
        help={t("workRadiusHelp", { fallback: applicationDefaults.workRadius })}
        unit={inputs("kilometres")}
        {...formRanges.workRadius}
      />
    </FormSection>
  );
}

export function LinksSection() {
  const t = useTranslations("Applications.form");
  const person = useTranslations("Fields.person");
  const links = [
    { name: "portfolio", label: person("portfolio"), help: t("portfolioHelp") },
    { name: "linkedinUrl", label: person("linkedin"), help: undefined },
    { name: "githubUrl", label: person("github"), help: undefined },
    { name: "resume", label: t("resume"), help: t("resumeHelp") },
  ] as const;
  return (
    <FormSection title={person("links")}>
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

/** The button at the end of the form, and what happens with what it sends. */
export function SubmitSection({ label }: { label: string }) {
  const t = useTranslations("Applications.form");
  const formTexts = useTranslations("Form");
  return (
    <div className="space-y-3">
      <SubmitButton
        size="lg"
        className="w-full sm:w-auto"
        pendingLabel={t("submitting")}
        aria-describedby="application-note"
      >
        {label}
      </SubmitButton>
      <PrivacyNote id="application-note" text={t("privacy")} linkText={formTexts("privacy")} />
    </div>
  );
}
