"use client";

import { MailCheck } from "lucide-react";
import { useTranslations } from "#texts";
import { ConfirmationHeader } from "@/components/feedback/confirmation-header";
import { ConfirmationSummary } from "@/components/feedback/confirmation-summary";
import { Link } from "@/components/layout/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { useCurrentUser } from "@/lib/client/use-current-user";

/** Who has applied, and the number of the application. */
export interface Applicant {
  id: number;
  name: string;
  email: string;
}

/** In place of the form after an application (spec 000 §2). */
export function ApplicationConfirmation({
  reviewDays,
  applicant,
}: {
  reviewDays: { min: number; max: number };
  applicant: Applicant;
}) {
  const t = useTranslations("Applications.confirmation");
  const fields = useTranslations("Fields.confirmation");
  const person = useTranslations("Fields.person");
  const links = useTranslations("Links");
  const { user } = useCurrentUser();
  const steps = [
    { title: t("emailTitle"), text: t("emailText", { email: applicant.email }) },
    { title: t("reviewTitle"), text: t("reviewText", reviewDays) },
    user.isAuthenticated
      ? { title: t("signedInTitle"), text: t("signedInText") }
      : { title: links("createYourAccount"), text: t("accountText") },
  ];
  return (
    <>
      <ConfirmationHeader
        icon={<MailCheck />}
        title={t("title")}
        text={t("text", { name: applicant.name, ...reviewDays })}
      />
      <ConfirmationSummary
        title={t("summary")}
        facts={[
          [fields("reference"), t("reference", { id: applicant.id })],
          [person("name"), applicant.name],
          [fields("answer"), applicant.email],
        ]}
      />
      <Card className="mt-6 p-5 sm:p-6">
        <h2 className="text-subheading">{t("nextTitle")}</h2>
        <NumberedSteps steps={steps} />
      </Card>
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        {user.isAuthenticated ? null : (
          <Button asChild variant="accent">
            <Link href="/register">{links("createAccount")}</Link>
          </Button>
        )}
        <Button asChild variant={user.isAuthenticated ? "accent" : "outline"}>
          <Link href="/projects">{links("browseProjects")}</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link href="/">{links("backHome")}</Link>
        </Button>
      </div>
    </>
  );
}
