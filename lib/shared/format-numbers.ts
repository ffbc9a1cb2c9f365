/** Units of the product's numbers that Intl can write in every language, plural included. */
export type CountedUnit = "day" | "week" | "month" | "hour" | "minute" | "year" | "hour-per-week";

/** "1 month", "3 months", "173.33 hours", "40 hours per week": at most two decimals. */
export function formatUnit(value: number, unit: CountedUnit, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 2,
  }).format(value);
}

/** Per cent as the API answers them (25.5) in the page's language: "25.5%" in English, "25,5 %" in Finnish. */
export function formatPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(percent / 100);
}
