"use client";

import { useTranslations } from "#texts";
import { ByHandForm } from "@/components/admin/by-hand-form";
import { placeOf } from "@/components/admin/desk/places";
import { useForWhom } from "@/components/admin/use-for-whom";
import { useZodForm } from "@/components/form/use-zod-form";
import { ArrangementSection } from "@/components/postings/form/arrangement-section";
import { BudgetSection } from "@/components/postings/form/budget-section";
import { CollaborationSection } from "@/components/postings/form/collaboration-section";
import { ContactSection } from "@/components/postings/form/contact-section";
import { OverviewSection } from "@/components/postings/form/overview-section";
import { SkillsSection } from "@/components/postings/form/skills-section";
import {
  emptyPosting,
  type PostingFormValues,
  type PostingValues,
  postingForms,
  postingPayload,
} from "@/lib/features/postings/form";
import { postForCustomer } from "@/lib/features/postings/moderation-client";

/** The posting form, filled in by an administrator for a customer. */
export function PostingByHand() {
  const t = useTranslations("AdminByHand");
  const { name, email, company } = useForWhom();
  const form = useZodForm<PostingValues, PostingFormValues>(postingForms.post, {
    defaultValues: { ...emptyPosting, customerName: name, customerEmail: email, customerCompany: company },
  });
  return (
    <ByHandForm
      form={form}
      label={t("posting.title")}
      placeOf={(id) => placeOf("posting", id)}
      send={(values, attemptFor) => {
        const payload = postingPayload(values);
        return postForCustomer(payload, attemptFor(payload));
      }}
    >
      <ContactSection mode="post" />
      <OverviewSection mode="post" />
      <ArrangementSection />
      <SkillsSection />
      <BudgetSection />
      <CollaborationSection />
    </ByHandForm>
  );
}
