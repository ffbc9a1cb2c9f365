import type { z } from "zod";
import { apiCall } from "@/lib/client/api";
import { apiListCall } from "@/lib/client/api-list";
import type { Attempt } from "@/lib/client/idempotency-key";
import { calculatePrice, type DurationUnit, type ProjectType } from "@/lib/features/pricing/rules";
import { daysOf, type PricingResult, toPricingResult } from "@/lib/features/pricing/schemas";
import { parseEuros } from "@/lib/shared/money";
import type * as api from "./api";
import type { quoteInput } from "./schemas";

const postQuote = apiCall<typeof api.createQuote>("POST /api/quotes");

/** Writes a draft. Sent again with the same attempt, it counts once. */
export const createQuote = (body: z.input<typeof quoteInput>, attempt: Attempt) =>
  postQuote({ body }, { headers: { "Idempotency-Key": attempt.key } });

export const editQuote = apiCall<typeof api.editQuote>("PATCH /api/quotes/{id}");
export const sendQuote = apiCall<typeof api.sendQuote>("POST /api/quotes/{id}/send");
export const reviseQuote = apiCall<typeof api.reviseQuote>("POST /api/quotes/{id}/revise");
export const acceptQuote = apiCall<typeof api.acceptQuote>("POST /api/quotes/{id}/accept");
export const declineQuote = apiCall<typeof api.declineQuote>("POST /api/quotes/{id}/decline");
export const requestChange = apiCall<typeof api.requestChange>("POST /api/quotes/{id}/request-change");

const getCompanyQuotes = apiListCall<typeof api.listCompanyQuotes>("GET /api/company/quotes");

/** What an applicant has sent as quotes, newest first. */
export const quotesOfApplicant = async (applicationId: number) =>
  (await getCompanyQuotes({ query: { applicationId: String(applicationId), limit: "10" } })).items;

/**
 * The price of what is typed, by the rules that the server uses when it is saved; null while something is missing or
 * out of bounds.
 */
export function livePrice(
  typed: {
    projectType: ProjectType;
    hourlyRate: unknown;
    hoursPerWeek: unknown;
    durationUnit: DurationUnit;
    duration: unknown;
  },
  acceptsVolumeDiscount: boolean,
): PricingResult | null {
  const { projectType, hourlyRate, durationUnit } = typed;
  const [hoursPerWeek, duration] = [Number(typed.hoursPerWeek), Number(typed.duration)];
  const hourlyRateCents =
    typeof hourlyRate === "string" || typeof hourlyRate === "number" ? parseEuros(hourlyRate) : null;
  if (hourlyRateCents === null || !Number.isInteger(duration)) return null;
  try {
    const price = calculatePrice({
      ...{ projectType, hourlyRateCents, hoursPerWeek, acceptsVolumeDiscount, at: new Date() },
      // Days decide where there are any.
      durationMonths: durationUnit === "months" ? duration : 1,
      durationDays: daysOf(durationUnit, duration),
    });
    return toPricingResult(price, { id: 0, name: "" }, "");
  } catch {
    return null;
  }
}
