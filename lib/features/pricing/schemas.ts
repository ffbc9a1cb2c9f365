import { z } from "zod";
import { toCents, toEuros } from "@/lib/shared/money";
import { idNumber } from "@/lib/shared/text";
import { says, whenRead } from "@/lib/shared/validation";
import { wholeNumber } from "@/lib/shared/whole-number";
import {
  type DurationUnit,
  durationUnits,
  monthsOfDays,
  type Price,
  priceLineKeys,
  pricingConstants,
  projectTypes,
  toPercent,
} from "./rules";

// In a file of its own without zod: the calculator on the home page writes it, the booking page reads it.
export { pricingInfoKey, writePricingInfo } from "./pricing-info";

/** Hours per week and months with the server's bounds (decisions C10), for every schema that carries them. */
export const hoursPerWeekInput = wholeNumber("hoursPerWeek", pricingConstants.hoursPerWeek);
export const durationMonthsInput = wholeNumber("durationMonths", pricingConstants.durationMonths);
export const projectTypeInput = z.enum(projectTypes, { error: says("named.projectType") });

/** The size of work in days, weeks or months; `duration` counts what `durationUnit` names (decisions C14). */
export const durationFields = {
  durationUnit: z.enum(durationUnits, { error: says("bare.durationUnit") }).optional(),
  duration: z.int({ error: says("bare.duration") }).optional(),
};

const boundsOf = {
  days: pricingConstants.durationDays,
  weeks: pricingConstants.durationWeeks,
  months: pricingConstants.durationMonths,
};

/** The working days of a size, as they are kept. */
export const workingDaysInput = wholeNumber("duration", {
  min: 1,
  max: pricingConstants.durationWeeks.max * pricingConstants.workingDaysPerWeek,
});

/** What is wrong with a size that was given in a unit; null when nothing is, and when none was given. */
export function durationProblem({
  durationUnit,
  duration,
}: {
  durationUnit?: DurationUnit | undefined;
  duration?: number | undefined;
}): { path: "duration" | "durationUnit"; message: string } | null {
  if (durationUnit === undefined && duration === undefined) return null;
  if (durationUnit === undefined) return { path: "durationUnit", message: says("bare.durationUnit") };
  const { min, max } = boundsOf[durationUnit];
  return duration === undefined || duration < min || duration > max
    ? { path: "duration", message: says("named.wholeRange", { field: "duration", min, max }) }
    : null;
}

/** Working days of a size in days or weeks; undefined of one in months and of none. */
export function daysOf(unit: DurationUnit | undefined, count: number | undefined): number | undefined {
  if (count === undefined || unit === undefined || unit === "months") return undefined;
  return unit === "weeks" ? count * pricingConstants.workingDaysPerWeek : count;
}

interface GivenSize {
  durationMonths?: number | undefined;
  durationUnit?: DurationUnit | undefined;
  duration?: number | undefined;
}

/** A size is said once: in months as documented, or as `duration` in `durationUnit`. */
export function checkSize(input: GivenSize, context: z.RefinementCtx): void {
  const isInMonths = input.durationMonths !== undefined;
  const problem = durationProblem(input);
  if (problem) context.addIssue({ code: "custom", path: [problem.path], message: problem.message });
  else if (isInMonths === (input.duration !== undefined)) {
    const bounds = pricingConstants.durationMonths;
    const message = isInMonths
      ? says("bare.twoDurations")
      : says("named.wholeRange", { field: "durationMonths", ...bounds });
    context.addIssue({ code: "custom", path: ["durationMonths"], message });
  }
}

/** When `checkSize` can be asked. */
export const withSize = whenRead(
  z.object({ durationMonths: durationMonthsInput.optional(), ...durationFields }),
);

/** A size that `checkSize` has nothing against, as months, with the working days of one in days or weeks. */
export function sizeOf({ durationUnit, duration, durationMonths }: GivenSize): {
  durationMonths: number;
  durationDays?: number;
} {
  const durationDays = daysOf(durationUnit, duration);
  return durationDays === undefined
    ? { durationMonths: (durationMonths ?? duration) as number }
    : { durationMonths: monthsOfDays(durationDays), durationDays };
}

/**
 * POST /api/pricing/calculate (000 §7): intent only; rate and percentages are the server's. The size is
 * `durationMonths` as documented, or `duration` in `durationUnit`; both come out as months, with the working days of
 * a size in days or weeks.
 */
export const calculatePriceInput = z
  .strictObject({
    expertId: idNumber(says("bare.chooseExpert")),
    hoursPerWeek: hoursPerWeekInput,
    durationMonths: durationMonthsInput.optional(),
    ...durationFields,
    projectType: projectTypeInput,
  })
  .superRefine(checkSize, withSize)
  .transform(({ durationUnit, duration, durationMonths, ...input }) => ({
    ...input,
    ...sizeOf({ durationUnit, duration, durationMonths }),
  }));
/** As it is sent. */
export type PriceWish = z.input<typeof calculatePriceInput>;
export type CalculatePriceInput = z.output<typeof calculatePriceInput>;

const projectDetails = z.object({
  type: projectTypeInput,
  durationMonths: durationMonthsInput,
  /** Working days, when the size was said in days or weeks; the months are then the started ones. */
  durationDays: z.int().min(1).optional(),
  hoursPerWeek: hoursPerWeekInput,
});

const amount = z.number();
const percent = z.number().min(0).max(100);

/**
 * 'Pricing result' of 000 §3: amounts are euros without VAT unless named otherwise, percentages are per
 * cent. `baseTotal` and `expertCost` are what the expert gets, `totalCost` is what the client pays, and
 * `lines` are the signed parts that add up to `totalCost` (decisions C2, C5).
 */
export const pricingResult = z.object({
  /** `name` is the public name (decisions A9). */
  expert: z.object({ id: z.int(), name: z.string() }),
  projectDetails,
  projectType: projectTypeInput,
  fixedScope: z.boolean(),
  expertRate: amount,
  hoursPerMonth: z.number(),
  totalHours: z.number(),
  complexityMultiplier: z.number(),
  lines: z.array(z.object({ key: z.enum(priceLineKeys), amount })),
  subtotal: amount,
  /** Whether the expert gives one at all (decisions C4). */
  acceptsVolumeDiscount: z.boolean(),
  volumeDiscount: percent,
  volumeDiscountAmount: amount,
  fixedScopeDiscount: percent,
  fixedScopeDiscountAmount: amount,
  baseTotal: amount,
  expertCost: amount,
  platformFee: percent,
  platformFeeAmount: amount,
  totalCost: amount,
  monthlyTotal: amount,
  vatRate: percent,
  vatAmount: amount,
  totalWithVat: amount,
  riskAdjustment: z.string(),
});
export type PricingResult = z.infer<typeof pricingResult>;

/** A price in cents as the API answers it, in euros. */
export function toPricingResult(
  price: Price,
  expert: { id: number; name: string },
  riskAdjustment: string,
): PricingResult {
  return {
    expert: { id: expert.id, name: expert.name },
    projectDetails: {
      type: price.projectType,
      durationMonths: price.durationMonths,
      ...(price.durationDays === undefined ? {} : { durationDays: price.durationDays }),
      hoursPerWeek: price.hoursPerWeek,
    },
    projectType: price.projectType,
    fixedScope: price.projectType === "project",
    expertRate: toEuros(price.hourlyRateCents),
    hoursPerMonth: price.hoursPerMonth,
    totalHours: price.totalHours,
    complexityMultiplier: price.complexityMultiplier,
    lines: price.lines.map(({ key, amountCents }) => ({ key, amount: toEuros(amountCents) })),
    subtotal: toEuros(price.subtotalCents),
    acceptsVolumeDiscount: price.acceptsVolumeDiscount,
    volumeDiscount: toPercent(price.volumeDiscountBasisPoints),
    volumeDiscountAmount: toEuros(price.volumeDiscountCents),
    fixedScopeDiscount: toPercent(price.fixedScopeDiscountBasisPoints),
    fixedScopeDiscountAmount: toEuros(price.fixedScopeDiscountCents),
    baseTotal: toEuros(price.baseCents),
    expertCost: toEuros(price.baseCents),
    platformFee: toPercent(price.platformFeeBasisPoints),
    platformFeeAmount: toEuros(price.platformFeeCents),
    totalCost: toEuros(price.totalCents),
    monthlyTotal: toEuros(price.monthlyCents),
    vatRate: toPercent(price.vatBasisPoints),
    vatAmount: toEuros(price.vatCents),
    totalWithVat: toEuros(price.totalWithVatCents),
    riskAdjustment,
  };
}

/** The price behind a stored answer, in cents again: the other way of `toPricingResult`. */
export function priceOf(result: PricingResult): Price {
  const { projectDetails } = result;
  const basisPoints = (percentage: number) => Math.round(percentage * 100);
  return {
    projectType: result.projectType,
    hourlyRateCents: toCents(result.expertRate),
    hoursPerWeek: projectDetails.hoursPerWeek,
    durationMonths: projectDetails.durationMonths,
    ...(projectDetails.durationDays === undefined ? {} : { durationDays: projectDetails.durationDays }),
    hoursPerMonth: result.hoursPerMonth,
    totalHours: result.totalHours,
    complexityMultiplier: result.complexityMultiplier,
    acceptsVolumeDiscount: result.acceptsVolumeDiscount,
    volumeDiscountBasisPoints: basisPoints(result.volumeDiscount),
    fixedScopeDiscountBasisPoints: basisPoints(result.fixedScopeDiscount),
    platformFeeBasisPoints: basisPoints(result.platformFee),
    vatBasisPoints: basisPoints(result.vatRate),
    lines: result.lines.map(({ key, amount: euros }) => ({ key, amountCents: toCents(euros) })),
    subtotalCents: toCents(result.subtotal),
    volumeDiscountCents: toCents(result.volumeDiscountAmount),
    fixedScopeDiscountCents: toCents(result.fixedScopeDiscountAmount),
    baseCents: toCents(result.baseTotal),
    platformFeeCents: toCents(result.platformFeeAmount),
    totalCents: toCents(result.totalCost),
    monthlyCents: toCents(result.monthlyTotal),
    vatCents: toCents(result.vatAmount),
    totalWithVatCents: toCents(result.totalWithVat),
  };
}

const pricingInfoLifetimeMs = 24 * 60 * 60 * 1000;

/** 'Pricing info' of 000 §3, with the expert it belongs to and when it was stored (decisions C12). */
export const pricingInfo = z.object({
  expertId: idNumber(),
  savedAt: z.iso.datetime(),
  projectDetails,
  totalHours: z.number().positive(),
  totalCost: z.number().positive(),
  monthlyTotal: z.number().positive(),
  expertRate: z.number().positive(),
  platformFee: percent,
  volumeDiscount: percent,
});
export type PricingInfo = z.infer<typeof pricingInfo>;

/** The stored pricing info, whichever expert's; null when it is older than 24 hours, from the future or unreadable. Never throws. */
export function keptPricingInfo(raw: string, now: Date): PricingInfo | null {
  let stored: unknown;
  try {
    stored = JSON.parse(raw);
  } catch {
    return null;
  }
  const parsed = pricingInfo.safeParse(stored);
  if (!parsed.success) return null;
  const age = now.getTime() - new Date(parsed.data.savedAt).getTime();
  return age >= 0 && age <= pricingInfoLifetimeMs ? parsed.data : null;
}

/**
 * The stored pricing info, or null when the caller should remove it: no expert in the query, another
 * expert's, older than 24 hours or from the future, or unreadable. Never throws (decisions C12).
 */
export function readPricingInfo(
  raw: string | null,
  { expertId, now }: { expertId: number | null; now: Date },
): PricingInfo | null {
  const info = raw === null || expertId === null ? null : keptPricingInfo(raw, now);
  return info?.expertId === expertId ? info : null;
}
