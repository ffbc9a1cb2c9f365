"use client";

import { useLocale, useTranslations } from "#texts";
import { SelectField, TextareaField, TextField } from "@/components/form/fields";
import { FormSection } from "@/components/form/form-section";
import { useHydrated } from "@/lib/client/use-hydrated";
import { selectableDates } from "@/lib/features/meetings/client";
import { meetingDuration, openingHours } from "@/lib/features/meetings/opening-hours";
import type { BookingForm as BookingFormInput } from "@/lib/features/meetings/schemas";
import { formatUnit } from "@/lib/shared/format-numbers";
import { MonthField } from "./month-field";
import { PreferredTimeField } from "./preferred-time-field";

/** When, and for how long: free times only. */
export function TimeSection() {
  const t = useTranslations("Meetings");
  const locale = useLocale();
  const isHydrated = useHydrated();
  const dates = isHydrated ? selectableDates(new Date()) : { min: undefined, max: undefined };
  return (
    <FormSection title={t("form.preferences")}>
      <SelectField<BookingFormInput> name="duration" label={t("form.duration")} asNumber required>
        {meetingDuration.choices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {formatUnit(minutes, "minute", locale)}
          </option>
        ))}
      </SelectField>
      <SelectField<BookingFormInput> name="meetingType" label={t("form.meetingType")} required>
        <option value="consultation">{t("form.consultation")}</option>
      </SelectField>
      <div className="min-w-0 sm:col-span-2">
        <MonthField />
      </div>
      <TextField<BookingFormInput>
        name="preferredDate"
        label={t("form.date")}
        help={t("form.dateHelp", { days: openingHours.horizonDays })}
        type="date"
        className="sm:col-span-2 sm:max-w-80"
        required
        {...dates}
      />
      <div className="sm:col-span-2">
        <PreferredTimeField />
      </div>
    </FormSection>
  );
}

/** Who comes. */
export function ContactSection() {
  const t = useTranslations("Meetings");
  const person = useTranslations("Fields.person");
  return (
    <FormSection title={t("form.contact")}>
      <TextField<BookingFormInput> name="fullName" label={person("fullName")} autoComplete="name" required />
      <TextField<BookingFormInput>
        name="email"
        label={person("email")}
        help={t("form.emailHelp")}
        type="email"
        autoComplete="email"
        required
      />
      <TextField<BookingFormInput>
        name="company"
        label={person("company")}
        autoComplete="organization"
        required
      />
      <TextField<BookingFormInput>
        name="phone"
        label={person("phone")}
        help={t("form.phoneHelp")}
        type="tel"
        autoComplete="tel"
        optional
      />
    </FormSection>
  );
}

/** What it is about; an expert whom it concerns reads that, too. */
export function ProjectSection({ isAboutExpert = false }) {
  const t = useTranslations("Meetings");
  return (
    <FormSection title={t("form.project")}>
      <TextareaField<BookingFormInput>
        name="projectDescription"
        label={t("form.projectDescription")}
        help={t("form.projectDescriptionHelp", { isAboutExpert: String(isAboutExpert) })}
        className="sm:col-span-2"
        optional
      />
    </FormSection>
  );
}
