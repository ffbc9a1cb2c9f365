import { useState } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { type CompanyInput, companyInput } from "@/lib/features/companies/schemas";

/** The name and the business id of a company; what the server refuses stands beside its field. */
export function CompanyForm({
  initial,
  submit,
  pending,
  label,
  send,
}: {
  initial: { name: string; businessId: string | null };
  submit: string;
  pending: string;
  label: string;
  send: (values: CompanyInput) => Promise<unknown>;
}) {
  const t = useTranslations("Team.company");
  const feedback = useTranslations("Feedback");
  // These two of a company and no others: the form would send them too, and be refused.
  const [defaultValues] = useState({ name: initial.name, businessId: initial.businessId ?? "" });
  const form = useZodForm(companyInput, { defaultValues });
  return (
    <Form
      form={form}
      aria-label={label}
      onSubmit={send}
      onError={(error) => failedToast(error, feedback)}
      className="max-w-reading"
    >
      <TextField<CompanyInput> name="name" label={t("name")} autoComplete="organization" />
      <TextField<CompanyInput>
        name="businessId"
        label={t("businessId")}
        help={t("businessIdHelp")}
        optional
        autoComplete="off"
      />
      <SubmitButton pendingLabel={pending}>{submit}</SubmitButton>
    </Form>
  );
}
