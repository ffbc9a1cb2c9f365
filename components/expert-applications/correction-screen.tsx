"use client";

import { Link2Off, MailCheck } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { ConfirmationHeader } from "@/components/feedback/confirmation-header";
import { HoneypotField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { useZodForm } from "@/components/form/use-zod-form";
import { DeadEnd } from "@/components/layout/dead-end";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { Alert } from "@/components/ui/alert";
import { ApiError, serverMessage } from "@/lib/client/api";
import { correctionLinkDays } from "@/lib/features/change-requests/rules";
import { correctExpertApplication } from "@/lib/features/expert-applications/client";
import {
  type ApplicationFormValues,
  applicationForm,
  type CorrectionOffer,
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

type Asked = Extract<CorrectionOffer, { state: "open" }>;

/** An application that its applicant is asked to correct, or why this link has nothing to correct any more. */
export function CorrectionScreen({
  token,
  offer,
  cities,
}: {
  token: string;
  offer: CorrectionOffer;
  /** Choices of the location field, in their order. */
  cities: readonly PlaceChoice[];
}) {
  const t = useTranslations("ApplicationCorrection");
  const [state, setState] = useState<CorrectionOffer["state"] | "done">(offer.state);
  if (offer.state === "open" && state === "open") {
    return (
      <PageShell>
        <PageHeader title={t("title")} description={t("description")} />
        <CorrectionForm token={token} offer={offer} cities={cities} onEnd={setState} />
      </PageShell>
    );
  }
  if (offer.state === "open" && state === "done") {
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
  const over = state === "expired" ? "expired" : "used";
  return (
    <DeadEnd
      icon={<Link2Off />}
      title={t(`${over}.title`)}
      description={t(`${over}.text`, { support: brand.supportEmail, days: correctionLinkDays })}
    />
  );
}

/** The form as it was sent. Every failure leaves what was typed. */
function CorrectionForm({
  token,
  offer: { asked, application },
  cities,
  onEnd,
}: {
  token: string;
  offer: Asked;
  cities: readonly PlaceChoice[];
  onEnd: (state: "done" | "used" | "expired") => void;
}) {
  const t = useTranslations("ApplicationCorrection");
  const changes = useTranslations("ChangeRequests");
  const [problem, setProblem] = useState<string | null>(null);
  const form = useZodForm(applicationForm, { defaultValues: application });

  async function submit(values: ApplicationFormValues) {
    setProblem(null);
    try {
      await correctExpertApplication(token, values);
      onEnd("done");
    } catch (error) {
      const reason = error instanceof ApiError ? error.body?.reason : null;
      if (reason === "correction_link_expired") onEnd("expired");
      else if (reason === "correction_link_used" || reason === "correction_link_invalid") onEnd("used");
      else {
        setProblem(serverMessage(error, t("failed")));
        // The form puts the server's field errors beside the fields.
        throw error;
      }
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
          {problem ? (
            <Alert variant="destructive" title={t("failed")}>
              {problem}
            </Alert>
          ) : null}
          <SubmitSection label={changes("resubmit")} />
        </div>
        <ApplicationAids />
      </div>
    </Form>
  );
}
