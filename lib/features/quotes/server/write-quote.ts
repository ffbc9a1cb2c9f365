import "server-only";
import { applicantOf, lockOwnApplication } from "@/lib/features/project-applications/server/own-repository";
import { isApplicationUnderContract } from "@/lib/features/project-applications/server/stages-repository";
import type { Stage } from "@/lib/features/project-applications/stages";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { answerOfTwin, earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { refusePastStart } from "@/lib/server/refuse-past-start";
import { helsinkiDate } from "@/lib/shared/dates";
import { AppError } from "@/lib/shared/errors";
import type { Locale } from "@/lib/shared/locales";
import { canAct, type QuoteAction, takesQuote } from "../rules";
import { milestoneFaults, type Quote, type QuoteInput, type QuotePatch } from "../schemas";
import { figuresOf } from "./figures";
import { asExpert, type HeldQuote, lockAsExpert } from "./parties";
import { findQuotingExpert } from "./parties-repository";
import { findDraftId, findQuote, insertDraft, type QuoteTerms, saveDraft, type Viewer } from "./repository";
import { showQuote } from "./show-quote";

/**
 * POST /api/quotes (deal M1): the next version of the quote for an own application, as a draft that nobody else sees.
 * @throws AppError not_found, not_possible_now (the application is not in a quoted stage, has an accepted quote whose
 *   contracts stand, or no expert profile), invalid (a start in the past)
 */
export async function createQuote(
  actor: SignedIn,
  { applicationId, hourlyRate: hourlyRateCents, ...input }: QuoteInput,
  repeat: Idempotency | null,
): Promise<Quote> {
  const earlier = await earlierAnswer<Quote>(repeat);
  if (earlier) return earlier;
  const viewer = await asExpert(actor);
  const applicant = await applicantOf(actor);
  return transaction(async (tx) => {
    const twin = await answerOfTwin<Quote>(tx, repeat);
    if (twin) return twin;
    const application = await lockOwnApplication(tx, applicant, applicationId);
    if (!application) throw new AppError("application_not_found");
    const { expertId, stage } = application;
    if (viewer?.side !== "expert" || expertId !== viewer.expertId) throw new AppError("quote_needs_profile");
    await refuseEnded(tx, applicationId, stage);
    const terms = { ...input, hourlyRateCents };
    refusePastStart(terms.startDate);
    const id = await insertNext(tx, { applicationId, expertId }, terms, actor.locale);
    const answer = await read(tx, viewer, id, actor.locale);
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
}

/**
 * PATCH /api/quotes/{id} (deal M3): changes an own draft. Milestones go when the work becomes one by the hour.
 * @throws AppError not_found, not_possible_now (no draft any more, or the application has ended), invalid
 */
export async function editQuote(actor: SignedIn, id: number, patch: QuotePatch): Promise<Quote> {
  return transaction(async (tx) => {
    const held = await lockAsExpert(tx, actor, id);
    refuseUnless("edit", held);
    const terms = patched(held, patch);
    if (patch.startDate !== undefined) refusePastStart(terms.startDate);
    const faults = milestoneFaults(terms);
    if (faults.length > 0) throw new AppError("invalid_input", {}, { faults });
    const expert = await quotingExpert(tx, held.expertId);
    await saveDraft(tx, id, { ...terms, ...figuresOf(terms, expert, held.at, actor.locale) }, held.at);
    return read(tx, held.viewer, id, actor.locale);
  });
}

/**
 * POST /api/quotes/{id}/revise (deal M3): the next version as a draft with the same terms; of a quote that has one
 * already, that one.
 * @returns the draft, and whether this call made it
 * @throws AppError not_found, not_possible_now (a draft, an accepted or superseded one, or the application has ended)
 */
export async function reviseQuote(actor: SignedIn, id: number): Promise<{ answer: Quote; isNew: boolean }> {
  return transaction(async (tx) => {
    const held = await lockAsExpert(tx, actor, id);
    refuseUnless("revise", held);
    const { applicationId, expertId } = held;
    const draftId = await findDraftId(tx, applicationId, held.version);
    const nextId =
      draftId ?? (await insertNext(tx, { applicationId, expertId }, termsOf(held), actor.locale));
    return { answer: await read(tx, held.viewer, nextId, actor.locale), isNew: draftId === null };
  });
}

/** @throws AppError not_possible_now when it cannot be done to a held quote now */
export function refuseUnless(action: QuoteAction, held: HeldQuote): void {
  if (canAct(action, held, held.viewer.side)) return;
  if (held.isUnderContract) throw new AppError("quote_accepted");
  throw new AppError(held.status === "superseded" ? "quote_superseded" : "not_possible_now");
}

/** The expert of a quote. @throws AppError not_possible_now when the profile is archived */
export async function quotingExpert(tx: Transaction, expertId: number) {
  const expert = await findQuotingExpert(tx, expertId);
  if (!expert) throw new AppError("not_possible_now");
  return expert;
}

export const termsOf = (held: QuoteTerms): QuoteTerms => ({
  projectType: held.projectType,
  hourlyRateCents: held.hourlyRateCents,
  hoursPerWeek: held.hoursPerWeek,
  durationMonths: held.durationMonths,
  durationDays: held.durationDays,
  startDate: held.startDate,
  scope: held.scope,
  milestones: held.milestones,
  validDays: held.validDays,
});

function patched(held: QuoteTerms, { size, hourlyRate, ...patch }: QuotePatch): QuoteTerms {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const terms: QuoteTerms = { ...termsOf(held), ...given };
  if (hourlyRate !== undefined) terms.hourlyRateCents = hourlyRate;
  if (size)
    Object.assign(terms, { durationMonths: size.durationMonths, durationDays: size.durationDays ?? null });
  if (patch.projectType === "hourly" && patch.milestones === undefined) terms.milestones = [];
  return terms;
}

async function refuseEnded(tx: Transaction, applicationId: number, stage: Stage): Promise<void> {
  const isUnderContract = await isApplicationUnderContract(tx, applicationId);
  if (!takesQuote({ stage, isUnderContract }))
    throw new AppError(isUnderContract ? "quote_accepted" : "not_possible_now");
}

async function insertNext(
  tx: Transaction,
  { applicationId, expertId }: { applicationId: number; expertId: number },
  terms: QuoteTerms,
  locale: Locale,
): Promise<number> {
  const at = now();
  const expert = await quotingExpert(tx, expertId);
  const figures = figuresOf(terms, expert, at, locale);
  return insertDraft(tx, { applicationId, expertId, at }, { ...terms, ...figures });
}

/** A quote that this transaction has written, as its side sees it. */
export async function read(tx: Transaction, viewer: Viewer, id: number, locale: Locale): Promise<Quote> {
  const row = await findQuote(viewer, id, tx);
  if (!row) throw new AppError("quote_not_found");
  return showQuote(row, { side: viewer.side, today: helsinkiDate(now()), locale });
}
