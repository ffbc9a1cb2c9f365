"use client";

import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { FieldError } from "@/components/form/field-shell";
import { NumberField, TextField } from "@/components/form/fields";
import { useField } from "@/components/form/form-context";
import { Button } from "@/components/ui/button";
import { quoteBounds } from "@/lib/features/quotes/rules";
import type { QuoteFormValues } from "@/lib/features/quotes/schemas";

/** What of a fixed scope falls due when; the sum of the shares is shown while it is typed. */
export function MilestonesField() {
  const t = useTranslations("Quotes.form");
  const { control } = useFormContext<QuoteFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "milestones" });
  const milestones = useWatch({ control, name: "milestones" }) ?? [];
  const { id, error, errorId } = useField("milestones", t("milestones"), null);
  const sum = milestones.reduce((whole, { percent }) => whole + (Number(percent) || 0), 0);
  const left = Math.max(0, 100 - sum);
  const isFull = fields.length >= quoteBounds.milestones;
  const addButton = useRef<HTMLButtonElement>(null);

  function removeAt(index: number) {
    remove(index);
    // The button that was pressed goes, and with it the focus would be lost.
    addButton.current?.focus();
  }

  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={errorId} className="space-y-4 sm:col-span-2">
      <legend className="font-medium">{t("milestones")}</legend>
      <p className="max-w-reading text-muted-foreground text-sm">{t("milestonesHelp")}</p>
      {fields.map((field, index) => (
        <div
          key={field.id}
          className="grid items-start gap-3 rounded-lg border border-border p-4 sm:grid-cols-[minmax(0,1fr)_9rem_11rem_auto]"
        >
          <TextField<QuoteFormValues>
            name={`milestones.${index}.title`}
            label={t("milestoneTitle", { number: index + 1 })}
            maxLength={quoteBounds.milestoneTitle}
          />
          <NumberField<QuoteFormValues>
            name={`milestones.${index}.percent`}
            label={t("share", { number: index + 1 })}
            unit="%"
            {...quoteBounds.percent}
          />
          <TextField<QuoteFormValues>
            name={`milestones.${index}.dueOn`}
            label={t("dueOn", { number: index + 1 })}
            type="date"
          />
          <Button
            variant="ghost"
            className="sm:mt-7"
            aria-label={t("removeMilestone", { number: index + 1 })}
            onClick={() => removeAt(index)}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      ))}
      <FieldError {...(errorId ? { id: errorId } : {})}>{error}</FieldError>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          ref={addButton}
          variant="outline"
          aria-disabled={isFull}
          onClick={() => isFull || append({ title: "", percent: left || "", dueOn: "" } as never)}
        >
          <Plus aria-hidden />
          {t("addMilestone")}
        </Button>
        {fields.length > 0 ? (
          <p role="status" className={sum === 100 ? "text-success" : "text-warning"}>
            {t("sum", { sum })}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
