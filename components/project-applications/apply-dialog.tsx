"use client";

import { useState } from "react";
import { useTranslations } from "#texts";
import { HoneypotField, NumberField, TextareaField, TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { PrivacyNote } from "@/components/form/privacy-note";
import { SubmitButton } from "@/components/form/submit-button";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useKnownVisitor } from "@/components/form/use-known-visitor";
import { useZodForm } from "@/components/form/use-zod-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { serverMessage } from "@/lib/client/api";
import { formDraft } from "@/lib/client/form-draft";
import { createAttempts } from "@/lib/client/idempotency-key";
import { toast } from "@/lib/client/toast";
import { applyToProject } from "@/lib/features/project-applications/client";
import {
  applicationHours,
  checkedApplicationForm,
  type ProjectApplicationForm,
  uncheckedApplicationForm,
} from "@/lib/features/project-applications/schemas";
import type { ApplicableProject } from "./use-apply-dialog";
import { useKnownWork } from "./use-known-work";

/**
 * Two screens open the dialog with two rules (001 §5, §8). `checked`, the browse page: name, e-mail and cover letter
 * are required, and a failure shows the server's message. `unchecked`, the recommendations page: nothing is checked
 * before sending, and the failure toast has one text.
 */
export type ApplyRules = "checked" | "unchecked";

export interface ApplyDialogProps {
  project: ApplicableProject;
  rules: ApplyRules;
  /** The profile somebody chose to apply with. */
  expertId?: number;
  onApplied?: (project: ApplicableProject) => void;
  onClose: () => void;
  /** Gives focus back: Radix does so by itself only where it knows the button. */
  onClosed: () => void;
}

const emptyForm = {
  applicantName: "",
  applicantEmail: "",
  coverLetter: "",
  estimatedStartDate: "",
  availabilityNotes: "",
  website: "",
} satisfies ProjectApplicationForm;

const requiredFields = ["applicantName", "applicantEmail", "coverLetter"] as const;

/** The application to a project (001 §2, §5, §8). Closed, left or refused, it keeps what was typed. */
export default function ApplyDialog({
  project,
  rules,
  expertId,
  onApplied,
  onClose,
  onClosed,
}: ApplyDialogProps) {
  const t = useTranslations("ProjectApplications");
  const inputs = useTranslations("Inputs");
  const actions = useTranslations("Actions");
  const isChecked = rules === "checked";
  const [attemptFor] = useState(createAttempts);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useZodForm(isChecked ? checkedApplicationForm : uncheckedApplicationForm, {
    defaultValues: emptyForm,
  });
  const { getValues } = form;
  const { isSubmitting } = form.formState;

  // What was typed before, then what is known of the visitor in fields that are still empty.
  const [stored] = useState(() => formDraft(`application-${project.id}`, uncheckedApplicationForm));
  const draft = useFormDraft(form, stored);
  useKnownVisitor(form, "applicantName", "applicantEmail");
  useKnownWork(form);

  async function submit(values: ProjectApplicationForm) {
    setProblem(null);
    const payload = { ...values, projectId: project.id, ...(expertId === undefined ? {} : { expertId }) };
    try {
      await applyToProject(payload, attemptFor(payload));
    } catch (error) {
      showFailure(error);
      // The form puts the server's field errors beside the fields.
      throw error;
    }
    draft.clear();
    toast({ title: t("toasts.submittedTitle"), description: t("toasts.submitted") });
    onApplied?.(project);
    onClose();
  }

  function showFailure(error: unknown) {
    const message = serverMessage(error, t("toasts.failed"));
    toast({
      title: t("toasts.failedTitle"),
      description: isChecked ? message : t("toasts.failed"),
      variant: "destructive",
    });
    setProblem(message);
  }

  function showMissing() {
    setProblem(null);
    if (requiredFields.every((field) => getValues(field)?.trim())) return;
    toast({ title: t("toasts.missingTitle"), description: t("toasts.missing"), variant: "destructive" });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isSubmitting && onClose()}>
      <DialogContent
        title={t("title")}
        description={project.title}
        closeLabel={actions("close")}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <Form
          form={form}
          onSubmit={submit}
          onError={() => undefined}
          onInvalid={showMissing}
          aria-label={t("title")}
        >
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField<ProjectApplicationForm>
              name="applicantName"
              label={t("fields.applicantName")}
              autoComplete="name"
              required
            />
            <TextField<ProjectApplicationForm>
              name="applicantEmail"
              label={inputs("emailAddress")}
              help={t("fields.applicantEmailHelp")}
              type="email"
              autoComplete="email"
              required
            />
            <TextareaField<ProjectApplicationForm>
              name="coverLetter"
              label={t("fields.coverLetter")}
              help={t("fields.coverLetterHelp")}
              rows={5}
              className="sm:col-span-2"
              required
            />
            <NumberField<ProjectApplicationForm>
              name="proposedRate"
              label={t("fields.proposedRate")}
              help={inputs("withoutVat")}
              unit={inputs("eurosPerHour")}
              min={1}
              optional
            />
            <NumberField<ProjectApplicationForm>
              name="estimatedHoursPerWeek"
              label={t("fields.estimatedHoursPerWeek")}
              unit={inputs("hours")}
              {...applicationHours}
              optional
            />
            <TextField<ProjectApplicationForm>
              name="estimatedStartDate"
              label={t("fields.estimatedStartDate")}
              type="date"
              optional
            />
            <TextareaField<ProjectApplicationForm>
              name="availabilityNotes"
              label={t("fields.availabilityNotes")}
              help={t("fields.availabilityNotesHelp")}
              rows={2}
              optional
            />
          </div>
          <HoneypotField<ProjectApplicationForm> name="website" />
          {problem ? (
            <Alert variant="destructive" title={t("toasts.failedTitle")}>
              <p>{problem}</p>
            </Alert>
          ) : null}
          <div className="space-y-3">
            <p className="text-muted-foreground text-sm">{t("identity")}</p>
            <PrivacyNote id="apply-note" text={t("privacy")} linkText={t("privacyLink")} />
            <DialogFooter className="mt-0">
              <Button variant="outline" disabled={isSubmitting} onClick={onClose}>
                {actions("cancel")}
              </Button>
              <SubmitButton pendingLabel={t("submitting")} aria-describedby="apply-note">
                {t("submit")}
              </SubmitButton>
            </DialogFooter>
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
