"use client";

import { type ReactNode, useState } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { type Applicant, ApplicationConfirmation } from "./application-confirmation";
import { ApplicationForm } from "./application-form";

export interface ApplicationScreenProps {
  /** Choices of the location field, in their order. */
  cities: readonly string[];
  supportEmail: string;
  reviewDays: { min: number; max: number };
  /** What stands above the form, rendered on the server. */
  hero: ReactNode;
}

/** The application page (spec 000 §2): hero and form, then the confirmation in their place. */
export function ApplicationScreen({ hero, reviewDays, ...form }: ApplicationScreenProps) {
  const [applicant, setApplicant] = useState<Applicant | null>(null);
  if (applicant) {
    return (
      <PageShell width="narrow">
        <ApplicationConfirmation reviewDays={reviewDays} applicant={applicant} />
      </PageShell>
    );
  }
  return (
    <PageShell>
      {hero}
      <ApplicationForm {...form} onSubmitted={setApplicant} />
    </PageShell>
  );
}
