"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { CheckboxField, NumberField, SelectField, TextareaField, TextField } from "@/components/form/fields";
import type { AdminExpertForm, AdminExpertValues } from "@/lib/features/experts/moderation-form";
import { numberBounds } from "@/lib/features/experts/profile-schemas";
import { type ApprovalStatus, decidedStatuses } from "@/lib/features/experts/schemas";

/** The fields of the administrators' form (001 §2), and where the review stands. */
export function EditFields({
  form,
  stored,
}: {
  form: UseFormReturn<AdminExpertForm, unknown, AdminExpertValues>;
  /** The state as it was before. */
  stored: ApprovalStatus;
}) {
  const reviews = useTranslations("Choices.review");
  const t = useTranslations("AdminExperts");
  const person = useTranslations("Fields.person");
  const work = useTranslations("Fields.work");
  const inputs = useTranslations("Inputs");
  const approvalStatus = useWatch({ control: form.control, name: "approvalStatus" });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField<AdminExpertForm> name="name" label={person("name")} autoComplete="off" />
      <TextField<AdminExpertForm> name="title" label={person("title")} autoComplete="off" />
      <TextField<AdminExpertForm>
        name="email"
        label={person("email")}
        type="email"
        autoComplete="off"
        className="sm:col-span-2"
      />
      <TextareaField<AdminExpertForm>
        name="description"
        label={person("description")}
        rows={5}
        className="sm:col-span-2"
      />
      <TextareaField<AdminExpertForm>
        name="skills"
        label={work("skills")}
        help={t("fields.skillsHelp")}
        rows={2}
        className="sm:col-span-2"
      />
      <NumberField<AdminExpertForm>
        name="experienceYears"
        label={work("experience")}
        unit={inputs("years")}
        {...numberBounds.experienceYears}
      />
      <NumberField<AdminExpertForm>
        name="hourlyRate"
        label={t("fields.hourlyRate")}
        help={inputs("hourlyRateHelp")}
        unit=""
        min={1}
        max={1000}
        asText
      />
      <NumberField<AdminExpertForm>
        name="workRadius"
        label={t("fields.workRadius")}
        unit={inputs("kilometres")}
        {...numberBounds.workRadius}
        optional
      />
      <TextField<AdminExpertForm> name="location" label={work("location")} autoComplete="off" optional />
      <SelectField<AdminExpertForm>
        name="approvalStatus"
        label={t("fields.approvalStatus")}
        help={t("fields.approvalStatusHelp")}
      >
        {[...(stored === "changes_requested" ? [stored] : []), ...decidedStatuses].map((status) => (
          <option key={status} value={status}>
            {status === "pending" ? t("status.pending") : reviews(status)}
          </option>
        ))}
      </SelectField>
      <CheckboxField<AdminExpertForm>
        name="isActive"
        label={t("fields.isActive")}
        help={t("fields.isActiveHelp")}
        className="sm:pt-7"
      />
      {approvalStatus === "rejected" && stored !== "rejected" ? (
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
