import type { PricingInfo, PricingResult } from "./schemas";

/** The one session-storage key of the calculator and the booking page (decisions C12). */
export const pricingInfoKey = "pricingInfo";

/** The text to keep under `pricingInfoKey` when 'Request a Meeting' is pressed. */
export function writePricingInfo(result: PricingResult, now: Date): string {
  const info: PricingInfo = {
    expertId: result.expert.id,
    savedAt: now.toISOString(),
    projectDetails: result.projectDetails,
    totalHours: result.totalHours,
    totalCost: result.totalCost,
    monthlyTotal: result.monthlyTotal,
    expertRate: result.expertRate,
    platformFee: result.platformFee,
    volumeDiscount: result.volumeDiscount,
  };
  return JSON.stringify(info);
}
