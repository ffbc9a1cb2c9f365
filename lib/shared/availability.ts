import { z } from "zod";
import { says } from "@/lib/shared/validation";

/** When an expert can start, soonest first (000 §4, decisions B4). */
export const availabilities = ["available", "next_week", "2_weeks", "busy"] as const;
export type Availability = (typeof availabilities)[number];

const availabilityMessage = says("named.availability");

/** Accepts the four values and 'unavailable'; gives one of the four. Message of 001 §5. */
export const availabilityInput = z
  .enum([...availabilities, "unavailable"], { error: availabilityMessage })
  .transform((value): Availability => (value === "unavailable" ? "busy" : value));

/** Where the work is done (000 §3). */
export const workArrangements = ["remote", "hybrid", "onsite"] as const;
export type WorkArrangement = (typeof workArrangements)[number];

/** Accepts remote, hybrid, onsite and 'on-site'; gives one of the three. */
export const workArrangementInput = z
  .enum([...workArrangements, "on-site"], { error: says("named.arrangement") })
  .transform((value): WorkArrangement => (value === "on-site" ? "onsite" : value));

/** Whether somebody travels to a client: not who works remotely only, and from nowhere nobody does. */
export const travelsToWork = (of: {
  location: string;
  workArrangement: readonly WorkArrangement[];
}): boolean => of.location !== "" && of.workArrangement.some((arrangement) => arrangement !== "remote");

/** Hourly rates from `fromCents` up to, not including, `belowCents`; null is no upper end. */
export interface RateBounds {
  fromCents: number;
  belowCents: number | null;
}

export const budgetRanges = ["under_50", "50_100", "100_200", "200_plus"] as const;
export type BudgetRange = (typeof budgetRanges)[number];

/** Half-open, so that every rate lies in exactly one range (decisions B9). */
export const budgetRangeBounds: Readonly<Record<BudgetRange, RateBounds>> = {
  under_50: { fromCents: 0, belowCents: 5_000 },
  "50_100": { fromCents: 5_000, belowCents: 10_000 },
  "100_200": { fromCents: 10_000, belowCents: 20_000 },
  "200_plus": { fromCents: 20_000, belowCents: null },
};

/**
 * The rates a search allows: the budget range intersected with the highest rate, which itself is allowed
 * (decisions B9). Null when no rate can satisfy both.
 */
export function allowedRates(filter: {
  budgetRange?: BudgetRange | null | undefined;
  maxHourlyRateCents?: number | null | undefined;
}): RateBounds | null {
  const range = filter.budgetRange
    ? budgetRangeBounds[filter.budgetRange]
    : { fromCents: 0, belowCents: null };
  const limit = filter.maxHourlyRateCents;
  // Cents are whole, so "at most n" is "below n + 1".
  const belowLimit = limit === null || limit === undefined ? null : limit + 1;
  const ends = [range.belowCents, belowLimit].filter((end) => end !== null);
  const belowCents = ends.length > 0 ? Math.min(...ends) : null;
  return belowCents !== null && belowCents <= range.fromCents
    ? null
    : { fromCents: range.fromCents, belowCents };
}

export const projectTimelines = ["immediate", "within_week", "within_month", "flexible"] as const;
export type ProjectTimeline = (typeof projectTimelines)[number];

/** Availabilities that can meet a timeline; flexible restricts nothing, busy included (decisions B10). */
export const timelineAvailabilities: Readonly<Record<ProjectTimeline, readonly Availability[]>> = {
  immediate: ["available"],
  within_week: ["available", "next_week"],
  within_month: ["available", "next_week", "2_weeks"],
  flexible: availabilities,
};

export type MasteryLevel = 1 | 2 | 3 | 4 | 5;

export interface Mastery {
  level: MasteryLevel;
  /** Profile and card label (000 §3). */
  label: string;
  /** Profile explanation (000 §3). */
  description: string;
  /** Onboarding wizard label (001 §9). */
  onboardingLabel: string;
}

/** The one table of mastery levels; two screens name them differently (decisions B12). */
export const masteryLevels: readonly [Mastery, Mastery, Mastery, Mastery, Mastery] = [
  { level: 1, label: "Beginner", description: "Basic understanding", onboardingLabel: "Beginner" },
  { level: 2, label: "Learning", description: "Developing skills", onboardingLabel: "Intermediate" },
  { level: 3, label: "Proficient", description: "Competent in practice", onboardingLabel: "Advanced" },
  { level: 4, label: "Advanced", description: "Expert-level skills", onboardingLabel: "Expert" },
  { level: 5, label: "Master", description: "Industry expert", onboardingLabel: "Master" },
];

export const defaultMasteryLevel: MasteryLevel = 3;

/** The row of a level; an unknown level falls back to 3 (000 §3), and one that nobody gave is none. */
export function masteryOf(level: number | undefined): Mastery | null {
  if (level === undefined) return null;
  return masteryLevels.find((mastery) => mastery.level === level) ?? masteryLevels[defaultMasteryLevel - 1]!;
}
