"use client";

import { useState } from "react";
import { useTranslations } from "#texts";
import { DraftNotice } from "@/components/form/draft-notice";
import { HoneypotField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { useZodForm } from "@/components/form/use-zod-form";
import { Alert } from "@/components/ui/alert";
import { serverMessage } from "@/lib/client/api";
import { createAttempts } from "@/lib/client/idempotency-key";
import { toast } from "@/lib/client/toast";
import { useCurrentUser } from "@/lib/client/use-current-user";
import {
  emptyApplication,
  isDuplicateApplication,
  submitExpertApplication,
} from "@/lib/features/expert-applications/client";
import {
  type ApplicationFormValues,
  applicationForm,
  type ApplicationForm as FormInput,
} from "@/lib/features/expert-applications/schemas";
import type { PlaceChoice } from "@/lib/features/experts/card";
import { ApplicationAids } from "./application-aids";
import type { Applicant } from "./application-confirmation";
import {
  AboutSection,
  ExpertiseSection,
  LinksSection,
  SubmitSection,
  WorkSection,
} from "./application-sections";
import { useApplicationDraft } from "./use-application-draft";

interface ApplicationFormProps {
  cities: readonly PlaceChoice[];
  supportEmail: string;
  onSubmitted: (applicant: Applicant) => void;
}

/** Why the last attempt failed; stays when the toast has gone. */
interface Problem {
  title: string;
  description: string;
  /** The way on is to write to us. */
  isDuplicate: boolean;
}

/** The application with what helps beside it (spec 000 §2, §5). Every failure leaves what was typed. */
export function ApplicationForm({ cities, supportEmail, onSubmitted }: ApplicationFormProps) {
  const t = useTranslations("Applications.form");
  const toasts = useTranslations("Applications.toasts");
  const feedback = useTranslations("Feedback");
  const [attemptFor] = useState(createAttempts);
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useZodForm(applicationForm, { defaultValues: emptyApplication });
  const { user } = useCurrentUser();
  const draft = useApplicationDraft(form, user);

  async function submit(values: ApplicationFormValues) {
    setProblem(null);
    const { id } = await submitExpertApplication(values, attemptFor(values)).catch((error: unknown) => {
      showFailure(error);
      // The form puts the server's field errors beside the fields.
      throw error;
    });
    draft.forget();
    toast({ title: toasts("submittedTitle"), description: toasts("submitted") });
    onSubmitted({ id, name: values.name, email: values.email });
  }

  function showFailure(error: unknown) {
    const isDuplicate = isDuplicateApplication(error);
    const failure = isDuplicate
      ? { title: toasts("duplicateTitle"), description: toasts("duplicate") }
      : { title: feedback("failed"), description: serverMessage(error, toasts("error")) };
    toast({ ...failure, variant: "destructive" });
    setProblem({ ...failure, isDuplicate });
  }

  return (
    <Form form={form} onSubmit={submit} onError={() => undefined} aria-label={t("label")}>
      <div className="grid items-start gap-6 lg:grid-cols-3">
        {/* The draft bar is sticky: what gets the focus must not come to lie under it. */}
        <div className="min-w-0 space-y-6 sm:[&_:is(input,select,textarea)]:scroll-mt-16 lg:col-span-2">
          <DraftNotice look="bar" namespace="Applications.draft" draft={draft} />
          <AboutSection />
          <ExpertiseSection />
          <WorkSection cities={cities} />
          <LinksSection />
          <HoneypotField<FormInput> name="website" />
          {problem ? (
            <Alert variant={problem.isDuplicate ? "warning" : "destructive"} title={problem.title}>
              <p>{problem.description}</p>
              {problem.isDuplicate ? (
                <p>
                  <a
                    href={`mailto:${supportEmail}`}
                    className="inline-block py-2.5 font-medium underline underline-offset-4"
                  >
                    {t("contact", { email: supportEmail })}
                  </a>
                </p>
              ) : null}
            </Alert>
          ) : null}
          <SubmitSection label={t("submit")} />
        </div>
        <ApplicationAids />
      </div>
    </Form>
  );
}
