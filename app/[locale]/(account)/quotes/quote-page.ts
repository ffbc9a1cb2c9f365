import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { sizeInUnit } from "@/lib/features/pricing/duration";
import type { QuoteDetail, QuoteFormValues } from "@/lib/features/quotes/schemas";
import { getQuote } from "@/lib/features/quotes/server/read-quotes";
import { actorFromCookies, type SignedIn } from "@/lib/server/actor";
import { redirectToLogin } from "@/lib/server/redirect";
import { AppError } from "@/lib/shared/errors";
import type { Locale } from "@/lib/shared/locales";
import { pathId } from "@/lib/shared/text";

export type QuotePageProps = { params: Promise<{ locale: Locale; id: string }> };

/** What the form of a quote begins with that has the terms of another. */
export function formValuesOf({
  projectType,
  hourlyRate,
  hoursPerWeek,
  milestones,
  ...quote
}: QuoteDetail): QuoteFormValues {
  const { durationMonths, durationDays, startDate, scope, validDays } = quote;
  const { duration = durationMonths, durationUnit = "months" as const } = sizeInUnit(
    durationDays ?? undefined,
  );
  return {
    ...{ projectType, hourlyRate: String(hourlyRate), hoursPerWeek, duration, durationUnit },
    ...{ startDate, scope, validDays },
    milestones: milestones.map(({ title, percent, dueOn }) => ({ title, percent, dueOn })),
  };
}

/** Who looks, or the way to the login and back. */
export async function signedInAt(path: string): Promise<SignedIn> {
  const actor = await actorFromCookies();
  if (actor.kind === "guest") redirectToLogin(await getLocale(), path);
  return actor;
}

/** One's own quote by the number of its page; another's is a page that is not there. */
export async function quoteOfPage(id: string): Promise<QuoteDetail> {
  const parsed = pathId.safeParse(id);
  if (!parsed.success) notFound();
  const actor = await signedInAt(`/quotes/${parsed.data}`);
  const quote = await getQuote(actor, parsed.data).catch((error: unknown) => {
    if (error instanceof AppError && error.reason === "quote_not_found") return null;
    throw error;
  });
  if (!quote) notFound();
  return quote;
}
