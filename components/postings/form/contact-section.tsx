"use client";

import { useTranslations } from "#texts";
import { TextField } from "@/components/form/fields";
import type { PostingMode, PostingValues } from "@/lib/features/postings/form";
import { Section } from "./section";

/** Who posts. For matching nobody needs to say so: the section waits for a later posting. */
export function ContactSection({ mode }: { mode: PostingMode }) {
  const t = useTranslations("Posting");
  const inputs = useTranslations("Inputs");
  const isNeeded = mode === "post";
  return (
    <Section
      title={t("sections.contact")}
      help={isNeeded ? t("sections.contactHelp") : t("sections.contactMatchHelp")}
    >
      <TextField<PostingValues>
        name="customerName"
        label={t("fields.customerName")}
        autoComplete="name"
        required={isNeeded}
        marked={isNeeded}
      />
      <TextField<PostingValues>
        name="customerEmail"
        label={inputs("emailAddress")}
        help={t("fields.customerEmailHelp")}
        type="email"
        autoComplete="email"
        required={isNeeded}
        marked={isNeeded}
      />
      <TextField<PostingValues>
        name="customerCompany"
        label={t("fields.customerCompany")}
        help={t("fields.customerCompanyHelp")}
        autoComplete="organization"
      />
      <TextField<PostingValues>
        name="customerPhone"
        label={t("fields.customerPhone")}
        type="tel"
        autoComplete="tel"
      />
    </Section>
  );
}
