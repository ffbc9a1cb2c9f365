import "server-only";
import { findPublicExpert } from "@/lib/features/experts/server/repository";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { AppError } from "@/lib/shared/errors";
import { toCents } from "@/lib/shared/money";
import { calculatePrice, type Price } from "../rules";
import { type CalculatePriceInput, type PricingResult, toPricingResult } from "../schemas";
import { riskAdjustment } from "./risk-adjustment";

/**
 * The price of an expert as the server computes it (decisions C2-C6): the rate comes from the database.
 * @throws AppError not_found for an expert that is not public
 */
export async function priceOfExpert({
  expertId,
  ...wish
}: CalculatePriceInput): Promise<{ price: Price; expert: { id: number; name: string } }> {
  const expert = await findPublicExpert(expertId);
  if (!expert) throw new AppError("expert_not_found");
  const { acceptsVolumeDiscount } = expert;
  const hourlyRateCents = toCents(expert.hourlyRate);
  const price = calculatePrice({ ...wish, hourlyRateCents, acceptsVolumeDiscount, at: now() });
  return { price, expert: { id: expert.id, name: expert.name } };
}

/** POST /api/pricing/calculate: the price with all its parts, in euros. */
export async function calculatePriceForExpert(
  { locale }: Actor,
  input: CalculatePriceInput,
): Promise<PricingResult> {
  const { price, expert } = await priceOfExpert(input);
  return toPricingResult(price, expert, riskAdjustment(price, locale));
}
