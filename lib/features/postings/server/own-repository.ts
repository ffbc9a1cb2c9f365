import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import { findCity } from "@/lib/shared/cities";
import { asTyped } from "@/lib/shared/contact/published";
import { contactNames } from "@/lib/shared/contact/whose";
import type { PostingLifecycle } from "../lifecycle";
import type { PostingStatus } from "../moderation-rules";
import type { TypedPosting } from "../own-schemas";
import { postingTexts, storedPosting } from "../published";
import { isOwnedBy, type Owner } from "./ownership-repository";

// Every statement names whose posting it is: another's is as if it were not there.

/** Where a posting stands, for whoever owns it. */
export type OwnState = {
  id: number;
  approvalStatus: PostingStatus;
  lifecycle: PostingLifecycle;
  rejectionReason: string | null;
  submittedAt: Date;
  /** Whether everybody sees it now. */
  isPublic: boolean;
};
export type OwnPosting = OwnState & {
  isActive: boolean;
  ownerId: number | null;
  companyId: number | null;
  createdAt: Date;
  updatedAt: Date;
  /** Every field of the payload, as the customer typed it. */
  fields: TypedPosting;
};

const stateColumns = [
  "p.id",
  "p.approvalStatus",
  "p.lifecycle",
  "p.rejectionReason",
  "p.submittedAt",
  "p.isPublic",
  "p.title",
  "p.customerName",
  "p.customerCompany",
  "p.typedTexts",
] as const;

const own = (owner: Owner, tx?: Transaction) =>
  kysely(tx).selectFrom("projects as p").select(stateColumns).where(isOwnedBy(owner));

/** The place of a posting among one's own: newest first. */
export type OwnPlace = { id: number };

/** A page of somebody's postings with their titles, the total and where the next page begins. */
export async function findOwnPostings(
  owner: Owner,
  { limit, after }: { limit: number; after: OwnPlace | null },
): Promise<{ postings: (OwnState & { title: string })[]; total: number; next: OwnPlace | null }> {
  const rows = own(owner)
    .orderBy("p.id", "desc")
    .limit(limit + 1);
  const [found, { total }] = await Promise.all([
    (after ? rows.where("p.id", "<", after.id) : rows).execute(),
    kysely()
      .selectFrom("projects as p")
      .select(sql<number>`count(*)::int`.as("total"))
      .where(isOwnedBy(owner))
      .executeTakeFirstOrThrow(),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    postings: page.map((row) => {
      const { title, typedTexts, customerName, customerCompany, ...state } = row;
      const typed = asTyped({ title }, typedTexts, contactNames(row), postingTexts);
      return { ...state, isPublic: state.isPublic === true, title: typed.title };
    }),
    total,
    next: last && found.length > limit ? { id: last.id } : null,
  };
}

/** One of somebody's postings with everything that was typed; null for none, and for somebody else's. */
export async function findOwnPosting(owner: Owner, id: number, tx?: Transaction): Promise<OwnPosting | null> {
  const row = await own(owner, tx)
    .select([
      "p.description",
      "p.requiredSkills",
      "p.hourlyRateMinCents",
      "p.hourlyRateMaxCents",
      "p.location",
      "p.workArrangement",
      "p.experienceRequired",
      "p.durationMonths",
      "p.hoursPerWeek",
      "p.projectType",
      "p.industry",
      "p.urgency",
      "p.budgetType",
      "p.teamSize",
      "p.collaborationLevel",
      "p.timeZoneRequirement",
      "p.specificTimeZone",
      "p.technicalComplexity",
      "p.successMetrics",
      "p.additionalRequirements",
      "p.preferredExpertProfile",
      "p.companyStage",
      "p.projectCategory",
      "p.preferredOpenness",
      "p.preferredConscientiousness",
      "p.preferredExtraversion",
      "p.preferredAgreeableness",
      "p.preferredNeuroticism",
      "p.personalityMatchingWeight",
      "p.customerEmail",
      "p.customerPhone",
      "p.fixedBudgetMinCents",
      "p.fixedBudgetMaxCents",
      "p.isActive",
      "p.ownerId",
      "p.companyId",
      "p.createdAt",
      "p.updatedAt",
      // A list column may be null in the database; whoever reads a list expects one.
      sql<TypedPosting["communicationPreference"]>`coalesce(p.communication_preference, '{}')`.as(
        "communicationPreference",
      ),
      sql<string[]>`coalesce(p.deliverables, '{}')`.as("deliverables"),
      sql<string | null>`to_char(p.start_date, 'YYYY-MM-DD')`.as("startDate"),
    ])
    .where("p.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { id: _id, approvalStatus, lifecycle, rejectionReason, submittedAt, ...rest } = row;
  const { isPublic, isActive, ownerId, companyId, createdAt, updatedAt, typedTexts, ...stored } = rest;
  const cents = (value: string | number | null) => (value === null ? null : Number(value));
  const fields = asTyped(stored, typedTexts, contactNames(stored), postingTexts);
  return {
    ...{ id, approvalStatus, lifecycle, rejectionReason, submittedAt },
    ...{ isPublic: isPublic === true, isActive, ownerId, companyId, createdAt, updatedAt },
    fields: {
      ...fields,
      fixedBudgetMinCents: cents(stored.fixedBudgetMinCents),
      fixedBudgetMaxCents: cents(stored.fixedBudgetMaxCents),
    } as TypedPosting,
  };
}

/** The same, which nobody else changes or applies to until the transaction ends. */
export async function lockOwnPosting(tx: Transaction, owner: Owner, id: number): Promise<OwnPosting | null> {
  await kysely(tx)
    .selectFrom("projects as p")
    .select("p.id")
    .where("p.id", "=", id)
    .where(isOwnedBy(owner))
    .forUpdate()
    .execute();
  // Read after the lock was granted: the statement that waits for it sees the rows as they were before.
  return findOwnPosting(owner, id, tx);
}

/** What of a posting is not typed and changes with it. */
export type OwnChanges = {
  approvalStatus?: PostingStatus;
  approvedAt?: null;
  approvedBy?: null;
  rejectionReason?: null;
  submittedAt?: Date;
  lifecycle?: PostingLifecycle;
  ownerId?: number;
};

/** Writes changes of a posting that is held. Public pages and matching follow by the database's own triggers. */
export async function saveOwnPosting(
  tx: Transaction,
  before: OwnPosting,
  changes: OwnChanges & { fields?: TypedPosting },
  at: Date,
): Promise<void> {
  const { fields, ...others } = changes;
  // Two changes of one millisecond are two versions.
  const updatedAt = new Date(Math.max(at.getTime(), before.updatedAt.getTime() + 1));
  await tx.project.update({
    where: { id: before.id },
    data: { ...others, ...(fields ? storedFields(fields) : {}), updatedAt },
    select: { id: true },
  });
}

/** A posting's fields as they are stored, with what follows from them. */
function storedFields({ startDate, ...fields }: TypedPosting) {
  return {
    ...fields,
    ...storedPosting(fields, fields),
    startDate: startDate === null ? null : new Date(`${startDate}T00:00:00Z`),
    cityKey: findCity(fields.location)?.key ?? null,
  };
}
