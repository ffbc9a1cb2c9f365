import { type Cents, toCents } from "@/lib/shared/format-money";
import { calculatePrice, calculatorChoices, vatRates } from "./rules";

/** The work that the calculator begins with: by the hour, three months, a full week. */
export const usualWork = {
  durationMonths: calculatorChoices.durationMonths.default,
  hoursPerWeek: calculatorChoices.hoursPerWeek.default,
  projectType: calculatorChoices.projectType.default,
} as const;

/** What a client pays an expert for it, without VAT, so that the day does not matter. `hourlyRate` in euros. */
export const usualCostCents = (expert: { hourlyRate: number; acceptsVolumeDiscount: boolean }): Cents =>
  calculatePrice({
    ...usualWork,
    hourlyRateCents: toCents(expert.hourlyRate),
    acceptsVolumeDiscount: expert.acceptsVolumeDiscount,
    at: new Date(vatRates[0].from),
  }).totalCents;
