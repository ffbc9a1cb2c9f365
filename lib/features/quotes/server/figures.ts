import "server-only";
import { calculatePrice, pricingRulesVersion } from "@/lib/features/pricing/rules";
import { toPricingResult } from "@/lib/features/pricing/schemas";
import { riskAdjustment } from "@/lib/features/pricing/server/risk-adjustment";
import { helsinkiDate } from "@/lib/shared/dates";
import type { Locale } from "@/lib/shared/locales";
import { validUntilOf } from "../rules";
import type { QuotingExpert } from "./parties-repository";
import type { QuoteFigures, QuoteTerms } from "./repository";

/**
 * What follows from a quote's terms at an instant: its price by the calculator's rules at the quote's rate (deal M2),
 * and until when it can be accepted.
 */
export function figuresOf(
  terms: QuoteTerms,
  { id, publicName, acceptsVolumeDiscount }: QuotingExpert,
  at: Date,
  locale: Locale,
): QuoteFigures {
  const price = calculatePrice({ ...terms, acceptsVolumeDiscount, at });
  return {
    pricing: toPricingResult(price, { id, name: publicName }, riskAdjustment(price, locale)),
    rulesVersion: pricingRulesVersion,
    totalCents: price.totalCents,
    validUntil: validUntilOf(helsinkiDate(at), terms.validDays),
  };
}
