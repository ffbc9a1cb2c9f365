"use client";

import { type ReactNode, useState } from "react";
import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageShell } from "@/components/layout/page-shell";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { applicationKind } from "@/lib/features/accounts/application-kind";
import type { PlaceChoice } from "@/lib/features/experts/card";
import { type Applicant, ApplicationConfirmation } from "./application-confirmation";
import { ApplicationForm } from "./application-form";

export interface ApplicationScreenProps {
  /** Choices of the location field, in their order. */
  cities: readonly PlaceChoice[];
  supportEmail: string;
  reviewDays: { min: number; max: number };
  /** What stands above the form, rendered on the server. */
  hero: ReactNode;
}

/** The application page (spec 000 §2): hero and form, then the confirmation in their place. */
export function ApplicationScreen({ hero, reviewDays, ...form }: ApplicationScreenProps) {
  const { user } = useCurrentUser();
  const applied = applicationKind(user);
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
      {applied ? <Waiting kind={applied} /> : <ApplicationForm {...form} onSubmitted={setApplicant} />}
    </PageShell>
  );
}

/** In place of the form for whoever has sent it: a second one would be refused (decisions C11). */
function Waiting({ kind }: { kind: "waiting" | "changes" }) {
  const t = useTranslations("Shell.profileBanner");
  return (
    <Alert variant={kind === "changes" ? "warning" : "info"} title={t(`${kind}.title`)}>
      <p className="max-w-reading">{t(`${kind}.description`)}</p>
      <p className="mt-3">
        <Link
          href={shellRoutes.expertDashboard}
          prefetch={false}
          className={buttonVariants({ variant: "outline" })}
        >
          {t(`${kind}.action`)}
        </Link>
      </p>
    </Alert>
  );
}
