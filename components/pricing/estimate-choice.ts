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
  const counts = {
    days: choices.durationDays.default,
    weeks: choices.durationWeeks.default,
    months: choices.durationMonths.default,
  };
  if (!kept) {
    const [projectType, hoursPerWeek] = [choices.projectType.default, choices.hoursPerWeek.default];
    return { expert: null, projectType, unit: "months", counts, hoursPerWeek };
  }
  const { type: projectType, durationMonths, durationDays, hoursPerWeek } = kept.details;
  const { durationUnit: unit = "months", duration = durationMonths } = sizeInUnit(durationDays);
  return { expert: kept.expert, projectType, unit, counts: { ...counts, [unit]: duration }, hoursPerWeek };
}
