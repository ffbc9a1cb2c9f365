import type { ComponentProps } from "react";
import { PageTexts } from "@/components/layout/page-texts";
import { QuoteForm } from "@/components/quotes/quote-form";

const texts = [
  "Actions",
  "Choices.projectType",
  "Drafts",
  "Editing",
  "Feedback",
  "Fields.work",
  "Form",
  "Inputs",
  "Price",
  "Pricing.duration",
  "Pricing.result",
  "Quotes.form",
] as const;

/** The form of a quote, for a new one and for a draft. */
export function QuoteFormWithTexts(form: ComponentProps<typeof QuoteForm>) {
  return (
    <PageTexts namespaces={texts}>
      <QuoteForm {...form} />
    </PageTexts>
  );
}
