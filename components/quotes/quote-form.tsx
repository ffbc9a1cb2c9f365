"use client";

import { useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { DraftNotice } from "@/components/form/draft-notice";
import { NumberField, SelectField, TextareaField, TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { FormSection } from "@/components/form/form-section";
import { SubmitButton } from "@/components/form/submit-button";
import { useVisitorDraft } from "@/components/form/use-visitor-draft";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/button";
import { formDraft } from "@/lib/client/form-draft";
import { createAttempts } from "@/lib/client/idempotency-key";
import { useRouter } from "@/lib/client/navigation";
import { durationUnits, pricingConstants, projectTypes } from "@/lib/features/pricing/rules";
import { createQuote, editQuote } from "@/lib/features/quotes/client";
import { quoteBounds, quotePath } from "@/lib/features/quotes/rules";
import { type QuoteFormValues, quoteForm, sentOf, typedQuote } from "@/lib/features/quotes/schemas";
import { LivePrice } from "./live-price";
import { MilestonesField } from "./milestones-field";

/** An application that has no draft yet, or the draft that is changed. */
export type QuoteTarget = { applicationId: number } | { quoteId: number };

/** Nothing is filled in of who writes it. */
const known = {};

/** What an expert offers, with its price beside it while it is typed. Saving makes a draft that nobody else sees; until then the tab keeps it. */
export function QuoteForm({
  target,
  initial,
  acceptsVolumeDiscount,
  today,
}: {
  target: QuoteTarget;
  initial: QuoteFormValues;
  acceptsVolumeDiscount: boolean;
  today: string;
}) {
  const t = useTranslations("Quotes.form");
  const editing = useTranslations("Editing");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const work = useTranslations("Fields.work");
  const types = useTranslations("Choices.projectType");
  const units = useTranslations("Pricing.duration.units");
  const inputs = useTranslations("Inputs");
  const router = useRouter();
  const form = useZodForm(
    useMemo(() => quoteForm(today), [today]),
    { defaultValues: initial },
  );
  const [stored] = useState(() =>
    formDraft(
      "quoteId" in target ? `quote-${target.quoteId}` : `quote-of-${target.applicationId}`,
      typedQuote,
    ),
  );
  const typed = useVisitorDraft(form, { draft: stored, empty: initial, known });
  const attempt = useMemo(createAttempts, []);
  const [isSaving, setSaving] = useState(false);
  const projectType = useWatch({ control: form.control, name: "projectType" });

  async function save() {
    setSaving(true);
    try {
      // As it was typed: the server reads it by the same rules.
      const body = sentOf(form.getValues());
      const saved =
        "quoteId" in target
          ? await editQuote({ params: { id: target.quoteId }, body })
          : await createQuote(
              { ...body, applicationId: target.applicationId },
              attempt({ ...body, ...target }),
            );
      typed.forget();
      router.push(quotePath(saved.id));
      router.refresh();
    } catch (error) {
      setSaving(false);
      throw error;
    }
  }

  return (
    <Form form={form} onSubmit={save} onError={(error) => failedToast(error, feedback)}>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-8">
          <FormSection title={t("size")}>
            <SelectField<QuoteFormValues> name="projectType" label={work("projectType")}>
              {projectTypes.map((type) => (
                <option key={type} value={type}>
                  {types(type)}
                </option>
              ))}
            </SelectField>
            <NumberField<QuoteFormValues>
              name="hourlyRate"
              label={work("hourlyRate")}
              help={t("rateHelp")}
              unit={inputs("eurosPerHour")}
              min={1}
              max={1000}
            />
            <NumberField<QuoteFormValues>
              name="hoursPerWeek"
              label={work("hoursPerWeek")}
              unit={inputs("hours")}
              {...pricingConstants.hoursPerWeek}
            />
            <div className="grid grid-cols-[minmax(0,1fr)_9rem] items-start gap-3">
              <NumberField<QuoteFormValues> name="duration" label={work("duration")} unit="" min={1} />
              <SelectField<QuoteFormValues> name="durationUnit" label={t("unit")}>
                {durationUnits.map((unit) => (
                  <option key={unit} value={unit}>
                    {units(unit)}
                  </option>
                ))}
              </SelectField>
            </div>
            <TextField<QuoteFormValues> name="startDate" label={t("startDate")} type="date" min={today} />
            <NumberField<QuoteFormValues>
              name="validDays"
              label={t("validDays")}
              help={t("validDaysHelp")}
              unit={t("days")}
              min={quoteBounds.validDays.min}
              max={quoteBounds.validDays.max}
            />
          </FormSection>
          <FormSection title={t("scopeTitle")}>
            <TextareaField<QuoteFormValues>
              name="scope"
              label={t("scope")}
              help={t("scopeHelp")}
              rows={10}
              maxLength={quoteBounds.scope.max}
              className="sm:col-span-2"
            />
            {projectType === "project" ? <MilestonesField /> : null}
          </FormSection>
        </div>
        <LivePrice acceptsVolumeDiscount={acceptsVolumeDiscount} />
      </div>
      <DraftNotice
        look="line"
        namespace="Quotes.form.typed"
        draft={typed}
        clear={editing("discard")}
        cleared={t("typed.cleared")}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pendingLabel={editing("saving")} isPending={isSaving}>
          {t("save")}
        </SubmitButton>
        <Button variant="ghost" onClick={() => router.back()}>
          {actions("cancel")}
        </Button>
      </div>
    </Form>
  );
}
