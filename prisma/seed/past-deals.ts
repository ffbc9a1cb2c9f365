import { transactionWithPapers } from "@/lib/features/contracts/server/papers";
import { renderBoth } from "@/lib/features/contracts/server/render-contract";
import { storeContracts } from "@/lib/features/contracts/server/repository";
import { signingEnd } from "@/lib/features/contracts/states";
import {
  findNewEngagement,
  insertEngagement,
  reserveEngagementId,
} from "@/lib/features/engagements/server/repository";
import { calculatePrice } from "@/lib/features/pricing/rules";
import { toPricingResult } from "@/lib/features/pricing/schemas";
import { prisma, type Transaction, transaction } from "@/lib/server/db";
import { enqueue } from "@/lib/server/jobs/boss";
import { operator } from "@/lib/server/operator";
import { hashToken, randomToken } from "@/lib/server/tokens";
import { defaultLocale } from "@/lib/shared/locales";
import { type DealPosting, engagementOf, findOffer, insertDeal, type Offer, size } from "./deals";
import { demoUsers } from "./demo-users";
import { day } from "./workspace-rows";

// Contracts of the demo in every state that `loadDemoDeals` leaves out: signed, declined, cancelled with the declined
// one, a draft of the price calculator, and one that expired because nobody signed.

const reasonToDecline = "Our budget for this year was moved to another project, so we cannot begin now.";

/** Adds them after `loadDemoDeals`. @throws RangeError without the applications of the demo */
export async function loadPastDeals(): Promise<void> {
  const buyer = await prisma().user.findUnique({ where: { email: demoUsers[1]?.email ?? "" } });
  if (!buyer) throw new RangeError("The demo company is not there.");
  await addDeal({ stage: "hired", project: { ownerId: buyer.id } }, sign);
  await addDeal({ stage: "declined", project: { customerEmail: { not: buyer.email } } }, decline);
  await addDraft(buyer.id, 6, "draft");
  await addDraft(buyer.id, 40, "expired");
}

type Contract = { id: number; type: "client" | "expert"; documentSha256: string };
type End = (
  tx: Transaction,
  contracts: Contract[],
  deal: { posting: DealPosting; offer: Offer; ownerId: number | null; at: Date },
) => Promise<void>;

/** What an applicant and a company agreed on by a quote, and what became of it. */
async function addDeal(where: object, end: End): Promise<void> {
  const engagementId = await reserveEngagementId();
  await transactionWithPapers(`a past deal ${engagementId}`, async (tx, papers) => {
    const offer = await findOffer(tx, where);
    const { project: posting, stageChangedAt } = await tx.projectApplication.findUniqueOrThrow({
      where: { id: offer.applicationId },
      include: { project: true },
    });
    const at = new Date(stageChangedAt.getTime() - day);
    const ownerId = posting.ownerId;
    const issued = await insertDeal(tx, papers, { posting, ownerId, offer, engagementId, at });
    const rows = await tx.contract.findMany({ where: { id: { in: issued.map(({ id }) => id) } } });
    const contracts = issued.map(({ id, type }) => ({
      ...{ id, type },
      documentSha256: rows.find((row) => row.id === id)?.documentSha256 ?? "",
    }));
    await end(tx, contracts, { posting, offer, ownerId, at });
  });
}

const sign: End = async (tx, contracts, { posting, offer, ownerId, at }) => {
  const signedAt = new Date(at.getTime() + day);
  const expert = await tx.expert.findUniqueOrThrow({ where: { id: offer.expertId } });
  const { name, email } = operator();
  for (const { id: contractId, type, documentSha256 } of contracts) {
    const party =
      type === "client"
        ? { role: type, userId: ownerId, name: posting.customerName ?? "", email: posting.customerEmail }
        : { role: type, userId: expert.userId, name: expert.name, email: expert.email };
    await tx.contractSignature.createMany({
      data: [
        { contractId, ...party, signedAt, documentSha256 },
        { contractId, role: "operator", name, email, signedAt, documentSha256 },
      ],
    });
    await tx.contract.update({ where: { id: contractId }, data: { status: "signed", signedAt } });
    await enqueue(tx, "seal-contract", { contractId });
  }
};

const decline: End = async (tx, contracts, { at }) => {
  const endedAt = new Date(at.getTime() + day);
  for (const { id, type } of contracts) {
    const data =
      type === "client" ? { status: "declined", endReason: reasonToDecline } : { status: "cancelled" };
    await tx.contract.update({ where: { id }, data: { ...data, endedAt } });
  }
};

/** Both contracts as the price calculator draws them up for the demo company, with an expert nobody else dealt with. */
async function addDraft(ownerId: number, daysAgo: number, status: "draft" | "expired"): Promise<void> {
  const at = new Date(Date.now() - daysAgo * day);
  const [posting, expert] = await Promise.all([
    prisma().project.findFirstOrThrow({ where: { ownerId, kind: "posting" }, orderBy: { id: "asc" } }),
    prisma().expert.findFirstOrThrow({
      where: { isPublic: true, availability: "available", contracts: { none: {} } },
      orderBy: { id: "asc" },
    }),
  ]);
  const { id: expertId, publicName, title, hourlyRateCents, email } = expert;
  const name = publicName ?? "";
  const engagementId = await reserveEngagementId();
  const description = `Help with “${posting.title}”.`;
  const price = calculatePrice({ hourlyRateCents, ...size, at });
  await transaction(async (tx) => {
    const agreed = { engagementId, ownerId, description, offer: { expertId }, at };
    await insertEngagement(tx, engagementOf(posting, agreed));
    const engagement = await findNewEngagement(tx, engagementId);
    if (!engagement) throw new RangeError("The engagement is not there.");
    const source = {
      ...{ operator: operator(), engagement, price, at, locale: defaultLocale },
      expert: { id: expertId, name, title, email },
      parties: { client: null, expert: null },
      isSent: status === "expired",
    };
    const drawn = await renderBoth(source);
    const contracts = drawn.map(({ documentSha256: _unsent, ...each }) => ({
      ...each,
      accessTokenHash: hashToken(randomToken()),
    }));
    const stored = await storeContracts(tx, {
      ...{ engagementId, expertId, userId: ownerId, at, contracts },
      pricing: toPricingResult(price, { id: expertId, name }, ""),
      totalCostCents: price.totalCents,
    });
    if (status === "draft") return;
    const expiresAt = signingEnd(at);
    for (const { id, type } of stored.contracts) {
      const documentSha256 = drawn.find((each) => each.type === type)?.documentSha256 ?? null;
      const data = { status, documentSha256, sentAt: at, expiresAt, endedAt: expiresAt };
      await tx.contract.update({ where: { id }, data });
    }
  });
}
