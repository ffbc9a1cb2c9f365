import "server-only";
import { type Engagement, findEngagement } from "@/lib/features/engagements/server/repository";
import { findPublicExpert } from "@/lib/features/experts/server/repository";
import { sizeText } from "@/lib/features/pricing/duration";
import { calculatePrice } from "@/lib/features/pricing/rules";
import { toPricingResult } from "@/lib/features/pricing/schemas";
import { riskAdjustment } from "@/lib/features/pricing/server/risk-adjustment";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { answerLocale } from "@/lib/server/mail/reader-locale";
import { oneAtATime } from "@/lib/server/one-at-a-time";
import { operator } from "@/lib/server/operator";
import { derivedToken, hashToken } from "@/lib/server/tokens";
import { translator } from "@/lib/server/translator";
import { AppError } from "@/lib/shared/errors";
import { formatDate } from "@/lib/shared/format-dates";
import type { Locale } from "@/lib/shared/locales";
import { formatEuros, toCents, toEuros } from "@/lib/shared/money";
import { type ContractType, differsByMoreThanACent } from "../rules";
import type { GenerateContractsInput, GeneratedContracts } from "../schemas";
import type { ContractSource } from "./contract-texts";
import { contractsMail } from "./contracts-mail";
import { renderBoth } from "./render-contract";
import { listContracts, replaceAccessToken, type StoredContract, storeContracts } from "./repository";
import { findParties } from "./source-repository";

/**
 * POST /api/contracts/generate (000 §7; decisions A13, C6, C7): makes the client's and the expert's contract of an
 * engagement from its dates, hours and type at the expert's rate, stores them with the quote and mails where they are,
 * once. Once made they stay as they are: a repeated call answers the same two, but for the expert's, which is the expert's
 * alone from the moment it is sent (deal N1).
 * @returns the contracts, and whether this call made them
 * @throws AppError not_found (no engagement that this caller may use), conflict (the expert is busy or gone)
 */
export async function generateContracts(
  actor: Actor,
  { projectId, accessToken, pricing, language }: GenerateContractsInput,
): Promise<{ answer: GeneratedContracts; isNew: boolean }> {
  const userId = actor.kind === "guest" ? null : actor.userId;
  const engagement = await findEngagement(projectId, {
    userId,
    accessTokenHash: accessToken ? hashToken(accessToken) : null,
  });
  if (!engagement) throw new AppError("project_not_found");

  // Setting both takes up to a second, and of calls at once only the first one's are kept.
  const { contracts, isNew } = await oneAtATime(`generate-contracts:${engagement.id}`, async () => {
    const earlier = await listContracts(engagement.id);
    return earlier.length > 0
      ? { contracts: earlier, isNew: false }
      : makeContracts(engagement, userId, language ?? actor.locale, actor.locale);
  });
  const readable = contracts.filter(({ type, sentAt }) => type === "client" || sentAt === null);
  const notice = priceNotice(engagement, contracts, pricing ?? {}, actor.locale);
  return {
    answer: {
      contracts: await Promise.all(readable.map((contract) => toAnswer(engagement.id, contract))),
      ...(notice ? { notice } : {}),
    },
    isNew,
  };
}

async function makeContracts(engagement: Engagement, userId: number | null, locale: Locale, page: Locale) {
  const expert = await findPublicExpert(engagement.expertId);
  if (!expert || expert.availability === "busy") throw new AppError("expert_unavailable");
  const at = now();
  const price = calculatePrice({
    hourlyRateCents: toCents(expert.hourlyRate),
    acceptsVolumeDiscount: expert.acceptsVolumeDiscount,
    hoursPerWeek: engagement.hoursPerWeek,
    durationMonths: engagement.durationMonths,
    durationDays: engagement.durationDays,
    projectType: engagement.projectType,
    at,
  });
  const { client } = await findParties(engagement.id);
  // The client holds both drafts: what the expert has said of themselves is not in them.
  const parties = { client, expert: null };
  const source: ContractSource = { operator: operator(), engagement, expert, price, at, locale, parties };
  const contracts = (await renderBoth(source)).map(({ documentSha256: _unsent, ...drawn }) => ({
    ...drawn,
    accessTokenHash: hashToken(downloadToken(engagement.id, drawn.type)),
  }));
  return transaction(async (tx) => {
    const stored = await storeContracts(tx, {
      engagementId: engagement.id,
      expertId: expert.id,
      userId,
      pricing: toPricingResult(price, expert, riskAdjustment(price, locale)),
      totalCostCents: price.totalCents,
      at,
      contracts,
    });
    if (stored.isNew) {
      const reader = await answerLocale(engagement.ownerEmail ?? engagement.clientEmail, page, tx);
      await queueMail(tx, drawnUpMail(engagement, stored.contracts, at, reader));
    }
    return stored;
  });
}

/** To the account that made the engagement, which finds the contracts in its list; else to the address that was given. */
function drawnUpMail(engagement: Engagement, contracts: StoredContract[], at: Date, locale: Locale) {
  const { id: engagementId, ownerEmail, clientEmail } = engagement;
  const link = (type: ContractType) => {
    const contract = contracts.find((each) => each.type === type);
    return pdfUrlOf(engagementId, contract?.id ?? 0, type);
  };
  const links = { client: link("client"), expert: link("expert") };
  return contractsMail(
    { engagementId, to: ownerEmail ?? clientEmail, links: ownerEmail === null ? links : null, at },
    locale,
  );
}

/** Derived, so that a repeated call answers the same link without a secret lying in the database. */
const downloadToken = (engagementId: number, type: ContractType) =>
  derivedToken(`contract:${engagementId}:${type}`);

const pdfUrlOf = (engagementId: number, id: number, type: ContractType) =>
  `/api/contracts/${id}/pdf?token=${downloadToken(engagementId, type)}`;

async function toAnswer(engagementId: number, contract: StoredContract) {
  const { id, type, html, totalAmountCents, accessTokenHash, sentAt } = contract;
  const tokenHash = hashToken(downloadToken(engagementId, type));
  const isLinked = tokenHash === accessTokenHash;
  if (!isLinked && sentAt === null) await replaceAccessToken(id, tokenHash);
  return {
    id,
    type,
    html,
    // What was sent gets no new link: its parties open it by their accounts.
    pdfUrl: isLinked || sentAt === null ? pdfUrlOf(engagementId, id, type) : `/api/contracts/${id}/pdf`,
    totalAmount: toEuros(totalAmountCents),
  };
}

/** A sentence when the contracts are about another sum than the one the client saw (decisions C6). */
function priceNotice(
  engagement: Engagement,
  contracts: StoredContract[],
  seen: Record<string, unknown>,
  locale: Locale,
): string | null {
  const cents = (type: ContractType) => contracts.find((each) => each.type === type)?.totalAmountCents ?? 0;
  const differs =
    differsByMoreThanACent(seen.totalCost, cents("client")) ||
    differsByMoreThanACent(seen.expertCost, cents("expert"));
  if (!differs) return null;
  return translator("Contracts", locale)("notice", {
    duration: sizeText(engagement, locale),
    start: formatDate(engagement.startDate, locale),
    end: formatDate(engagement.endDate, locale),
    total: formatEuros(cents("client"), locale, { fractionDigits: 2 }),
  });
}
