"use client";

import { useState } from "react";
import { HoneypotField, TextareaField, TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { PrivacyNote } from "@/components/form/privacy-note";
import { SubmitButton } from "@/components/form/submit-button";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { serverMessage } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { type ContractFlow, engagementPayload } from "@/lib/features/contracts/client";
import type { EngagementForm, EngagementFormValues } from "@/lib/features/engagements/schemas";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import { fillText } from "@/lib/shared/fill-text";
import { formatUnit } from "@/lib/shared/format-numbers";
import type { MadeContracts } from "./contract-dialog";
import { ContractPreview } from "./contract-preview";
import type { ContractTexts } from "./contract-texts";
import type { ContractFormState } from "./use-contract-form";

interface ContractFormProps {
  texts: ContractTexts;
  locale: string;
  pricing: PricingResult;
  flow: ContractFlow;
  contractForm: ContractFormState;
  onMade: (made: MadeContracts) => void;
  close: () => void;
}

/** Project form and live preview (spec 000 §2, §5). Every failure leaves what was typed, and what was made. */
export function ContractForm(props: ContractFormProps) {
  const { texts, locale, pricing, flow, contractForm, onMade, close } = props;
  const { form: t, toasts } = texts;
  const { form, price, today } = contractForm;
  const [failure, setFailure] = useState<string | null>(null);
  const isWorking = form.formState.isSubmitting;

  async function submit(values: EngagementFormValues) {
    setFailure(null);
    // Field errors of the answer go beside their fields, everything else to `onError`.
    const project = await flow.createProject(engagementPayload(values, pricing));
    try {
      const answer = await flow.generateContracts(project, price);
      const total = answer.contracts.find(({ type }) => type === "client")?.totalAmount;
      contractForm.clearDraft();
      toast({ title: toasts.doneTitle, description: toasts.done });
      onMade({
        pricing,
        company: values.clientCompany,
        answer,
        totalWithVat: price && price.totalCost === total ? price.totalWithVat : null,
      });
    } catch (error) {
      showFailure(error, toasts.contractsFailed);
    }
  }

  function showFailure(error: unknown, description: string) {
    toast({ title: toasts.errorTitle, description, variant: "destructive" });
    setFailure(serverMessage(error, description));
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      onError={(error) => showFailure(error, toasts.projectFailed)}
      aria-label={t.label}
    >
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
        <div className="grid min-w-0 gap-5 sm:grid-cols-2">
          <TextField<EngagementForm>
            name="clientCompany"
            label={t.company}
            autoComplete="organization"
            className="sm:col-span-2"
            required
          />
          <TextField<EngagementForm>
            name="title"
            label={t.title}
            className="sm:col-span-2"
            autoComplete="off"
            required
          />
          <TextareaField<EngagementForm>
            name="description"
            label={t.description}
            help={t.descriptionHelp}
            className="sm:col-span-2"
            required
          />
          <TextField<EngagementForm> name="startDate" label={t.startDate} type="date" min={today} required />
          <TextField<EngagementForm>
            name="endDate"
            label={t.endDate}
            help={fillText(t.endDateHelp, {
              months: formatUnit(pricing.projectDetails.durationMonths, "month", locale),
            })}
            type="date"
            min={contractForm.values.startDate || today}
            required
          />
          <TextField<EngagementForm>
            name="clientEmail"
            label={t.email}
            type="email"
            autoComplete="email"
            className="sm:col-span-2"
            required
          />
          <TextField<EngagementForm>
            name="clientContactName"
            label={t.contactName}
            autoComplete="name"
            optional
          />
          <TextField<EngagementForm>
            name="clientBusinessId"
            label={t.businessId}
            help={t.businessIdHelp}
            autoComplete="off"
            optional
          />
          <HoneypotField<EngagementForm> name="website" />
        </div>
        <ContractPreview
          texts={texts.preview}
          locale={locale}
          pricing={pricing}
          contractForm={contractForm}
        />
      </div>
      {failure ? (
        <Alert variant="destructive" title={texts.failure.title}>
          <p>{failure}</p>
          <p className="text-muted-foreground">{texts.failure.kept}</p>
        </Alert>
      ) : null}
      <div>
        <PrivacyNote text={t.note} linkText={t.privacy} />
        <DialogFooter className="mt-4">
          <Button variant="outline" onClick={close} disabled={isWorking}>
            {t.cancel}
          </Button>
          <SubmitButton pendingLabel={t.submitting}>{t.submit}</SubmitButton>
        </DialogFooter>
      </div>
    </Form>
  );
}
