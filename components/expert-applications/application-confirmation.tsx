"use client";

import { MailCheck } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "#texts";
import { ConfirmationHeader } from "@/components/feedback/confirmation-header";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { useCurrentUser } from "@/lib/client/use-current-user";

/** In place of the form after an application (spec 000 §2). */
export function ApplicationConfirmation({
  reviewDays,
  applicant,
}: {
  reviewDays: { min: number; max: number };
  applicant: { name: string; email: string };
}) {
  const t = useTranslations("Applications.confirmation");
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
      <Card className="mt-8 p-5 sm:p-6">
        <h2 className="text-subheading">{t("nextTitle")}</h2>
        <NumberedSteps steps={steps} />
      </Card>
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        {user.isAuthenticated ? null : (
          <Button asChild variant="accent">
            <Link href="/register">{links("createAccount")}</Link>
          </Button>
        )}
        <Button asChild variant={user.isAuthenticated ? "primary" : "outline"}>
          <Link href="/projects">{links("browseProjects")}</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link href="/">{links("backHome")}</Link>
        </Button>
      </div>
    </>
  );
}
