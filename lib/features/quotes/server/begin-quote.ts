import "server-only";
import { pricingConstants } from "@/lib/features/pricing/rules";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { helsinkiDate } from "@/lib/shared/dates";
import { AppError } from "@/lib/shared/errors";
import { toEuros } from "@/lib/shared/money";
import { takesQuote } from "../rules";
import type { NewestQuote } from "../schemas";
import { findNewestQuotes, findQuotable } from "./begin-repository";
import { asExpert } from "./parties";

/** What the form of a first quote is filled with. */
export interface QuoteBeginning {
  applicationId: number;
  project: { title: string; customerCompany: string | null };
  acceptsVolumeDiscount: boolean;
  hourlyRate: string;
  hoursPerWeek: number | undefined;
  durationMonths: number | undefined;
}

const within = (value: number | null, { min, max }: { min: number; max: number }) =>
  value !== null && value >= min && value <= max ? value : undefined;

/**
 * What a new quote for an own application begins with: the rate and hours of the application, the length of the posting.
 * @throws AppError not_found, not_possible_now when the application takes no quote
 */
export async function beginQuote(actor: SignedIn, applicationId: number): Promise<QuoteBeginning> {
  const viewer = await asExpert(actor);
  const found = viewer?.side === "expert" ? await findQuotable(viewer.expertId, applicationId) : null;
  if (!found) throw new AppError("application_not_found");
  if (!takesQuote(found)) throw new AppError("not_possible_now");
  return {
    applicationId,
    project: { title: found.title, customerCompany: found.customerCompany },
    acceptsVolumeDiscount: found.acceptsVolumeDiscount,
    hourlyRate: String(toEuros(found.hourlyRateCents)),
    hoursPerWeek: within(found.hoursPerWeek, pricingConstants.hoursPerWeek),
    durationMonths: within(found.durationMonths, pricingConstants.durationMonths),
  };
}

/** The newest quote of each of somebody's applications; empty for who is no expert. */
export async function newestQuotes(actor: SignedIn): Promise<NewestQuote[]> {
  const viewer = await asExpert(actor);
  return viewer?.side === "expert" ? findNewestQuotes(viewer.expertId, helsinkiDate(now())) : [];
}
