"use client";

import { MailCheck } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { ConfirmationHeader } from "@/components/feedback/confirmation-header";
import { ProblemNotice } from "@/components/feedback/notice";
import { HoneypotField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { useZodForm } from "@/components/form/use-zod-form";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { Alert } from "@/components/ui/alert";
import { ApiError, serverMessage } from "@/lib/client/api";
import { correctExpertApplication } from "@/lib/features/expert-applications/client";
import {
  type ApplicationFormValues,
  applicationForm,
  type CorrectionEnd,
  type CorrectionOffer,
  correctionEnds,
  type ApplicationForm as FormInput,
} from "@/lib/features/expert-applications/schemas";
import type { PlaceChoice } from "@/lib/features/experts/card";
import { brand, claims } from "@/lib/shared/brand";
import { langOf } from "@/lib/shared/locales";
import { ApplicationAids } from "./application-aids";
import {
  AboutSection,
  ExpertiseSection,
  LinksSection,
  SubmitSection,
  WorkSection,
} from "./application-sections";
import { endValues } from "./correction-end-values";

type Asked = Extract<CorrectionOffer, { state: "open" }>;

/** An application that its applicant is asked to correct. */
export function CorrectionScreen({
  token,
  offer,
  cities,
}: {
  token: string;
  offer: Asked;
  /** Choices of the location field, in their order. */
  cities: readonly PlaceChoice[];
}) {
  const t = useTranslations("ApplicationCorrection");
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    const { email } = offer.application;
    return (
      <PageShell width="narrow">
        <ConfirmationHeader
          icon={<MailCheck />}
          title={t("done.title")}
          text={t("done.text", { email, ...claims.applicationReviewBusinessDays })}
        />
      </PageShell>
    );
  }
  return (
    <PageShell>
      <PageHeader title={t("title")} description={t("description")} />
      <CorrectionForm token={token} offer={offer} cities={cities} onDone={() => setIsDone(true)} />
    </PageShell>
  );
}

/** Why the link corrects nothing any more, when that is why an application was not taken. */
function endIn(error: unknown): CorrectionEnd | undefined {
  const body = error instanceof ApiError ? error.body : null;
  if (body?.reason === "correction_link_expired") return "expired";
  return correctionEnds.find((end) => body?.reason === "correction_link_used" && body.values?.state === end);
}

/** The form as it was sent. Every failure leaves what was typed. */
function CorrectionForm({
  token,
  offer: { asked, application },
  cities,
  onDone,
}: {
  token: string;
  offer: Asked;
  cities: readonly PlaceChoice[];
  onDone: () => void;
}) {
  const t = useTranslations("ApplicationCorrection");
  const changes = useTranslations("ChangeRequests");
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null);
  const form = useZodForm(applicationForm, { defaultValues: application });

  async function submit(values: ApplicationFormValues) {
    setProblem(null);
    try {
      await correctExpertApplication(token, values);
      onDone();
    } catch (error) {
      const end = endIn(error);
      setProblem(
        end
          ? { title: t(`${end}.title`), text: `${t(`${end}.text`, endValues)} ${t("notSent")}` }
          : { title: t("failed"), text: serverMessage(error, t("failed")) },
      );
      // The form puts the server's field errors beside the fields.
      throw error;
    }
  }
  return (
    <Form form={form} onSubmit={submit} onError={() => undefined} aria-label={t("title")}>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-3">
        <div className="min-w-0 space-y-6 lg:col-span-2">
          <Alert variant="warning" title={t("asks")}>
            <p
              lang={langOf(asked.language, useLocale())}
              className="wrap-anywhere max-w-reading whitespace-pre-line"
            >
              {asked.text}
            </p>
          </Alert>
          <AboutSection fixedEmail={t("emailHelp", { support: brand.supportEmail })} />
          <ExpertiseSection />
          <WorkSection cities={cities} />
          <LinksSection />
          <HoneypotField<FormInput> name="website" />
          {problem ? <ProblemNotice title={problem.title}>{problem.text}</ProblemNotice> : null}
          <SubmitSection label={changes("resubmit")} />
        </div>
        <ApplicationAids />
      </div>
    </Form>
  );
}
