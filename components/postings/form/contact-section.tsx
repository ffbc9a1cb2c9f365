"use client";

import { TextField } from "@/components/form/fields";
import type { PostingMode, PostingValues } from "@/lib/features/postings/form";
import type { PostingTexts } from "./posting-texts";
import { Section } from "./section";

/** Who posts. For matching nobody needs to say so: the section waits for a later posting. */
export function ContactSection({ texts, mode }: { texts: PostingTexts; mode: PostingMode }) {
  const { fields: t, sections } = texts;
  const isNeeded = mode === "post";
  return (
    <Section title={sections.contact} help={isNeeded ? sections.contactHelp : sections.contactMatchHelp}>
      <TextField<PostingValues>
        name="customerName"
        label={t.customerName}
        autoComplete="name"
        required={isNeeded}
        marked={isNeeded}
      />
      <TextField<PostingValues>
        name="customerEmail"
        label={t.customerEmail}
        help={t.customerEmailHelp}
        type="email"
        autoComplete="email"
        required={isNeeded}
        marked={isNeeded}
      />
      <TextField<PostingValues>
        name="customerCompany"
        label={t.customerCompany}
        help={t.customerCompanyHelp}
        autoComplete="organization"
      />
      <TextField<PostingValues> name="customerPhone" label={t.customerPhone} type="tel" autoComplete="tel" />
    </Section>
  );
}
