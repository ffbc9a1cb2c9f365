"use client";

import type { ReactNode } from "react";
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
import type { ProfileFormTexts } from "./own-profile-texts";
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
export function AboutSections({ texts }: { texts: ProfileFormTexts }) {
  const { fields, sections } = texts;
  return (
    <>
      <ProfileSection title={sections.about} columns>
        <TextField<OwnProfileForm>
          name="name"
          label={fields.name}
          help={fields.nameHelp}
          autoComplete="name"
          required
        />
        <TextField<OwnProfileForm>
          name="title"
          label={fields.title}
          autoComplete="organization-title"
          required
        />
        <TextareaField<OwnProfileForm>
          name="description"
          label={fields.description}
          help={fields.descriptionHelp}
          className="sm:col-span-2"
          rows={8}
          required
        />
        <NumberField<OwnProfileForm>
          name="experienceYears"
          label={fields.experienceYears}
          unit={fields.years}
          {...numberBounds.experienceYears}
          required
        />
      </ProfileSection>
      <ProfileSection title={sections.skills}>
        <SkillsEditor texts={texts} />
      </ProfileSection>
    </>
  );
}

/** At what rate, when and where; `children` stand between when and how. */
export function WorkSections({ texts, children }: { texts: ProfileFormTexts; children?: ReactNode }) {
  const { fields, sections } = texts;
  return (
    <>
      <ProfileSection title={sections.rate} columns>
        <NumberField<OwnProfileForm>
          name="hourlyRate"
          label={fields.hourlyRate}
          help={fields.hourlyRateHelp}
          unit={fields.perHour}
          min={1}
          max={1000}
          step={0.01}
          required
        />
        <SelectField<OwnProfileForm> name="availability" label={fields.availability} required>
          {availabilities.map((each) => (
            <option key={each} value={each}>
              {texts.availabilityLabels[each]}
            </option>
          ))}
        </SelectField>
        {children}
        <CheckboxGroupField<OwnProfileForm>
          name="workArrangement"
          label={fields.workArrangement}
          options={workArrangements.map((value) => ({ value, label: texts.arrangementLabels[value] }))}
        />
      </ProfileSection>
      <ProfileSection title={sections.location} columns>
        <TextField<OwnProfileForm>
          name="location"
          label={fields.location}
          help={fields.locationHelp}
          autoComplete="address-level2"
          optional
        />
        <NumberField<OwnProfileForm>
          name="workRadius"
          label={fields.workRadius}
          help={fields.workRadiusHelp}
          unit={fields.kilometres}
          {...numberBounds.workRadius}
          optional
        />
      </ProfileSection>
    </>
  );
}
