import { z } from "zod";
import { type Cents, type Euros, toCents } from "@/lib/shared/format-money";
import { type FieldName, says } from "@/lib/shared/validation";

// In a file of its own without zod, for islands in the browser that only show amounts.
export {
  type Cents,
  type Euros,
  formatEuros,
  roundHalfUp,
  toCents,
  toEuros,
} from "@/lib/shared/format-money";

/** One hundred per cent in basis points; 1 basis point is 0.01 %. */
const wholeInBasisPoints = 10_000;

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
export function shareOf(cents: Cents, basisPoints: number): Cents {
  return divideHalfUp(BigInt(cents) * BigInt(basisPoints), BigInt(wholeInBasisPoints));
}

const eurosText = /^([-−]?)(\d{1,9})(?:[.,](\d{1,2}))?$/;

/**
 * What somebody typed or a client sent, in cents: 95, "95", "95,50", "95.5", "€ 1 000" (decisions B6).
 * Null when it is no amount of whole cents: "abc", "", "1,000" (thousand or one?), 95.505.
 */
export function parseEuros(value: string | number): Cents | null {
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

/** An amount in an answer of the API, in euros. */
export const eurosAmount: z.ZodType<Euros> = z.number();

interface EurosInputOptions {
  /** How its messages call the field. */
  field: FieldName;
  minCents: Cents;
  maxCents: Cents;
}

function readEuros({ field, minCents, maxCents }: EurosInputOptions) {
  return (value: string | number, context: z.RefinementCtx): Cents => {
    const cents = parseEuros(value);
    let message = says("named.amount", { field });
    if (typeof value === "string" && value.trim() === "") message = says("named.required", { field });
    else if (cents !== null && cents < minCents)
      message = says("named.least", { field, min: { cents: minCents } });
    else if (cents !== null && cents > maxCents)
      message = says("named.most", { field, max: { cents: maxCents } });
    else if (cents !== null) return cents;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
}

/** A required amount of euros as number or text; the parsed value is whole cents (decisions B6, G). */
export function eurosInput(options: EurosInputOptions) {
  const error = ({ input }: { input: unknown }) =>
    input === undefined || input === null
      ? says("named.required", { field: options.field })
      : says("named.amount", { field: options.field });
  // Forms show the message of the union's first member in place of its own.
  return z.union([z.number({ error }), z.string({ error }).max(40)], { error }).transform(readEuros(options));
}

/** Like `eurosInput`, but empty text and null mean "none" (null); an absent field stays absent. */
export function optionalEurosInput(options: EurosInputOptions) {
  const read = readEuros(options);
  return z
    .union([z.number(), z.string().max(40)], {
      error: says("named.amount", { field: options.field }),
    })
    .transform((value, context): Cents | null =>
      typeof value === "string" && value.trim() === "" ? null : read(value, context),
    )
    .nullish();
}

/** Server bounds of an hourly rate, €1 to €1,000 (decisions B6); each form keeps its own narrower rule. */
export const hourlyRateBounds = { minCents: 100, maxCents: 100_000 } as const;

/** An expert's hourly rate: accepts 95, "95", "95,50"; gives whole cents (decisions B6). */
export const hourlyRateInput = eurosInput({ field: "hourlyRate", ...hourlyRateBounds });
