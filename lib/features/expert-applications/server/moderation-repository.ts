import "server-only";
import { sql } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { readAdminList } from "@/lib/server/admin-list";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import { toEuros } from "@/lib/shared/money";
import { reviewDueAt } from "@/lib/shared/review-due";
import { textLanguage } from "@/lib/shared/text-language";
import type { ExpertApplication, ExpertApplicationsQuery } from "../moderation-schemas";
import type { CorrectExpertApplicationInput } from "../schemas";
import type { ApplicationStatus } from "../states";

const applications = (tx?: Transaction) =>
  kysely(tx)
    .selectFrom("expertApplications as a")
    .select([
      "a.id",
      "a.name",
      "a.title",
      "a.email",
      "a.phone",
      "a.description",
      "a.experienceYears",
      "a.hourlyRateCents",
      "a.weeklyAvailabilityHours",
      "a.location",
      "a.workRadius",
      "a.portfolio",
      "a.linkedinUrl",
      "a.githubUrl",
      "a.resume",
      "a.status",
      "a.reviewNotes",
      "a.reviewedAt",
      "a.reviewedBy",
      "a.expertId",
      "a.createdAt",
      "a.updatedAt",
      "a.resubmittedAt",
    ])
    .select(({ selectFrom, fn }) => [
      // A list column may be null in the database; whoever reads a list expects one.
      fn.coalesce("a.skills", sql<string[]>`'{}'`).as("skills"),
      fn.coalesce("a.workArrangement", sql<never[]>`'{}'`).as("workArrangement"),
      selectFrom("experts as e")
        .select(({ ref }) =>
          jsonBuildObject({ id: ref("e.id"), approvalStatus: ref("e.approvalStatus") }).as("expert"),
        )
        .where(sql<boolean>`lower(e.email) = lower(a.email)`)
        .where("e.archivedAt", "is", null)
        .as("existingExpert"),
    ]);
const personality = [
  "a.personalityOpenness",
  "a.personalityConscientiousness",
  "a.personalityExtraversion",
  "a.personalityAgreeableness",
  "a.personalityNeuroticism",
  "a.personalityTestCompleted",
] as const;

type Row = Awaited<ReturnType<ReturnType<typeof applications>["executeTakeFirstOrThrow"]>>;

/** Since when an application waits: since it was sent, or sent again. */
export const waitsSince = ({ createdAt, resubmittedAt }: { createdAt: Date; resubmittedAt: Date | null }) =>
  resubmittedAt ?? createdAt;

function toApplication({
  hourlyRateCents,
  reviewedAt,
  createdAt,
  updatedAt,
  resubmittedAt,
  ...row
}: Row): ExpertApplication {
  const since = waitsSince({ createdAt, resubmittedAt });
  return {
    ...row,
    textLanguage: textLanguage(row.description),
    notesLanguage: textLanguage(row.reviewNotes),
    hourlyRate: toEuros(hourlyRateCents),
    reviewedAt: reviewedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    resubmittedAt: resubmittedAt?.toISOString() ?? null,
    dueAt: row.status === "pending" ? reviewDueAt("application", since).toISOString() : null,
  };
}

export async function findApplications(
  query: ExpertApplicationsQuery,
  paging: "page" | "everything",
): Promise<AdminPage<ExpertApplication>> {
  const rows = applications();
  const { items, total } = await readAdminList(
    {
      rows: query.status ? rows.where("a.status", "=", query.status) : rows,
      id: "a.id",
      searched: ["a.name", "a.title", "a.email", "a.location", sql`array_to_string(a.skills, ' ')`],
      sorts: {
        name: sql`lower(a.name)`,
        title: sql`lower(a.title)`,
        email: sql`lower(a.email)`,
        experienceYears: "a.experienceYears",
        hourlyRate: "a.hourlyRateCents",
        status: "a.status",
        createdAt: "a.createdAt",
      },
      // What waits comes first, by when it is due, which is the order in which it came; then the newest.
      order: (rows) =>
        rows
          .orderBy(sql`a.status = 'pending'`, "desc")
          .orderBy(sql`CASE WHEN a.status = 'pending' THEN coalesce(a.resubmitted_at, a.created_at) END`)
          .orderBy("a.createdAt", "desc")
          .orderBy("a.id"),
    },
    query,
    paging,
  );
  return { items: items.map(toApplication), total };
}

/** One application as the list shows it; null for none. */
export async function findApplication(tx: Transaction, id: number): Promise<ExpertApplication | null> {
  const row = await applications(tx).where("a.id", "=", id).executeTakeFirst();
  return row ? toApplication(row) : null;
}

/** An application to decide about: who else wants to waits here, and then sees the decision. */
export const lockApplication = async (tx: Transaction, id: number) =>
  (await applications(tx).select(personality).where("a.id", "=", id).forUpdate("a").executeTakeFirst()) ??
  null;

/** What reviewing needs of an application: what its expert is made of, personality scores included. */
export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

type Review = {
  status: ApplicationStatus;
  reviewNotes: string | null;
  reviewedAt: Date | null;
  reviewedBy: string | null;
  expertId: number | null;
};

/** Writes the decision about an application that is locked. */
export async function saveReview(
  tx: Transaction,
  id: number,
  review: Review,
  at: Date,
): Promise<ExpertApplication> {
  await tx.expertApplication.update({
    where: { id },
    data: { ...review, updatedAt: at },
    select: { id: true },
  });
  return toApplication(await applications(tx).where("a.id", "=", id).executeTakeFirstOrThrow());
}

/** Writes an application that is locked as its applicant has corrected it; it waits for its review again. */
export async function saveCorrection(
  tx: Transaction,
  id: number,
  corrected: CorrectExpertApplicationInput,
  at: Date,
): Promise<ExpertApplication> {
  const unreviewed = { status: "pending", reviewNotes: null, reviewedAt: null, reviewedBy: null } as const;
  await tx.expertApplication.update({
    where: { id },
    data: { ...corrected, ...unreviewed, resubmittedAt: at, updatedAt: at },
    select: { id: true },
  });
  return toApplication(await applications(tx).where("a.id", "=", id).executeTakeFirstOrThrow());
}

/** Removes an application that is locked. */
export async function removeApplication(tx: Transaction, id: number): Promise<void> {
  await tx.expertApplication.delete({ where: { id }, select: { id: true } });
}
