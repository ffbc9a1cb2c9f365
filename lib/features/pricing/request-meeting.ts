import { pricingInfoKey, writePricingInfo } from "./pricing-info";
import type { PricingResult } from "./schemas";

/**
 * Hands an estimate over to the booking page (decisions C12). A storage that is full or forbidden loses the
 * estimate, not the meeting.
 * @returns the address of the booking page for the estimate's expert.
 */
export function requestMeeting(result: PricingResult, now: Date): string {
  try {
    window.sessionStorage.setItem(pricingInfoKey, writePricingInfo(result, now));
  } catch {
    // The booking page then has no estimate to show.
  }
  return `/book-meeting?expert=${result.expert.id}`;
}
