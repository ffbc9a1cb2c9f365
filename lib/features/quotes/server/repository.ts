import "server-only";
import { type RawBuilder, sql } from "kysely";
import type { AgreedMilestone, ContractType } from "@/lib/features/contracts/rules";
import { isPartyOf, partyContracts } from "@/lib/features/contracts/server/party-repository";
import type { ContractStatus } from "@/lib/features/contracts/states";
import { isOwnedBy, type Owner } from "@/lib/features/postings/server/ownership-repository";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import {
  doContractsStand,
  isUnderContract,
} from "@/lib/features/project-applications/server/stages-repository";
import type { Stage } from "@/lib/features/project-applications/stages";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { Cents } from "@/lib/shared/format-money";
import { textLanguage } from "@/lib/shared/text-language";
import type { QuoteStatus } from "../states";

/** Who asks for quotes, on the side they have in them: the expert of an application, or the company of its posting. */
export type Viewer = { side: "expert"; expertId: number } | { side: "company"; owner: Owner };

/** Whose a quote `q` of posting `p` is; the company's once it has been sent (deal M3). */
const isSeenBy = (viewer: Viewer): RawBuilder<boolean> =>
  viewer.side === "expert"
    ? sql<boolean>`q.expert_id = ${viewer.expertId}`
    : sql<boolean>`(q.sent_at IS NOT NULL AND ${isOwnedBy(viewer.owner)})`;

const day = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** Whether quote `q` was accepted and nothing came of its contracts. */
export const hasFallenThrough: RawBuilder<boolean> = sql<boolean>`(q.status = 'accepted' AND NOT ${doContractsStand})`;

/** Whether the profile behind quote `q` was taken away: nothing can be agreed on with it. */
const isExpertGone: RawBuilder<boolean> = sql<boolean>`EXISTS (SELECT FROM experts e
  WHERE e.id = q.expert_id AND e.archived_at IS NOT NULL)`;

/** Quotes with what both sides are shown of application and posting. */
const quotes = (tx?: Transaction) =>
  kysely(tx)
    .selectFrom("quotes as q")
    .innerJoin("projectApplications as a", "a.id", "q.applicationId")
    .innerJoin("projects as p", "p.id", "a.projectId")
    .select(["q.id", "q.applicationId", "q.expertId", "q.version", "q.status", "q.projectType"])
    .select([
      "q.hourlyRateCents",
      "q.hoursPerWeek",
      "q.durationMonths",
      "q.durationDays",
      "q.scope",
      "q.textLanguage",
    ])
    .select(["q.milestones", "q.validDays", "q.pricing", "q.rulesVersion", "q.declineReason"])
    .select([
      "q.changeRequest",
      "q.answerLanguage",
      "q.changeRequestedAt",
      "q.engagementId",
      "q.createdAt",
      "q.updatedAt",
    ])
    .select([
      "q.sentAt",
      "q.endedAt",
      day("q.start_date").as("startDate"),
      day("q.valid_until").as("validUntil"),
    ])
    .select(sql<number>`q.total_cents::float8`.as("totalCents"))
    .select(["p.id as projectId", "p.title", "p.customerCompany", "a.stage", "a.identityShownAt"])
    .select(["a.applicantName", sql<string>`public_name(a.applicant_name)`.as("publicName")])
    .select([isUnderContract.as("isUnderContract"), hasFallenThrough.as("hasFallenThrough")])
    .select(isExpertGone.as("isExpertGone"));
type Columns = Awaited<ReturnType<ReturnType<typeof quotes>["executeTakeFirstOrThrow"]>>;
export type QuoteRow = Omit<Columns, "pricing" | "milestones" | "stage" | "status"> & {
  pricing: PricingResult;
  milestones: AgreedMilestone[];
  stage: Stage;
  status: QuoteStatus;
};
const toRow = (columns: Columns) => columns as QuoteRow;

/** A quote that somebody may see; null for none and for another's. */
export async function findQuote(viewer: Viewer, id: number, tx?: Transaction): Promise<QuoteRow | null> {
  const row = await quotes(tx).where("q.id", "=", id).where(isSeenBy(viewer)).executeTakeFirst();
  return row ? toRow(row) : null;
}

/** The same, which nobody else changes until the transaction ends. Its application is held before it. */
export async function lockQuote(tx: Transaction, viewer: Viewer, id: number): Promise<QuoteRow | null> {
  await kysely(tx).selectFrom("quotes").select("id").where("id", "=", id).forUpdate().execute();
  return findQuote(viewer, id, tx);
}

/** Every quote that somebody may see, the oldest first. */
export async function findAllQuotes(viewer: Viewer): Promise<QuoteRow[]> {
  return (await quotes().where(isSeenBy(viewer)).orderBy("q.id").execute()).map(toRow);
}

/** Every version of an application's quote that somebody may see, the newest first. */
export async function findVersions(viewer: Viewer, applicationId: number): Promise<QuoteRow[]> {
  const rows = await quotes()
    .where("q.applicationId", "=", applicationId)
    .where(isSeenBy(viewer))
    .orderBy("q.version", "desc")
    .execute();
  return rows.map(toRow);
}

export type QuotePlace = { id: number };
export interface QuoteFilter {
  status?: QuoteStatus | undefined;
  applicationId?: number | undefined;
}

/** One page of quotes, newest first, with the total and where the next page begins. */
export async function findQuotes(
  viewer: Viewer,
  { status, applicationId }: QuoteFilter,
  { limit, after, today }: { limit: number; after: QuotePlace | null; today: string },
): Promise<{ rows: QuoteRow[]; total: number; next: QuotePlace | null }> {
  const isWanted = sql<boolean>`(${isSeenBy(viewer)}
    AND (${applicationId ?? null}::int IS NULL OR q.application_id = ${applicationId ?? null}::int)
    AND (${status ?? null}::text IS NULL OR ${status ?? null}::text =
      CASE WHEN q.status = 'sent' AND q.valid_until < ${today}::date THEN 'expired' ELSE q.status END))`;
  const [rows, { total }] = await Promise.all([
    quotes()
      .where(isWanted)
      .where(sql<boolean>`(${after?.id ?? null}::int IS NULL OR q.id < ${after?.id ?? null}::int)`)
      .orderBy("q.id", "desc")
      .limit(limit + 1)
      .execute(),
    kysely()
      .selectFrom("quotes as q")
      .innerJoin("projectApplications as a", "a.id", "q.applicationId")
      .innerJoin("projects as p", "p.id", "a.projectId")
      .select(sql<number>`count(*)::int`.as("total"))
      .where(isWanted)
      .executeTakeFirstOrThrow(),
  ]);
  const page = rows.slice(0, limit).map(toRow);
  const last = page.at(-1);
  return { rows: page, total, next: last && rows.length > limit ? { id: last.id } : null };
}

/** What is offered, as it is stored. */
export interface QuoteTerms {
  projectType: "hourly" | "project";
  hourlyRateCents: Cents;
  hoursPerWeek: number;
  durationMonths: number;
  durationDays: number | null;
  startDate: string;
  scope: string;
  milestones: AgreedMilestone[];
  validDays: number;
}

/** What follows from the terms on the day they are written or sent. */
export interface QuoteFigures {
  pricing: PricingResult;
  rulesVersion: string;
  totalCents: Cents;
  validUntil: string;
}

const asDate = (date: string) => new Date(`${date}T00:00:00Z`);
const stored = ({ startDate, validUntil, milestones, ...rest }: QuoteTerms & QuoteFigures) => ({
  ...rest,
  textLanguage: textLanguage(rest.scope),
  milestones: milestones.map((each) => ({ ...each })),
  startDate: asDate(startDate),
  validUntil: asDate(validUntil),
});

/** Stores the next version of a held application's quote as a draft. @returns its id */
export async function insertDraft(
  tx: Transaction,
  { applicationId, expertId, at }: { applicationId: number; expertId: number; at: Date },
  quote: QuoteTerms & QuoteFigures,
): Promise<number> {
  const { _max } = await tx.quote.aggregate({ where: { applicationId }, _max: { version: true } });
  const { id } = await tx.quote.create({
    data: {
      applicationId,
      expertId,
      version: (_max.version ?? 0) + 1,
      ...stored(quote),
      createdAt: at,
      updatedAt: at,
    },
    select: { id: true },
  });
  return id;
}

/** Writes a held draft anew. */
export async function saveDraft(
  tx: Transaction,
  id: number,
  quote: QuoteTerms & QuoteFigures,
  at: Date,
): Promise<void> {
  await tx.quote.update({ where: { id }, data: { ...stored(quote), updatedAt: at }, select: { id: true } });
}

export interface QuoteChange {
  status?: QuoteStatus;
  sentAt?: Date;
  endedAt?: Date;
  declineReason?: string | null;
  changeRequest?: string;
  changeRequestedAt?: Date;
  engagementId?: number;
}

/** Writes down what has become of a held quote. */
export async function changeQuote(tx: Transaction, id: number, change: QuoteChange, at: Date): Promise<void> {
  const words = change.declineReason ?? change.changeRequest;
  await tx.quote.update({
    where: { id },
    data: { ...change, ...(words ? { answerLanguage: textLanguage(words) } : {}), updatedAt: at },
    select: { id: true },
  });
}

/** Supersedes the open quotes of a held application, up to a version that takes their place; all, without one. */
export async function supersedeOthers(
  tx: Transaction,
  applicationId: number,
  { id, version, at }: { id: number; version?: number; at: Date },
): Promise<void> {
  await tx.quote.updateMany({
    where: {
      applicationId,
      id: { not: id },
      status: { in: ["draft", "sent"] },
      ...(version === undefined ? {} : { version: { lt: version } }),
    },
    data: { status: "superseded", endedAt: at, updatedAt: at },
  });
}

/** The newest draft of an application; null without one. */
export async function findDraftId(
  tx: Transaction,
  applicationId: number,
  afterVersion: number,
): Promise<number | null> {
  const found = await tx.quote.findFirst({
    where: { applicationId, status: "draft", version: { gt: afterVersion } },
    orderBy: { version: "desc" },
    select: { id: true },
  });
  return found?.id ?? null;
}

/** The quote that a contract was made of, if somebody may see it; null of a calculator's contract. */
export async function findQuoteOfContract(viewer: Viewer, contractId: number): Promise<number | null> {
  const made = kysely().selectFrom("contracts").select("projectId").where("id", "=", contractId);
  const row = await quotes().where("q.engagementId", "=", made).where(isSeenBy(viewer)).executeTakeFirst();
  return row?.id ?? null;
}

/** The contracts of an engagement that accepting made, the client's first. */
export async function findContracts(
  engagementId: number,
  tx?: Transaction,
): Promise<{ id: number; type: ContractType; status: ContractStatus }[]> {
  return kysely(tx)
    .selectFrom("contracts as c")
    .select(["c.id", "c.contractType as type", "c.status"])
    .where("c.projectId", "=", engagementId)
    .orderBy("c.contractType")
    .execute();
}

/** Those of them that somebody is a party of. Whose quote it is need not be whose contract it is: a posting can change hands. */
export const findOwnContracts = (engagementId: number, owner: Owner) =>
  partyContracts()
    .select(["c.id", "c.contractType as type", "c.status"])
    .where("c.projectId", "=", engagementId)
    .where(isPartyOf(owner))
    .orderBy("c.contractType")
    .execute();

/** Sent quotes whose last valid day is over, the oldest first; of a page at a time. */
export const findOverdue = (today: string, afterId: number, limit: number) =>
  kysely()
    .selectFrom("quotes as q")
    .innerJoin("projectApplications as a", "a.id", "q.applicationId")
    .select(["q.id", "q.applicationId", "q.expertId"])
    .where("q.status", "=", "sent")
    .where(sql<boolean>`q.valid_until < ${today}::date`)
    .where("q.id", ">", afterId)
    .orderBy("q.id")
    .limit(limit)
    .execute();
