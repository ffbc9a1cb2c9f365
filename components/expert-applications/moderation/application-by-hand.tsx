"use client";

import { useTranslations } from "#texts";
import { ByHandForm } from "@/components/admin/by-hand-form";
import { placeOf } from "@/components/admin/desk/places";
import { useForWhom } from "@/components/admin/use-for-whom";
import {
  AboutSection,
  ExpertiseSection,
  LinksSection,
  WorkSection,
} from "@/components/expert-applications/application-sections";
import { useZodForm } from "@/components/form/use-zod-form";
import { emptyApplication } from "@/lib/features/expert-applications/client";
import { applyForExpert } from "@/lib/features/expert-applications/moderation-client";
import { applicationForm } from "@/lib/features/expert-applications/schemas";
import type { PlaceChoice } from "@/lib/features/experts/card";

/** The application to join, filled in by an administrator for an expert. */
export function ApplicationByHand({ cities }: { cities: readonly PlaceChoice[] }) {
  const t = useTranslations("AdminByHand");
  const { name, email } = useForWhom();
  const form = useZodForm(applicationForm, { defaultValues: { ...emptyApplication, name, email } });
  return (
    <ByHandForm
      form={form}
      label={t("expert.title")}
      placeOf={(id) => placeOf("application", id)}
      send={(values, attemptFor) => applyForExpert(values, attemptFor(values))}
    >
      <AboutSection />
      <ExpertiseSection />
      <WorkSection cities={cities} />
      <LinksSection />
    </ByHandForm>
  );
}
