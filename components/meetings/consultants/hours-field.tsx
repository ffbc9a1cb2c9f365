"use client";

import { useFieldArray, useFormContext } from "react-hook-form";
import { useLocale, useTranslations } from "#texts";
import { FieldError } from "@/components/form/field-shell";
import { SelectField } from "@/components/form/fields";
import { useField } from "@/components/form/form-context";
import { Checkbox } from "@/components/ui/choice";
import type { ConsultantForm } from "@/lib/features/meetings/consultant-schemas";
import { openingHours, workingTimes } from "@/lib/features/meetings/opening-hours";
import { formatClock } from "../meeting-time";
import { useWeekdayName } from "./use-weekday-name";

const week = [1, 2, 3, 4, 5, 6, 7];
const { first, last, step } = workingTimes;
const times = Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);

/** The weekdays on which somebody works, each with its hours. */
export function HoursField() {
  const t = useTranslations("AdminConsultants");
  const locale = useLocale();
  const weekdayName = useWeekdayName("long");
  const { control } = useFormContext<ConsultantForm>();
  const { fields, insert, remove } = useFieldArray({ control, name: "workingHours" });
  const { id, error, errorId } = useField("workingHours", t("hours"), null);
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={errorId} className="space-y-2">
      <legend className="font-medium">{t("hours")}</legend>
      <p className="max-w-reading text-muted-foreground text-sm">{t("form.hoursHelp")}</p>
      {week.map((weekday) => {
        const index = fields.findIndex((field) => field.weekday === weekday);
        const field = fields[index];
        const day = weekdayName(weekday);
        return (
          <div key={weekday} className="grid items-center gap-x-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <Checkbox
              checked={field !== undefined}
              onChange={({ target }) => {
                if (!target.checked) return remove(index);
                const place = fields.filter((each) => each.weekday < weekday).length;
                const { opensAt, closesAt } = openingHours;
                insert(place, { weekday, opensAt, closesAt }, { shouldFocus: false });
              }}
            >
              <span className="capitalize">{day}</span>
            </Checkbox>
            {field ? (
              <div className="flex gap-3">
                {(["opensAt", "closesAt"] as const).map((name) => (
                  <SelectField<ConsultantForm>
                    key={`${field.id}-${name}`}
                    name={`workingHours.${index}.${name}`}
                    label={t(`form.${name}`, { day })}
                    isLabelHidden
                    asNumber
                    className="min-w-0 flex-1"
                  >
                    {times.map((time) => (
                      <option key={time} value={time}>
                        {formatClock(time, locale)}
                      </option>
                    ))}
                  </SelectField>
                ))}
              </div>
            ) : null}
          </div>
        );
      })}
      <FieldError {...(errorId ? { id: errorId } : {})}>{error}</FieldError>
    </fieldset>
  );
}
