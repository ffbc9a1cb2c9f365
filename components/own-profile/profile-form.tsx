"use client";

import { useId, useState } from "react";
import { useTranslations } from "#texts";
import { CheckboxField, NumberField, TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { useZodForm } from "@/components/form/use-zod-form";
import { toast } from "@/lib/client/toast";
import { updateExpert } from "@/lib/features/experts/change-client";
import { profileChanges, toProfileForm } from "@/lib/features/experts/own-profile";
import {
  numberBounds,
  type OwnProfileForm,
  type OwnProfileValues,
  ownProfileForm,
} from "@/lib/features/experts/profile-schemas";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { brand } from "@/lib/shared/brand";
import { FormActions } from "./form-actions";
import { AboutSections, ProfileSection, WorkSections } from "./profile-sections";
import { useAskedField } from "./use-asked-field";

/** The fields of a profile, in the groups of the view (spec 001 §2, §5). What fails to be saved stays as it was typed. */
export function ProfileForm({
  expert,
  onSaved,
  onDone,
}: {
  expert: FullExpert;
  onSaved: (expert: FullExpert) => void;
  /** Editing ends, saved or not; with a path the person goes on to that page. */
  onDone: (path?: string) => void;
}) {
  const t = useTranslations("OwnProfile");
  const form = useZodForm(ownProfileForm, { defaultValues: toProfileForm(expert) });
  const [problem, setProblem] = useState<unknown>(null);
  const id = useId();
  useAskedField(id, "name");

  async function save(values: OwnProfileValues) {
    setProblem(null);
    try {
      onSaved(await updateExpert(expert.id, profileChanges(expert, values)));
    } catch (error) {
      toast({ title: t("toasts.failedTitle"), description: t("toasts.failed"), variant: "destructive" });
      // The form puts the server's messages beside their fields; whatever else there is to say is said at its end.
      throw error;
    }
    toast({ title: t("toasts.savedTitle"), description: t("toasts.saved") });
    onDone();
  }

  return (
    <Form form={form} onSubmit={save} onError={setProblem} id={id} aria-label={t("form.label")}>
      <AboutSections descriptionLabel={t("fields.description")} />
      <WorkSections availabilityLabel={t("fields.availability")}>
        <NumberField<OwnProfileForm>
          name="weeklyAvailabilityHours"
          label={t("fields.weeklyAvailabilityHours")}
          unit={t("fields.hoursPerWeek")}
          {...numberBounds.weeklyAvailabilityHours}
          optional
        />
      </WorkSections>
      <ProfileSection title={t("sections.links")} note={t("sections.private")} columns>
        {(["portfolioUrl", "linkedinUrl", "githubUrl"] as const).map((name) => (
          <TextField<OwnProfileForm>
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            type="url"
            placeholder={t("fields.urlPlaceholder")}
            optional
          />
        ))}
      </ProfileSection>
      <ProfileSection title={t("sections.contact")} note={t("sections.private")} columns>
        <div className="min-w-0 space-y-1.5">
          <p className="font-medium">{t("fields.email")}</p>
          <p className="flex min-h-11 items-center break-all">{expert.email}</p>
          <p className="text-muted-foreground text-sm">
            {t("fields.emailNote", { email: brand.supportEmail })}
          </p>
        </div>
        <TextField<OwnProfileForm>
          name="phone"
          label={t("fields.phone")}
          type="tel"
          autoComplete="tel"
          optional
        />
        <CheckboxField<OwnProfileForm>
          name="emailNotifications"
          label={t("fields.emailNotifications")}
          className="sm:col-span-2"
        />
      </ProfileSection>
      <FormActions
        problem={problem}
        failed={t("toasts.failed")}
        cancel={t("form.cancel")}
        unchanged={t("form.unchanged")}
        onCancel={onDone}
      />
    </Form>
  );
}
