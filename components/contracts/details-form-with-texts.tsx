import type { ComponentProps } from "react";
import { PageTexts } from "@/components/layout/page-texts";
import { ContractDetailsForm } from "./details-form";

const texts = [
  "ContractDetails",
  "ContractDialog.form",
  "ContractTerms",
  "Editing",
  "OwnProfile.form",
] as const;

/** The form of a party's details, with its texts: beside a contract, and among one's own things. */
export function DetailsFormWithTexts(form: ComponentProps<typeof ContractDetailsForm>) {
  return (
    <PageTexts namespaces={texts}>
      <ContractDetailsForm {...form} />
    </PageTexts>
  );
}
