import "server-only";
import { contractReference } from "@/lib/features/contracts/rules";
import { issueContracts } from "@/lib/features/contracts/server/issue-contracts";
import { type Papers, transactionWithPapers } from "@/lib/features/contracts/server/papers";
import { tellToSign } from "@/lib/features/contracts/server/tell-to-sign";
import { signingEnd } from "@/lib/features/contracts/states";
import { lastDay } from "@/lib/features/engagements/last-working-day";
import { insertEngagement, reserveEngagementId } from "@/lib/features/engagements/server/repository";
import { tell } from "@/lib/features/notifications/server/tell";
import { offerByQuote } from "@/lib/features/project-applications/server/move-applications";
import type { SignedIn } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import type { AcceptedQuote, AcceptQuoteInput } from "../schemas";
import { originOf } from "./mails";
import { type HeldQuote, lockAsCompany } from "./parties";
import { findClient, type QuotingExpert } from "./parties-repository";
import { changeQuote, findContracts, findQuote, supersedeOthers } from "./repository";
import { shownName } from "./show-quote";
import { quotingExpert, read, refuseUnless } from "./write-quote";

/**
 * POST /api/quotes/{id}/accept (deal M4), all in one transaction: the quote is accepted, the others of the application
 * are superseded, the application stands at the offer, and an engagement with both contracts awaits signatures, at the
 * price that the quote was sent with. The contracts are set before that transaction. Pressed again the answer is the same.
 * @throws AppError not_found, quote_expired (its last day is over), not_possible_now (another state, or the application
 *   has ended)
 */
export async function acceptQuote(
  actor: SignedIn,
  id: number,
  input: AcceptQuoteInput,
): Promise<AcceptedQuote> {
  const nextEngagementId = onceOnly(reserveEngagementId);
  return transactionWithPapers(`accepting quote ${id}`, async (tx, papers) => {
    const held = await lockAsCompany(tx, actor, id, papers.at);
    if (held.status !== "accepted") {
      if (held.status === "expired") throw new AppError("quote_over");
      refuseUnless("accept", held);
      await accept(tx, actor, held, { ...input, papers, engagementId: await nextEngagementId() });
    }
    const row = await findQuote(held.viewer, id, tx);
    return {
      quote: await read(tx, held.viewer, id, actor.locale),
      contracts: row?.engagementId ? await findContracts(row.engagementId, tx) : [],
    };
  });
}

/** The number of an engagement stands in its contracts: it is the same in every attempt. */
function onceOnly<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= read());
}

type Acceptance = AcceptQuoteInput & { papers: Papers; engagementId: number };

async function accept(tx: Transaction, actor: SignedIn, held: HeldQuote, acceptance: Acceptance) {
  const { id, at, applicationId } = held;
  const expert = await quotingExpert(tx, held.expertId);
  await offerByQuote(tx, actor, applicationId);
  await supersedeOthers(tx, applicationId, { id, at });
  const { papers, engagementId } = acceptance;
  const company = await makeEngagement(tx, actor, held, acceptance);
  await changeQuote(tx, id, { status: "accepted", endedAt: at, engagementId }, at);
  await issue(tx, actor, held, { papers, engagementId, company, expert });
}

/** The engagement of a quote: the posting's client, the quote's work; whoever accepts began it. @returns whose it is */
async function makeEngagement(
  tx: Transaction,
  actor: SignedIn,
  held: HeldQuote,
  { engagementId, purchaseOrder = null, paymentTermDays = null }: Acceptance,
): Promise<string> {
  const client = await findClient(tx, held.projectId);
  const { durationMonths, durationDays } = held;
  await insertEngagement(tx, {
    id: engagementId,
    title: held.title,
    description: held.scope,
    clientCompany: client.name,
    clientEmail: client.customerEmail,
    clientContactName: client.customerName,
    clientBusinessId: client.businessId,
    expertId: held.expertId,
    projectType: held.projectType,
    hoursPerWeek: held.hoursPerWeek,
    durationMonths,
    durationDays: durationDays ?? undefined,
    startDate: held.startDate,
    endDate: lastDay(held.startDate, { durationMonths, durationDays }),
    ownerId: actor.userId,
    companyId: client.companyId,
    accessTokenHash: null,
    submittedAt: held.at,
    purchaseOrder,
    paymentTermDays,
  });
  return client.name;
}

/** Makes both contracts of an engagement and tells their parties; the expert hears of the answer and the contract in one mail. */
async function issue(
  tx: Transaction,
  actor: SignedIn,
  held: HeldQuote,
  {
    papers,
    engagementId,
    company,
    expert,
  }: { papers: Papers; engagementId: number; company: string; expert: QuotingExpert },
): Promise<void> {
  const { at, title: project, version } = held;
  const contracts = await issueContracts(tx, papers, engagementId, { at, locale: actor.locale });
  await tell(tx, {
    userId: expert.userId,
    kind: "quote_answered",
    values: { project, answer: "accepted" },
    path: `/quotes/${held.id}`,
    mail: null,
  });
  for (const { id, type } of contracts) {
    await tellToSign(tx, {
      id,
      project,
      reference: contractReference(engagementId, type),
      expiresAt: signingEnd(at),
      origin: (locale) =>
        originOf(type, { name: shownName(held, locale), company, project, version }, locale),
    });
  }
}
