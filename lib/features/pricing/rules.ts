import { helsinkiDate } from "@/lib/shared/dates";
import { AppError } from "@/lib/shared/errors";
import { type Cents, divideHalfUp, hourlyRateBounds, shareOf } from "@/lib/shared/money";
import { type Fault, says } from "@/lib/shared/validation";
import { workingWeekdays } from "@/lib/shared/working-weekdays";

export const projectTypes = ["hourly", "project"] as const;
/** Billed by the hour, or a project of fixed scope. */
export type ProjectType = (typeof projectTypes)[number];

/** Every number the price depends on (decisions C3, C4, C10). Basis points: 100 = 1 %. */
export const pricingConstants = {
  platformFeeBasisPoints: 1_000,
  /** Longest first: the first one reached applies. */
  volumeDiscounts: [
    { fromMonths: 6, basisPoints: 1_000 },
    { fromMonths: 3, basisPoints: 500 },
  ],
  fixedScopeDiscountBasisPoints: { hourly: 0, project: 500 },
  /** The premium above 1.0 for the scope risk that the expert carries. */
  complexityPremiumBasisPoints: { hourly: 0, project: 1_000 },
  weeksPerYear: 52,
  monthsPerYear: 12,
  /** Five, as opening hours and deadlines count them (decisions C14, D6). */
  workingDaysPerWeek: workingWeekdays.length,
  durationMonths: { min: 1, max: 36 },
  durationWeeks: { min: 1, max: 52 },
  durationDays: { min: 1, max: 60 },
  hoursPerWeek: { min: 1, max: 60 },
} as const;

/** In what the size of the work is said; months unless another is named (decisions C14). */
export const durationUnits = ["days", "weeks", "months"] as const;
export type DurationUnit = (typeof durationUnits)[number];

/** What the calculator offers and starts with (000 §5 and §9), narrower than the server's bounds. */
export const calculatorChoices = {
  durationMonths: { min: 1, max: 12, step: 1, default: 3 },
  durationWeeks: { min: 1, max: 12, step: 1, default: 2 },
  durationDays: { min: 1, max: 15, step: 1, default: 3 },
  hoursPerWeek: { options: [10, 20, 30, 40], default: 40 },
  projectType: { options: projectTypes, default: "hourly" },
} as const;

/** Finland's standard VAT rate by the day it came into force, newest first (Value Added Tax Act 1501/1993, section 84). */
export const vatRates = [
  { from: "2024-09-01", basisPoints: 2_550 },
  { from: "2013-01-01", basisPoints: 2_400 },
  { from: "2010-07-01", basisPoints: 2_300 },
  { from: "1994-06-01", basisPoints: 2_200 },
] as const;

/**
 * Names the rules that a kept price was computed by (deal M2): their revision, and since when the newest VAT rate is
 * in force. Whoever changes a number or a step above or below gives it a new revision; a test asks for it.
 */
export const pricingRulesVersion = `1-vat-${vatRates[0].from}`;

/**
 * The standard VAT rate in basis points on the Helsinki date of an instant (decisions C5).
 * @throws RangeError before 1 June 1994, when there was no value added tax.
 */
export function vatBasisPointsAt(at: Date): number {
  const date = helsinkiDate(at);
  const rate = vatRates.find(({ from }) => from <= date);
  if (!rate) throw new RangeError(`No VAT rate for ${date}`);
  return rate.basisPoints;
}

/** The volume discount in basis points: 5 % from 3 months, 10 % from 6 (decisions C4). */
export function volumeDiscountBasisPoints(durationMonths: number): number {
  return (
    pricingConstants.volumeDiscounts.find(({ fromMonths }) => durationMonths >= fromMonths)?.basisPoints ?? 0
  );
}

/**
 * The started months of so many working days, the least being one (decisions C10, C14): 52 weeks are 12 months, so
 * that 65 working days are 3 months, 66 are 4.
 */
export function monthsOfDays(days: number): number {
  const { weeksPerYear, monthsPerYear, workingDaysPerWeek } = pricingConstants;
  return Math.max(1, Math.ceil((days * monthsPerYear) / (weeksPerYear * workingDaysPerWeek)));
}

/** Whole months that so many working days reach, for the volume discount: 64 days reach 2, 65 reach 3. */
const monthsReached = (days: number): number => {
  const { weeksPerYear, monthsPerYear, workingDaysPerWeek } = pricingConstants;
  return Math.floor((days * monthsPerYear) / (weeksPerYear * workingDaysPerWeek));
};

/** Basis points to per cent: 2550 → 25.5. */
export const toPercent = (basisPoints: number) => basisPoints / 100;

/** The parts of the price in the order they are applied; discounts are negative. */
export const priceLineKeys = [
  "work",
  "complexityPremium",
  "volumeDiscount",
  "fixedScopeDiscount",
  "platformFee",
] as const;
export type PriceLineKey = (typeof priceLineKeys)[number];

export interface PriceInput {
  hourlyRateCents: Cents;
  /** Whether the expert gives one, which comes off their pay (decisions C2, C4); most do. */
  acceptsVolumeDiscount?: boolean;
  hoursPerWeek: number;
  durationMonths: number;
  /** Working days, when the size of the work is said in days or weeks: they then decide, and not the months. */
  durationDays?: number | null | undefined;
  projectType: ProjectType;
  /** Decides the VAT rate. */
  at: Date;
}

/** A price in whole cents, without VAT unless the name says so. */
export interface Price {
  projectType: ProjectType;
  hourlyRateCents: Cents;
  hoursPerWeek: number;
  /** Of work in days or weeks the started months. */
  durationMonths: number;
  /** Working days; only of work that is sized in days or weeks. */
  durationDays?: number;
  /** Hours are exact ratios, not rounded: 40 a week are 173.333… a month (decisions C3). */
  hoursPerMonth: number;
  totalHours: number;
  complexityMultiplier: number;
  acceptsVolumeDiscount: boolean;
  volumeDiscountBasisPoints: number;
  fixedScopeDiscountBasisPoints: number;
  platformFeeBasisPoints: number;
  vatBasisPoints: number;
  /** The five parts; they add up to `totalCents`. */
  lines: readonly { key: PriceLineKey; amountCents: Cents }[];
  /** Work and complexity premium, before the discounts. */
  subtotalCents: Cents;
  /** Sizes of the discounts, as positive amounts. */
  volumeDiscountCents: Cents;
  fixedScopeDiscountCents: Cents;
  /** What the expert gets (decisions C2). */
  baseCents: Cents;
  platformFeeCents: Cents;
  /** What the client pays: base and platform fee. */
  totalCents: Cents;
  /** The total spread over the months, rounded half up; of what is shorter than a month the total. */
  monthlyCents: Cents;
  vatCents: Cents;
  totalWithVatCents: Cents;
}

/**
 * The price of an engagement: rate x hours → x complexity → − volume discount → − fixed-scope discount =
 * base (what the expert gets) → + platform fee = client total (decisions C2 to C5, C10). A working day has a fifth of
 * the week's hours (C14).
 *
 * Every line is worked out exactly from the whole-cent amount above it and rounded half up once, so a
 * reader can check each line by hand and the lines add up to the cent.
 *
 * @throws AppError `invalid` (422) with the field's message when hours, months or rate are out of bounds.
 */
export function calculatePrice(input: PriceInput): Price {
  checkBounds(input);
  const { hourlyRateCents, acceptsVolumeDiscount = true, hoursPerWeek, projectType, at } = input;
  const { weeksPerYear, monthsPerYear, workingDaysPerWeek } = pricingConstants;
  const days = input.durationDays ?? null;
  const durationMonths = days === null ? input.durationMonths : monthsOfDays(days);
  const reachedMonths = days === null ? durationMonths : monthsReached(days);
  const premiumBasisPoints = pricingConstants.complexityPremiumBasisPoints[projectType];
  const volumeBasisPoints = acceptsVolumeDiscount ? volumeDiscountBasisPoints(reachedMonths) : 0;
  const scopeBasisPoints = pricingConstants.fixedScopeDiscountBasisPoints[projectType];
  const feeBasisPoints = pricingConstants.platformFeeBasisPoints;
  const vatBasisPoints = vatBasisPointsAt(at);

  // Hours and months are ratios of whole numbers, so that nothing is rounded before the cent.
  const hours =
    days === null
      ? { of: hoursPerWeek * weeksPerYear * durationMonths, per: monthsPerYear }
      : { of: hoursPerWeek * days, per: workingDaysPerWeek };
  const months =
    days === null
      ? { of: durationMonths, per: 1 }
      : { of: days * monthsPerYear, per: weeksPerYear * workingDaysPerWeek };
  const work = divideHalfUp(BigInt(hourlyRateCents) * BigInt(hours.of), BigInt(hours.per));
  const premium = shareOf(work, premiumBasisPoints);
  const subtotal = work + premium;
  const volumeDiscount = shareOf(subtotal, volumeBasisPoints);
  const scopeDiscount = shareOf(subtotal - volumeDiscount, scopeBasisPoints);
  const base = subtotal - volumeDiscount - scopeDiscount;
  const fee = shareOf(base, feeBasisPoints);
  const total = base + fee;
  const vat = shareOf(total, vatBasisPoints);

  return {
    projectType,
    hourlyRateCents,
    hoursPerWeek,
    durationMonths,
    ...(days === null ? {} : { durationDays: days }),
    hoursPerMonth: (hoursPerWeek * weeksPerYear) / monthsPerYear,
    totalHours: hours.of / hours.per,
    complexityMultiplier: (10_000 + premiumBasisPoints) / 10_000,
    acceptsVolumeDiscount,
    volumeDiscountBasisPoints: volumeBasisPoints,
    fixedScopeDiscountBasisPoints: scopeBasisPoints,
    platformFeeBasisPoints: feeBasisPoints,
    vatBasisPoints,
    lines: [
      { key: "work", amountCents: work },
      { key: "complexityPremium", amountCents: premium },
      // 0 minus, not unary minus: JSON and comparisons should not meet -0.
      { key: "volumeDiscount", amountCents: 0 - volumeDiscount },
      { key: "fixedScopeDiscount", amountCents: 0 - scopeDiscount },
      { key: "platformFee", amountCents: fee },
    ],
    subtotalCents: subtotal,
    volumeDiscountCents: volumeDiscount,
    fixedScopeDiscountCents: scopeDiscount,
    baseCents: base,
    platformFeeCents: fee,
    totalCents: total,
    monthlyCents:
      months.of < months.per ? total : divideHalfUp(BigInt(total) * BigInt(months.per), BigInt(months.of)),
    vatCents: vat,
    totalWithVatCents: total + vat,
  };
}

function checkBounds(input: PriceInput): void {
  const faults: Fault[] = [];
  for (const field of ["hoursPerWeek", "durationMonths"] as const) {
    const bounds = pricingConstants[field];
    if (!isWholeWithin(input[field], bounds))
      faults.push({ path: field, message: says("named.wholeRange", { field, ...bounds }) });
  }
  const { workingDaysPerWeek, durationWeeks } = pricingConstants;
  const mostDays = durationWeeks.max * workingDaysPerWeek;
  const days = input.durationDays;
  if (days !== null && days !== undefined && !isWholeWithin(days, { min: 1, max: mostDays }))
    faults.push({
      path: "duration",
      message: says("named.wholeRange", { field: "duration", min: 1, max: mostDays }),
    });
  const { minCents: min, maxCents: max } = hourlyRateBounds;
  if (!isWholeWithin(input.hourlyRateCents, { min, max })) {
    const range = { min: { cents: min }, max: { cents: max } };
    faults.push({ path: "hourlyRate", message: says("named.hourlyRateRange", range) });
  }
  if (faults.length > 0) throw new AppError("invalid_input", {}, { faults });
}

const isWholeWithin = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max;
