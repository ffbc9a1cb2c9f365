"use client";

import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { useTranslations } from "#texts";
import { FieldError } from "@/components/form/field-shell";
import { TextField } from "@/components/form/fields";
import { useField } from "@/components/form/form-context";
import { Button } from "@/components/ui/button";
import type { ConsultantForm } from "@/lib/features/meetings/consultant-schemas";
import { consultantBounds } from "@/lib/features/meetings/opening-hours";

/** The days on which somebody is away, from a first to a last one. */
export function AbsencesField() {
  const t = useTranslations("AdminConsultants");
  const { control } = useFormContext<ConsultantForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "absences" });
  const { id, error, errorId } = useField("absences", t("daysOff"), null);
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={errorId} className="space-y-4">
      <legend className="font-medium">{t("daysOff")}</legend>
      <p className="max-w-reading text-muted-foreground text-sm">{t("form.daysOffHelp")}</p>
      {fields.map((field, index) => (
        <div
          key={field.id}
          className="grid items-start gap-3 rounded-lg border border-border p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          {(["firstDay", "lastDay"] as const).map((name) => (
            <TextField<ConsultantForm>
              key={name}
              name={`absences.${index}.${name}`}
              label={t(`form.${name}`, { number: index + 1 })}
              type="date"
            />
          ))}
          <Button
            variant="ghost"
            className="max-sm:justify-self-start sm:mt-7"
            aria-label={t("form.removeDaysOff", { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      ))}
      <FieldError {...(errorId ? { id: errorId } : {})}>{error}</FieldError>
      <Button
        variant="outline"
        disabled={fields.length >= consultantBounds.absences}
        onClick={() => append({ firstDay: "", lastDay: "" })}
      >
        <Plus aria-hidden />
        {t("form.addDaysOff")}
      </Button>
    </fieldset>
  );
}
