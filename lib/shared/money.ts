import { z } from "zod";

/** One hundred per cent in basis points; 1 basis point is 0.01 %. */
const wholeInBasisPoints = 10_000;

/**
 * Rounds to a whole number, halves away from zero (1.5 → 2, -1.5 → -2), so that a discount and a charge
 * of the same size round to the same cent. Binary noise does not decide: 1.005 * 100 is 100.49999999999999
 * in floating point and still gives 101. For amounts built from ratios use `divideHalfUp`, which is exact.
 *
 * @throws RangeError when the value is not finite or its result is not a safe integer.
 */
export function roundHalfUp(value: number): number {
  const size = Math.abs(value);
  // Four units in the last place cover one multiplication; the cap keeps large exact halves untouched.
  const noise = Math.min(size * 4 * Number.EPSILON, 1e-6);
  const rounded = Math.floor(size + 0.5 + noise);
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`Not an amount: ${value}`);
  return value < 0 && rounded > 0 ? -rounded : rounded;
}

/**
 * Exact numerator / denominator, rounded half up once. Arguments are whole numbers, the result too.
 *
 * @throws RangeError when the denominator is not positive or the result is not a safe integer.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n) throw new RangeError("The denominator must be positive");
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = Number((2n * size + denominator) / (2n * denominator));
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`Not an amount: ${numerator}/${denominator}`);
  return numerator < 0n && rounded > 0 ? -rounded : rounded;
}

/** A share of an amount: cents and basis points (1 % = 100) in, cents out, rounded half up once. */
export function shareOf(cents: number, basisPoints: number): number {
  return divideHalfUp(BigInt(cents) * BigInt(basisPoints), BigInt(wholeInBasisPoints));
}

/** Euros (95, 95.5) to whole cents, half up at the cent. @throws RangeError when not finite. */
export function toCents(euros: number): number {
  return roundHalfUp(euros * 100);
}

/** Whole cents to the number of euros an API answers with. @throws RangeError when not whole. */
export function toEuros(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
  return cents / 100;
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * The one money formatter (decisions C1): whole cents in, text in the page's language out, exactly as Intl
 * writes it: "€1,234" in English, "1 234 €" (no-break spaces) in Finnish. Intl's English puts no space
 * after the sign, which is also how the documented texts write it ('€min - €max/hour').
 * Rounded to euros unless `fractionDigits: 2` asks for cents (000 §9: "in euros, rounded").
 */
export function formatEuros(
  cents: number,
  locale: string,
  { fractionDigits = 0 }: { fractionDigits?: 0 | 2 } = {},
): string {
  const key = `${locale}/${fractionDigits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "EUR",
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
      // No "-€0" for an amount that rounds to nothing.
      signDisplay: "negative",
    });
    formatters.set(key, formatter);
  }
  return formatter.format(toEuros(cents));
}

const eurosText = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/;

/**
 * What somebody typed or a client sent, in cents: 95, "95", "95,50", "95.5", "€ 1 000" (decisions B6).
 * Null when it is no amount of whole cents: "abc", "", "1,000" (thousand or one?), 95.505.
 */
export function parseEuros(value: string | number): number | null {
  if (typeof value === "number") {
    if (!Number.isFinite(value) || Math.abs(value) >= 1e9) return null;
    const cents = toCents(value);
    return Math.abs(value * 100 - cents) < 1e-4 ? cents : null;
  }
  const match = eurosText.exec(value.replace(/\s/g, "").replace(/^€|€$/, ""));
  if (!match) return null;
  const [, sign, whole = "", fraction = ""] = match;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return sign && cents > 0 ? -cents : cents;
}

interface EurosInputOptions {
  /** How the field is called in its messages: "Hourly rate". */
  label: string;
  minCents: number;
  maxCents: number;
}

const describe = (cents: number) => formatEuros(cents, "en", { fractionDigits: cents % 100 === 0 ? 0 : 2 });

function readEuros({ label, minCents, maxCents }: EurosInputOptions) {
  return (value: string | number, context: z.RefinementCtx): number => {
    const cents = parseEuros(value);
    let message: string | null = null;
    if (typeof value === "string" && value.trim() === "") message = `${label} is required`;
    else if (cents === null) message = `${label} must be a number such as 95 or 95.50`;
    else if (cents < minCents) message = `${label} must be at least ${describe(minCents)}`;
    else if (cents > maxCents) message = `${label} must be at most ${describe(maxCents)}`;
    if (message === null && cents !== null) return cents;
    context.addIssue({ code: "custom", message: message ?? label });
    return z.NEVER;
  };
}

/** A required amount of euros as number or text; the parsed value is whole cents (decisions B6, G). */
export function eurosInput(options: EurosInputOptions) {
  return z
    .union([z.number(), z.string().max(40)], {
      error: (issue) =>
        issue.input === undefined || issue.input === null
          ? `${options.label} is required`
          : `${options.label} must be a number such as 95 or 95.50`,
    })
    .transform(readEuros(options));
}

/** Like `eurosInput`, but empty text and null mean "none" (null); an absent field stays absent. */
export function optionalEurosInput(options: EurosInputOptions) {
  const read = readEuros(options);
  return z
    .union([z.number(), z.string().max(40)], {
      error: `${options.label} must be a number such as 95 or 95.50`,
    })
    .transform((value, context): number | null =>
      typeof value === "string" && value.trim() === "" ? null : read(value, context),
    )
    .nullish();
}

/** Server bounds of an hourly rate, €1 to €1,000 (decisions B6); each form keeps its own narrower rule. */
export const hourlyRateBounds = { minCents: 100, maxCents: 100_000 } as const;

/** An expert's hourly rate: accepts 95, "95", "95,50"; gives whole cents (decisions B6). */
export const hourlyRateInput = eurosInput({ label: "Hourly rate", ...hourlyRateBounds });
