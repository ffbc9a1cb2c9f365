"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import {
  CheckboxGroupField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from "@/components/form/fields";
import { Card, CardContent } from "@/components/ui/card";
import { numberBounds, type OwnProfileForm } from "@/lib/features/experts/profile-schemas";
import { availabilities, workArrangements } from "@/lib/shared/availability";
import { SkillsEditor } from "./skills-editor";

// The groups of fields that the own profile's form and the dashboard's have in common; each form has its own rules.

export function ProfileSection({
  title,
  note,
  columns = false,
  children,
}: {
  title: string;
  note?: string;
  columns?: boolean;
  children: ReactNode;
}) {
  return (
    <Card>
      <CardContent className="space-y-4">
        <div>
          <h2 className="text-heading">{title}</h2>
          {note ? <p className="text-muted-foreground text-sm">{note}</p> : null}
        </div>
        {columns ? <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div> : children}
      </CardContent>
    </Card>
  );
}

/** Who the expert is, and with which skills. */
export function AboutSections({ descriptionLabel }: { descriptionLabel: string }) {
  const t = useTranslations("OwnProfile");
  return (
    <>
      <ProfileSection title={t("sections.about")} columns>
        <TextField<OwnProfileForm>
          name="name"
          label={t("fields.name")}
          help={t("fields.nameHelp")}
          autoComplete="name"
          required
        />
        <TextField<OwnProfileForm>
          name="title"
          label={t("fields.title")}
          autoComplete="organization-title"
          required
        />
        <TextareaField<OwnProfileForm>
          name="description"
          label={descriptionLabel}
          help={t("fields.descriptionHelp")}
          className="sm:col-span-2"
          rows={8}
          required
        />
        <NumberField<OwnProfileForm>
          name="experienceYears"
          label={t("fields.experienceYears")}
          unit={t("fields.years")}
          {...numberBounds.experienceYears}
          required
        />
      </ProfileSection>
      <ProfileSection title={t("sections.skills")}>
        <SkillsEditor />
      </ProfileSection>
    </>
  );
}

/** At what rate, when and where; `children` stand between when and how. */
export function WorkSections({
  availabilityLabel,
  children,
}: {
  availabilityLabel: string;
  children?: ReactNode;
}) {
  const t = useTranslations("OwnProfile");
  const arrangement = useTranslations("Profile.arrangement");
  const availability = useTranslations("Dashboard.form.availability");
  return (
    <>
      <ProfileSection title={t("sections.rate")} columns>
        <NumberField<OwnProfileForm>
          name="hourlyRate"
          label={t("fields.hourlyRate")}
          help={t("fields.hourlyRateHelp")}
          unit={t("fields.perHour")}
          min={1}
          max={1000}
          step={0.01}
          required
        />
        <SelectField<OwnProfileForm> name="availability" label={availabilityLabel} required>
          {availabilities.map((each) => (
            <option key={each} value={each}>
              {availability(each)}
            </option>
          ))}
        </SelectField>
        {children}
        <CheckboxGroupField<OwnProfileForm>
          name="workArrangement"
          label={t("fields.workArrangement")}
          options={workArrangements.map((value) => ({ value, label: arrangement(value) }))}
        />
      </ProfileSection>
      <ProfileSection title={t("sections.location")} columns>
        <TextField<OwnProfileForm>
          name="location"
          label={t("fields.location")}
          help={t("fields.locationHelp")}
          autoComplete="address-level2"
          optional
        />
        <NumberField<OwnProfileForm>
          name="workRadius"
          label={t("fields.workRadius")}
          help={t("fields.workRadiusHelp")}
          unit={t("fields.kilometres")}
          {...numberBounds.workRadius}
          optional
        />
      </ProfileSection>
    </>
  );
}
