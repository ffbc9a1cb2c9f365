import { queryOptions, skipToken } from "@tanstack/react-query";
import { apiCall } from "@/lib/client/api";
import { expertKeys, getExpert, searchExperts } from "@/lib/features/experts/client";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import type * as api from "./api";
import { pricingInfoKey, writePricingInfo } from "./pricing-info";
import type { PriceWish, PricingInfo, PricingResult } from "./schemas";

const postCalculation = apiCall<typeof api.calculatePrice>("POST /api/pricing/calculate");

/** What the calculator needs to know of an expert; `hourlyRate` in euros. */
export type PickedExpert = Pick<PublicExpert, "id" | "name" | "title" | "hourlyRate">;

/** A slider passes over many values; only one that stays this long is asked for. */
const calculationPauseMs = 150;

/** Waits, or rejects as soon as the request is no longer wanted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}

/**
 * The price of an engagement (POST /api/pricing/calculate), one key for each set of choices: another choice clears
 * the estimate and aborts the request that is not wanted any more (spec 000 §4). Null while something is not chosen.
 */
export function priceQuery(input: PriceWish | null) {
  return queryOptions({
    queryKey: ["/api/pricing/calculate", input],
    queryFn: input
      ? async ({ signal }) => {
          await pause(calculationPauseMs, signal);
          return postCalculation({ body: input }, { signal });
        }
      : skipToken,
  });
}

const isNotBusy = (expert: Pick<PublicExpert, "availability">) => expert.availability !== "busy";

/** Busy experts are not in the calculator's list (spec 000 §4); nor is anything of the others that it does not show. */
export function pickableExperts(experts: readonly PublicExpert[]): PickedExpert[] {
  return experts
    .filter(isNotBusy)
    .map(({ id, name, title, hourlyRate }) => ({ id, name, title, hourlyRate }));
}

/** As many as a list can show without becoming a page of its own. */
const searchLimit = 24;

/** Experts found by name, title or skill who can be picked (POST /api/experts/search); idle for empty text. */
export function expertSearchQuery(text: string) {
  return queryOptions({
    queryKey: [...expertKeys.all, "calculator", text],
    queryFn: text
      ? async ({ signal }) => {
          const { items } = await searchExperts({ body: { query: text, limit: searchLimit } }, { signal });
          return pickableExperts(items);
        }
      : skipToken,
  });
}

/** An estimate that was handed over to the booking page, with its expert. */
export type KeptEstimate = { expert: PickedExpert; details: PricingInfo["projectDetails"] };

/**
 * The estimate that was handed over, for whoever comes back from the booking page; null without one, and when its
 * expert cannot be picked any more. What reads it is loaded only where there is one.
 */
export async function keptEstimate(
  experts: readonly PickedExpert[],
  signal: AbortSignal,
): Promise<KeptEstimate | null> {
  const raw = sessionStorage.getItem(pricingInfoKey);
  const info = raw && (await import("./schemas")).keptPricingInfo(raw, new Date());
  if (!info) return null;
  const { expertId: id, projectDetails: details } = info;
  const expert =
    experts.find((each) => each.id === id) ??
    pickableExperts([await getExpert({ params: { id } }, { signal })])[0];
  return expert ? { expert, details } : null;
}

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
