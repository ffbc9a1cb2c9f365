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
  const rounded = Number.isInteger(size) ? size : Math.floor(size + 0.5 + noise);
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`Not an amount: ${value}`);
  return value < 0 && rounded > 0 ? -rounded : rounded;
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

/** Euros an hour as people read them: "€95", rounded (spec 000 §9). */
export const formatRate = (euros: number, locale: string): string => formatEuros(toCents(euros), locale);

/** Whole euros without cents, any other amount with them. */
export const exactEuros = (euros: number, locale: string): string =>
  formatEuros(toCents(euros), locale, { fractionDigits: Number.isInteger(euros) ? 0 : 2 });
