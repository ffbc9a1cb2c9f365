"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { useWatch } from "react-hook-form";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useKnownVisitor } from "@/components/form/use-known-visitor";
import { useZodForm } from "@/components/form/use-zod-form";
import { contractDraft, typedMonths } from "@/lib/features/contracts/client";
import { lastDay } from "@/lib/features/engagements/last-working-day";
import { type EngagementForm, engagementForm } from "@/lib/features/engagements/schemas";
import { priceQuery } from "@/lib/features/pricing/client";
import { sizeInUnit } from "@/lib/features/pricing/duration";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import { helsinkiDate, isRealDate } from "@/lib/shared/dates";

const empty: EngagementForm = {
  clientCompany: "",
  clientBusinessId: "",
  clientContactName: "",
  clientEmail: "",
  title: "",
  description: "",
  startDate: "",
  endDate: "",
  website: "",
};

/** The end that a start and the size of the estimate give; empty while there is no start. */
const usualEnd = (startDate: string, size: Size): string =>
  isRealDate(startDate) ? lastDay(startDate, size) : "";
type Size = Pick<PricingResult["projectDetails"], "durationMonths" | "durationDays">;

/**
 * The contract form with its draft, and what follows from its dates: the months and the price of them. The end date
 * follows the start and the estimate's months until somebody sets another one.
 */
export function useContractForm(pricing: PricingResult) {
  const today = helsinkiDate(new Date());
  const form = useZodForm(
    useMemo(() => engagementForm(today), [today]),
    { defaultValues: empty },
  );
  const draft = useFormDraft(form, contractDraft);
  const values = useWatch({ control: form.control }) as EngagementForm;
  const { startDate, endDate } = values;
  const { hoursPerWeek, type, durationMonths, durationDays } = pricing.projectDetails;

  const { getValues, setValue } = form;
  useKnownVisitor(form, "clientContactName", "clientEmail");

  const followed = useRef({ startDate, durationMonths, durationDays });
  useEffect(() => {
    const before = followed.current;
    const isSame =
      before.startDate === startDate &&
      before.durationMonths === durationMonths &&
      before.durationDays === durationDays;
    if (isSame) return;
    followed.current = { startDate, durationMonths, durationDays };
    const end = getValues("endDate");
    const wasUsual = end === "" || end === usualEnd(before.startDate, before);
    if (!wasUsual) return;
    setValue("endDate", usualEnd(startDate, { durationMonths, durationDays }), {
      shouldValidate: form.formState.isSubmitted,
    });
  }, [startDate, durationMonths, durationDays, getValues, setValue, form.formState.isSubmitted]);

  const months = typedMonths(startDate, endDate);
  const price = useQuery(
    priceQuery({
      expertId: pricing.expert.id,
      hoursPerWeek,
      // Work in days or weeks keeps its size: the dates only say when it takes place (decisions C14).
      ...(durationDays ? sizeInUnit(durationDays) : { durationMonths: months ?? durationMonths }),
      projectType: type,
    }),
  );
  return {
    form,
    values,
    months,
    price: price.data,
    isPricing: price.isFetching,
    today,
    clearDraft: draft.clear,
  };
}
export type ContractFormState = ReturnType<typeof useContractForm>;
