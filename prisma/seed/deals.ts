import { type IssuedContract, issueContracts } from "@/lib/features/contracts/server/issue-contracts";
import { type Papers, transactionWithPapers } from "@/lib/features/contracts/server/papers";
import { lastDay } from "@/lib/features/engagements/last-working-day";
import {
  insertEngagement,
  type NewEngagement,
  reserveEngagementId,
} from "@/lib/features/engagements/server/repository";
import { calculatePrice, pricingRulesVersion } from "@/lib/features/pricing/rules";
import { toPricingResult } from "@/lib/features/pricing/schemas";
import type { Transaction } from "@/lib/server/db";
import type { Project } from "@/lib/server/generated/prisma/client";
import { addDays, helsinkiDate } from "@/lib/shared/dates";
import { defaultLocale } from "@/lib/shared/locales";
import { textLanguage } from "@/lib/shared/text-language";
import { demoUsers } from "./demo-users";
import { day } from "./workspace-rows";

// What the demo people have offered each other: a quote that waits for the company's answer, and one that it has
// accepted, with both contracts awaiting signatures.

export const size = { hoursPerWeek: 30, durationMonths: 4, projectType: "hourly" } as const;
const validDays = 14;

/** Of a posting, what an engagement takes on. */
export type DealPosting = Pick<
  Project,
  "title" | "customerCompany" | "customerEmail" | "customerName" | "customerBusinessId" | "companyId"
>;

export interface Offer {
  applicationId: number;
  expertId: number;
  expertName: string;
  hourlyRateCents: number;
  scope: string;
}

/**
 * Adds them to the workspaces that `loadDemoWorkspace` has filled, by their applications to the demo company's open
 * posting. @throws RangeError without these
 */
export async function loadDemoDeals(): Promise<void> {
  const now = Date.now();
  const engagementId = await reserveEngagementId();
  await transactionWithPapers("the deals of the demo", async (tx, papers) => {
    const [expertUser, companyUser] = demoUsers;
    const posting = await tx.project.findFirst({
      where: { kind: "posting", customerEmail: companyUser?.email ?? "", isPublic: true },
      orderBy: { id: "asc" },
    });
    const buyer = await tx.user.findUnique({ where: { email: companyUser?.email ?? "" } });
    if (!posting || !buyer) throw new RangeError("The demo company is not there.");
    const offerOf = (where: object) => findOffer(tx, { projectId: posting.id, ...where });
    await insertQuote(tx, await offerOf({ stage: "interview" }), { sentAt: new Date(now - day) });
    const accepted = await offerOf({ expert: { email: expertUser?.email ?? "" } });
    const at = new Date(now - day / 2);
    await insertDeal(tx, papers, { posting, ownerId: buyer.id, offer: accepted, engagementId, at });
  });
}

/** What was agreed: an engagement by an accepted quote, with both contracts awaiting signatures from `at` on. */
export async function insertDeal(
  tx: Transaction,
  papers: Papers,
  deal: { posting: DealPosting; ownerId: number | null; offer: Offer; engagementId: number; at: Date },
): Promise<IssuedContract[]> {
  const { posting, ownerId, offer, engagementId, at } = deal;
  await insertEngagement(tx, engagementOf(posting, { ...deal, ownerId, description: offer.scope }));
  await insertQuote(tx, offer, {
    sentAt: new Date(at.getTime() - 1.5 * day),
    accepted: { at, engagementId },
  });
  return issueContracts(tx, papers, engagementId, { at, locale: defaultLocale });
}

/** The engagement that a posting leads to, three weeks after it was agreed. */
export function engagementOf(
  posting: DealPosting,
  agreed: {
    engagementId: number;
    ownerId: number | null;
    description: string;
    offer: Pick<Offer, "expertId">;
    at: Date;
  },
): NewEngagement {
  const startDate = startOf(agreed.at);
  return {
    id: agreed.engagementId,
    title: posting.title,
    description: agreed.description,
    clientCompany: posting.customerCompany ?? "",
    clientEmail: posting.customerEmail,
    clientContactName: posting.customerName,
    clientBusinessId: posting.customerBusinessId,
    expertId: agreed.offer.expertId,
    ...size,
    durationDays: undefined,
    startDate,
    endDate: lastDay(startDate, { ...size, durationDays: null }),
    ownerId: agreed.ownerId,
    companyId: posting.companyId,
    accessTokenHash: null,
    submittedAt: agreed.at,
  };
}

/** What the first applicant of these offers. @throws RangeError when there is none */
export async function findOffer(tx: Transaction, where: object): Promise<Offer> {
  const found = await tx.projectApplication.findFirst({
    where,
    include: { expert: true, project: { select: { title: true } } },
    orderBy: { id: "asc" },
  });
  if (!found?.expert) throw new RangeError("An application of the demo is not there.");
  const { id: expertId, publicName, hourlyRateCents } = found.expert;
  const scope = `Everything that “${found.project.title}” names, from the first look at the data to the handover, with a demonstration every second week.`;
  return { applicationId: found.id, expertId, expertName: publicName ?? "", hourlyRateCents, scope };
}

const startOf = (sentAt: Date) => addDays(helsinkiDate(sentAt), 21);

async function insertQuote(
  tx: Transaction,
  { applicationId, expertId, expertName, hourlyRateCents, scope }: Offer,
  { sentAt, accepted }: { sentAt: Date; accepted?: { at: Date; engagementId: number } },
): Promise<void> {
  const price = calculatePrice({ hourlyRateCents, ...size, at: sentAt });
  await tx.quote.create({
    data: {
      ...{ applicationId, expertId, version: 1, hourlyRateCents, ...size, validDays },
      ...{ scope, textLanguage: textLanguage(scope) },
      status: accepted ? "accepted" : "sent",
      startDate: new Date(`${startOf(sentAt)}T00:00:00Z`),
      validUntil: new Date(`${addDays(helsinkiDate(sentAt), validDays)}T00:00:00Z`),
      pricing: toPricingResult(price, { id: expertId, name: expertName }, ""),
      rulesVersion: pricingRulesVersion,
      totalCents: price.totalCents,
      ...{ createdAt: sentAt, updatedAt: accepted?.at ?? sentAt, sentAt },
      ...{ endedAt: accepted?.at ?? null, engagementId: accepted?.engagementId ?? null },
    },
    select: { id: true },
  });
}
