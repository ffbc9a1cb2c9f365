import { pricingConstants } from "@/lib/features/pricing/rules";
import { addMonths } from "@/lib/shared/dates";

/** How long an engagement may last, whole months (decisions C10). */
export const engagementMonthBounds = pricingConstants.durationMonths;

/**
 * The months of an engagement from its first and last day, the length its price is calculated with (decisions C10).
 * A month ends on the day of the same number (or the last of a shorter month), as the Act on the Calculation of
 * Statutory Periods (150/1930) counts in section 2; a started month counts whole, and the least is one:
 * 15 January to 15 February is 1 month, to 16 February 2.
 *
 * @returns whole months from 1, or null when the end is before the start or beyond the longest engagement.
 * @throws RangeError for a date that does not exist.
 */
export function engagementMonths(startDate: string, endDate: string): number | null {
  if (endDate < startDate) return null;
  const { min, max } = engagementMonthBounds;
  for (let months = min; months <= max; months += 1) {
    if (addMonths(startDate, months) >= endDate) return months;
  }
  return null;
}
