"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { CheckboxField, NumberField, SelectField, TextareaField, TextField } from "@/components/form/fields";
import type { AdminExpertForm, AdminExpertValues } from "@/lib/features/experts/moderation-form";
import { numberBounds } from "@/lib/features/experts/profile-schemas";
import { approvalStatuses } from "@/lib/features/experts/schemas";

/** The fields of the administrators' form (001 §2), and where the review stands. */
export function EditFields({
  form,
  wasRejected,
}: {
  form: UseFormReturn<AdminExpertForm, unknown, AdminExpertValues>;
  wasRejected: boolean;
}) {
  const t = useTranslations("AdminExperts");
  const approvalStatus = useWatch({ control: form.control, name: "approvalStatus" });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField<AdminExpertForm> name="name" label={t("fields.name")} autoComplete="off" />
      <TextField<AdminExpertForm> name="title" label={t("fields.title")} autoComplete="off" />
      <TextField<AdminExpertForm>
        name="email"
        label={t("fields.email")}
        type="email"
        autoComplete="off"
        className="sm:col-span-2"
      />
      <TextareaField<AdminExpertForm>
        name="description"
        label={t("fields.description")}
        rows={5}
        className="sm:col-span-2"
      />
      <TextareaField<AdminExpertForm>
        name="skills"
        label={t("fields.skills")}
        help={t("fields.skillsHelp")}
        rows={2}
        className="sm:col-span-2"
      />
      <NumberField<AdminExpertForm>
        name="experienceYears"
        label={t("fields.experienceYears")}
        unit={t("fields.years")}
        {...numberBounds.experienceYears}
      />
      <TextField<AdminExpertForm>
        name="hourlyRate"
        label={t("fields.hourlyRate")}
        help={t("fields.hourlyRateHelp")}
        inputMode="decimal"
        autoComplete="off"
      />
      <NumberField<AdminExpertForm>
        name="workRadius"
        label={t("fields.workRadius")}
        unit={t("fields.kilometres")}
        {...numberBounds.workRadius}
        optional
      />
      <TextField<AdminExpertForm> name="location" label={t("fields.location")} autoComplete="off" optional />
      <SelectField<AdminExpertForm>
        name="approvalStatus"
        label={t("fields.approvalStatus")}
        help={t("fields.approvalStatusHelp")}
      >
        {approvalStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`fields.approvalStatuses.${status}`)}
          </option>
        ))}
      </SelectField>
      <CheckboxField<AdminExpertForm>
        name="isActive"
        label={t("fields.isActive")}
        help={t("fields.isActiveHelp")}
        className="sm:pt-7"
      />
      {approvalStatus === "rejected" && !wasRejected ? (
        <TextareaField<AdminExpertForm>
          name="rejectionReason"
          label={t("reject.reason")}
          help={t("reject.help")}
          optional
          className="sm:col-span-2"
        />
      ) : null}
    </div>
  );
}
