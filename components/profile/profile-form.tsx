"use client";

import { type ReactNode, useEffect, useState } from "react";
import {
  CheckboxField,
  CheckboxGroupField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from "@/components/form/fields";
import { Form } from "@/components/form/form";
import type { FormLabels } from "@/components/form/form-labels";
import { useZodForm } from "@/components/form/use-zod-form";
import { Card, CardContent } from "@/components/ui/card";
import { toast } from "@/lib/client/toast";
import { updateExpert } from "@/lib/features/experts/client";
import { profileChanges, toProfileForm } from "@/lib/features/experts/own-profile";
import {
  numberBounds,
  type OwnProfileForm,
  type OwnProfileValues,
  ownProfileForm,
} from "@/lib/features/experts/profile-schemas";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { availabilities, workArrangements } from "@/lib/shared/availability";
import { brand } from "@/lib/shared/brand";
import { fillText } from "@/lib/shared/fill-text";
import { FormActions } from "./form-actions";
import type { OwnProfileTexts } from "./own-profile-texts";
import { SkillsEditor } from "./skills-editor";

/** The fields of a profile, in the groups of the view (spec 001 §2, §5). What fails to be saved stays as it was typed. */
export function ProfileForm({
  expert,
  texts,
  labels,
  onSaved,
  onDone,
}: {
  expert: FullExpert;
  texts: OwnProfileTexts;
  labels: FormLabels;
  onSaved: (expert: FullExpert) => void;
  /** Editing ends, saved or not; with a path the person goes on to that page. */
  onDone: (path?: string) => void;
}) {
  const { fields, sections, toasts } = texts;
  const form = useZodForm(ownProfileForm, { defaultValues: toProfileForm(expert) });
  const [problem, setProblem] = useState<unknown>(null);
  const { setFocus } = form;
  useEffect(() => setFocus("name"), [setFocus]);

  async function save(values: OwnProfileValues) {
    setProblem(null);
    try {
      onSaved(await updateExpert(expert.id, profileChanges(expert, values)));
    } catch (error) {
      toast({ title: toasts.failedTitle, description: toasts.failed, variant: "destructive" });
      // The form puts the server's messages beside their fields; whatever else there is to say is said at its end.
      throw error;
    }
    toast({ title: toasts.savedTitle, description: toasts.saved });
    onDone();
  }

  return (
    <Form form={form} onSubmit={save} onError={setProblem} labels={labels} aria-label={texts.form.label}>
      <Section title={sections.about}>
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
      </Section>
      <Section title={sections.skills} columns={false}>
        <SkillsEditor texts={texts} />
      </Section>
      <Section title={sections.rate}>
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
        <NumberField<OwnProfileForm>
          name="weeklyAvailabilityHours"
          label={fields.weeklyAvailabilityHours}
          unit={fields.hoursPerWeek}
          {...numberBounds.weeklyAvailabilityHours}
          optional
        />
        <CheckboxGroupField<OwnProfileForm>
          name="workArrangement"
          label={fields.workArrangement}
          options={workArrangements.map((value) => ({ value, label: texts.arrangementLabels[value] }))}
        />
      </Section>
      <Section title={sections.location}>
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
      </Section>
      <Section title={sections.links} note={sections.private}>
        {(["portfolioUrl", "linkedinUrl", "githubUrl"] as const).map((name) => (
          <TextField<OwnProfileForm>
            key={name}
            name={name}
            label={fields[name]}
            type="url"
            placeholder={fields.urlPlaceholder}
            optional
          />
        ))}
      </Section>
      <Section title={sections.contact} note={sections.private}>
        <div className="min-w-0 space-y-1.5">
          <p className="font-medium">{fields.email}</p>
          <p className="flex min-h-11 items-center break-all">{expert.email}</p>
          <p className="text-muted-foreground text-sm">
            {fillText(fields.emailNote, { email: brand.supportEmail })}
          </p>
        </div>
        <TextField<OwnProfileForm> name="phone" label={fields.phone} type="tel" autoComplete="tel" optional />
        <CheckboxField<OwnProfileForm>
          name="emailNotifications"
          label={fields.emailNotifications}
          className="sm:col-span-2"
        />
      </Section>
      <FormActions texts={texts} problem={problem} onCancel={onDone} />
    </Form>
  );
}

function Section({
  title,
  note,
  columns = true,
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
