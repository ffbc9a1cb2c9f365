import type { KeptEstimate, PickedExpert } from "@/lib/features/pricing/client";
import { sizeInUnit } from "@/lib/features/pricing/duration";
import type { calculatorChoices, DurationUnit } from "@/lib/features/pricing/rules";

type Choices = typeof calculatorChoices;

/** What an estimate is calculated from. */
export interface EstimateChoice {
  expert: PickedExpert | null;
  projectType: Choices["projectType"]["options"][number];
  unit: DurationUnit;
  /** How many of each unit, so that changing the unit and back loses nothing. */
  counts: Record<DurationUnit, number>;
  hoursPerWeek: number;
}

/** What is chosen before anybody has chosen: what was handed over to the booking page, else the defaults. */
export function firstChoice(choices: Choices, kept: KeptEstimate | null): EstimateChoice {
  const counts: Record<DurationUnit, number> = {
    days: choices.durationDays.default,
    weeks: choices.durationWeeks.default,
    months: choices.durationMonths.default,
  };
  const details = kept?.details;
  const { durationUnit: unit = "months", duration = details?.durationMonths } = sizeInUnit(
    details?.durationDays,
  );
  if (duration) counts[unit] = duration;
  return {
    expert: kept?.expert ?? null,
    projectType: details?.type ?? choices.projectType.default,
    unit,
    counts,
    hoursPerWeek: details?.hoursPerWeek ?? choices.hoursPerWeek.default,
  };
}
