"use client";

import { useId, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { FieldHelp } from "@/components/form/field-shell";
import { HoneypotField, TextareaField, TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { PrivacyNote } from "@/components/form/privacy-note";
import { SubmitButton } from "@/components/form/submit-button";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { serverMessage } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { type ContractFlow, engagementPayload } from "@/lib/features/contracts/client";
import type { EngagementForm, EngagementFormValues } from "@/lib/features/engagements/schemas";
import { sizeText } from "@/lib/features/pricing/duration";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import { type Locale, languages, locales } from "@/lib/shared/locales";
import type { MadeContracts } from "./contract-dialog";
import { ContractPreview } from "./contract-preview";
import type { ContractFormState } from "./use-contract-form";

interface ContractFormProps {
  pricing: PricingResult;
  flow: ContractFlow;
  contractForm: ContractFormState;
  onMade: (made: MadeContracts) => void;
  close: () => void;
}

/** Project form and live preview (spec 000 §2, §5). Every failure leaves what was typed, and what was made. */
export function ContractForm(props: ContractFormProps) {
  const t = useTranslations("ContractDialog");
  const feedback = useTranslations("Feedback");
  const formTexts = useTranslations("Form");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const { pricing, flow, contractForm, onMade, close } = props;
  const { form, price, today } = contractForm;
  const [language, setLanguage] = useState<Locale>(locale);
  const languageId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const isWorking = form.formState.isSubmitting;

  async function submit(values: EngagementFormValues) {
    setFailure(null);
    // Field errors of the answer go beside their fields, everything else to `onError`.
    const project = await flow.createProject(engagementPayload(values, pricing));
    try {
      const answer = await flow.generateContracts(project, price, language);
      const total = answer.contracts.find(({ type }) => type === "client")?.totalAmount;
      contractForm.clearDraft();
      toast({ title: t("toasts.doneTitle"), description: t("toasts.done") });
      onMade({
        pricing,
        company: values.clientCompany,
        answer,
        totalWithVat: price && price.totalCost === total ? price.totalWithVat : null,
      });
    } catch (error) {
      showFailure(error, t("toasts.contractsFailed"));
    }
  }

  function showFailure(error: unknown, description: string) {
    toast({ title: feedback("failed"), description, variant: "destructive" });
    setFailure(serverMessage(error, description));
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      onError={(error) => showFailure(error, t("toasts.projectFailed"))}
      aria-label={t("form.label")}
    >
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
        <div className="grid min-w-0 gap-5 sm:grid-cols-2">
          <TextField<EngagementForm>
            name="clientCompany"
            label={t("form.company")}
            autoComplete="organization"
            className="sm:col-span-2"
            required
          />
          <TextField<EngagementForm>
            name="title"
            label={t("form.title")}
            className="sm:col-span-2"
            autoComplete="off"
            required
          />
          <TextareaField<EngagementForm>
            name="description"
            label={t("form.description")}
            help={t("form.descriptionHelp")}
            className="sm:col-span-2"
            required
          />
          <TextField<EngagementForm>
            name="startDate"
            label={t("form.startDate")}
            type="date"
            min={today}
            required
          />
          <TextField<EngagementForm>
            name="endDate"
            label={t("form.endDate")}
            help={t("form.endDateHelp", {
              duration: sizeText(pricing.projectDetails, locale),
            })}
            type="date"
            min={contractForm.values.startDate || today}
            required
          />
          <TextField<EngagementForm>
            name="clientEmail"
            label={t("form.email")}
            type="email"
            autoComplete="email"
            className="sm:col-span-2"
            required
          />
          <TextField<EngagementForm>
            name="clientContactName"
            label={t("form.contactName")}
            autoComplete="name"
            optional
          />
          <TextField<EngagementForm>
            name="clientBusinessId"
            label={t("form.businessId")}
            help={t("form.businessIdHelp")}
            autoComplete="off"
            optional
          />
          <div className="space-y-1.5 sm:col-span-2">
            <Label htmlFor={languageId}>{t("form.language")}</Label>
            <NativeSelect
              id={languageId}
              value={language}
              aria-describedby={`${languageId}-help`}
              onChange={({ target }) => setLanguage(target.value as Locale)}
            >
              {locales.map((each) => (
                <option key={each} value={each} lang={each}>
                  {languages[each].name}
                </option>
              ))}
            </NativeSelect>
            <FieldHelp id={`${languageId}-help`}>{t("form.languageHelp")}</FieldHelp>
          </div>
          <HoneypotField<EngagementForm> name="website" />
        </div>
        <ContractPreview pricing={pricing} contractForm={contractForm} />
      </div>
      {failure ? (
        <Alert variant="destructive" title={t("failure.title")}>
          <p>{failure}</p>
          <p className="text-muted-foreground">{t("failure.kept")}</p>
        </Alert>
      ) : null}
      <div>
        <PrivacyNote text={t("form.note")} linkText={formTexts("privacy")} />
        <DialogFooter className="mt-4">
          <Button variant="outline" onClick={close} disabled={isWorking}>
            {actions("cancel")}
          </Button>
          <SubmitButton pendingLabel={t("form.submitting")}>{t("title")}</SubmitButton>
        </DialogFooter>
      </div>
    </Form>
  );
}
