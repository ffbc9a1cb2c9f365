"use client";

import { useState } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { SelectField, TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
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
 * Who stands in contracts and signs them, asked once: of a company or of an expert. What is known stands there already.
 * After saving the page is read anew, because contracts that nobody has signed were made again.
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

/** Says what saving did, and shows the page as it is now. */
function useSaved() {
  const t = useTranslations("ContractDetails");
  const router = useRouter();
  return () => {
    toast({ title: t("saved"), description: t("savedText") });
    router.refresh();
  };
}

function CompanyDetails({ initial }: { initial: ContractDetails }) {
  const t = useTranslations("ContractDetails");
  const terms = useTranslations("ContractTerms");
  const editing = useTranslations("Editing");
  const feedback = useTranslations("Feedback");
  const saved = useSaved();
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
    <Form
      form={form}
      aria-label={t("title")}
      onSubmit={async (body) => {
        await saveCompanyDetails({ body });
        saved();
      }}
      onError={(error) => failedToast(error, feedback)}
      className="max-w-reading"
    >
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
      <SubmitButton pendingLabel={editing("saving")}>{t("save")}</SubmitButton>
    </Form>
  );
}

function ExpertDetails({ initial }: { initial: ContractDetails }) {
  const t = useTranslations("ContractDetails");
  const editing = useTranslations("Editing");
  const feedback = useTranslations("Feedback");
  const saved = useSaved();
  const [defaultValues] = useState((): ExpertDetailsForm => texts(initial.details ?? initial.known));
  const form = useZodForm(expertDetailsInput, { defaultValues });
  return (
    <Form
      form={form}
      aria-label={t("title")}
      onSubmit={async (body) => {
        await saveExpertDetails({ body });
        saved();
      }}
      onError={(error) => failedToast(error, feedback)}
      className="max-w-reading"
    >
      <CommonFields />
      <SubmitButton pendingLabel={editing("saving")}>{t("save")}</SubmitButton>
    </Form>
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
