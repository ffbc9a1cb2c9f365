"use client";

import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { planFilling, valueAfter } from "@/lib/features/briefs/filling";
import type { BriefField, BriefReading } from "@/lib/features/briefs/schemas";
import type { PostingValues } from "@/lib/features/postings/form";
import { urgencyOf } from "@/lib/features/postings/timing";
import { helsinkiDate, isRealDate } from "@/lib/shared/dates";

export interface Filling {
  reading: BriefReading;
  filled: readonly BriefField[];
  offered: readonly BriefField[];
  /** Fields as they were before anything of the reading came into them. */
  before: Partial<PostingValues>;
}

/** Puts a reading into the form around it, field by field, and takes it out again. */
export function useBriefFilling() {
  const { getValues, setValue, getFieldState, formState } = useFormContext<PostingValues>();
  const [filling, setFilling] = useState<Filling | null>(null);
  // Read while rendering, or react-hook-form does not keep it.
  const { isSubmitted, touchedFields } = formState;

  const isTouched = (field: BriefField) =>
    touchedFields[field] !== undefined || getFieldState(field).isTouched;
  function put(field: BriefField, value: unknown) {
    setValue(field, value as never, { shouldDirty: true, shouldTouch: true, shouldValidate: isSubmitted });
    // As when it is typed, a date says how urgent it is unless somebody, or the brief, has said so.
    if (field !== "startDate" || !isRealDate(String(value)) || isTouched("urgency")) return;
    setValue("urgency", urgencyOf(String(value), helsinkiDate(new Date())), { shouldDirty: true });
  }

  return {
    filling,
    fill(reading: BriefReading) {
      const values = getValues();
      const plan = planFilling(reading, values, isTouched);
      const before = Object.fromEntries(
        [...plan.filled, "urgency" as const].map((field) => [field, values[field]]),
      );
      for (const field of plan.filled) put(field, valueAfter(field, reading, values));
      const next = { reading, before, ...plan };
      setFilling(next);
      return next;
    },
    replace(field: BriefField) {
      if (!filling) return;
      const values = getValues();
      put(field, valueAfter(field, filling.reading, values));
      setFilling({
        ...filling,
        filled: [...filling.filled, field],
        offered: filling.offered.filter((each) => each !== field),
        before: { [field]: values[field], ...filling.before },
      });
    },
    /** Puts a skill that the text has need of among those that are required. */
    add(skill: string) {
      if (!filling) return;
      const before = getValues("requiredSkills");
      put("requiredSkills", [...before, skill]);
      setFilling({ ...filling, before: { requiredSkills: before, ...filling.before } });
    },
    undo() {
      if (!filling) return;
      const { urgency } = filling.before;
      if (urgency && filling.filled.includes("startDate") && !isTouched("urgency")) {
        setValue("urgency", urgency, { shouldDirty: true });
      }
      const changed = new Set([...filling.filled, "requiredSkills" as const]);
      for (const field of changed) if (field in filling.before) put(field, filling.before[field]);
      setFilling(null);
    },
  };
}
