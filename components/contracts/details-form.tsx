"use client";

import { type ReactNode, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useTranslations } from "#texts";
import { SelectField, TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { useZodForm } from "@/components/form/use-zod-form";
import { FormActions } from "@/components/own-profile/form-actions";
import { Alert } from "@/components/ui/alert";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { saveCompanyDetails, saveExpertDetails } from "@/lib/features/contracts/details-client";
import {
  type CompanyDetailsForm,
  type ContractDetails,
  companyDetailsInput,
  type ExpertDetailsForm,
  expertDetailsInput,
  type PartyDetails,
} from "@/lib/features/contracts/details-schemas";
import { paymentTerms } from "@/lib/features/contracts/rules";
import { useTellUnsaved } from "./unsaved-details";

const texts = (details: Partial<PartyDetails>) => ({
  legalName: details.legalName ?? "",
  businessId: details.businessId ?? "",
  streetAddress: details.streetAddress ?? "",
  postalCode: details.postalCode ?? "",
  city: details.city ?? "",
  signatoryName: details.signatoryName ?? "",
  signatoryTitle: details.signatoryTitle ?? "",
});

/**
 * Who stands in contracts and signs them, asked once: of a company or of an expert. What is known stands there already,
 * as a suggestion.
 */
export function ContractDetailsForm({
  side,
  initial,
}: {
  side: "company" | "expert";
  initial: ContractDetails;
}) {
  const t = useTranslations("ContractDetails");
  if (initial.mayChange) {
    return side === "company" ? <CompanyDetails initial={initial} /> : <ExpertDetails initial={initial} />;
  }
  const { details } = initial;
  return (
    <div className="space-y-2">
      {details ? (
        <address className="not-italic">
          {[
            details.legalName,
            details.businessId,
            details.streetAddress,
            `${details.postalCode} ${details.city}`,
            [details.signatoryName, details.signatoryTitle].filter(Boolean).join(", "),
          ].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      ) : null}
      <p className="text-muted-foreground">{t(details ? "ownersChange" : "ownersAsked")}</p>
    </div>
  );
}

/**
 * The form of either side. While something is typed and not saved, the page around knows of it and asks before it is
 * left: what is signed holds only what was saved.
 */
function DetailsForm<Input extends FieldValues, Output>({
  form,
  initial,
  save,
  children,
}: {
  form: UseFormReturn<Input, unknown, Output>;
  initial: ContractDetails;
  save: (details: Output) => Promise<unknown>;
  children: ReactNode;
}) {
  const t = useTranslations("ContractDetails");
  const profile = useTranslations("OwnProfile.form");
  const editing = useTranslations("Editing");
  const router = useRouter();
  const [problem, setProblem] = useState<unknown>(null);
  useTellUnsaved(form.formState.isDirty);
  const isSuggested = initial.details === null && Object.keys(initial.known).length > 0;
  return (
    <Form
      form={form}
      aria-label={t("title")}
      onSubmit={async (details) => {
        setProblem(null);
        const typed = form.getValues();
        await save(details);
        form.reset(typed);
        // Contracts that nobody has signed were made again.
        toast({ title: t("saved"), description: t("savedText") });
        router.refresh();
      }}
      onError={setProblem}
      className="max-w-reading"
    >
      {isSuggested ? <Alert>{t("suggested")}</Alert> : null}
      {children}
      <FormActions
        problem={problem}
        failed={t("notSaved")}
        cancel={editing("discard")}
        unchanged={profile("unchanged")}
        save={t("save")}
        isAlwaysOpen
        onCancel={(path) => {
          form.reset();
          setProblem(null);
          if (path) router.push(path);
        }}
      />
    </Form>
  );
}

function CompanyDetails({ initial }: { initial: ContractDetails }) {
  const t = useTranslations("ContractDetails");
  const terms = useTranslations("ContractTerms");
  const [defaultValues] = useState((): CompanyDetailsForm => {
    const known = initial.details ?? initial.known;
    return {
      ...texts(known),
      invoiceAddress: known.invoiceAddress ?? "",
      invoiceOperator: known.invoiceOperator ?? "",
      paymentTermDays: known.paymentTermDays === 30 ? 30 : 14,
    };
  });
  const form = useZodForm(companyDetailsInput, { defaultValues });
  return (
    <DetailsForm form={form} initial={initial} save={(body) => saveCompanyDetails({ body })}>
      <CommonFields isCompany />
      <TextField<CompanyDetailsForm>
        name="invoiceAddress"
        label={t("invoiceAddress")}
        help={t("invoiceAddressHelp")}
        optional
        autoComplete="off"
      />
      <TextField<CompanyDetailsForm>
        name="invoiceOperator"
        label={t("invoiceOperator")}
        optional
        autoComplete="off"
      />
      <SelectField<CompanyDetailsForm> name="paymentTermDays" label={terms("paymentTerm")} asNumber>
        {paymentTerms.map((days) => (
          <option key={days} value={days}>
            {terms("paymentTermValue", { days })}
          </option>
        ))}
      </SelectField>
    </DetailsForm>
  );
}

function ExpertDetails({ initial }: { initial: ContractDetails }) {
  const [defaultValues] = useState((): ExpertDetailsForm => texts(initial.details ?? initial.known));
  const form = useZodForm(expertDetailsInput, { defaultValues });
  return (
    <DetailsForm form={form} initial={initial} save={(body) => saveExpertDetails({ body })}>
      <CommonFields />
    </DetailsForm>
  );
}

/** What both sides are asked. */
function CommonFields({ isCompany = false }: { isCompany?: boolean }) {
  const t = useTranslations("ContractDetails");
  const dialog = useTranslations("ContractDialog.form");
  return (
    <>
      <TextField<ExpertDetailsForm>
        name="legalName"
        label={isCompany ? dialog("company") : t("legalName")}
        autoComplete={isCompany ? "organization" : "name"}
      />
      <TextField<ExpertDetailsForm>
        name="businessId"
        label={dialog("businessId")}
        help={isCompany ? dialog("businessIdHelp") : t("businessIdExpert")}
        optional={!isCompany}
        autoComplete="off"
      />
      <TextField<ExpertDetailsForm>
        name="streetAddress"
        label={t("streetAddress")}
        autoComplete="street-address"
      />
      <div className="grid gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <TextField<ExpertDetailsForm> name="postalCode" label={t("postalCode")} autoComplete="postal-code" />
        <TextField<ExpertDetailsForm> name="city" label={t("city")} autoComplete="address-level2" />
      </div>
      <TextField<ExpertDetailsForm>
        name="signatoryName"
        label={t("signatoryName")}
        help={t("signatoryHelp")}
        autoComplete="name"
      />
      <TextField<ExpertDetailsForm>
        name="signatoryTitle"
        label={t("signatoryTitle")}
        optional
        autoComplete="organization-title"
      />
    </>
  );
}
