import "server-only";
import { type AdminList, readAdminList } from "@/lib/server/admin-list";
import type { Transaction } from "@/lib/server/db";
import type { AdminPage } from "@/lib/shared/admin-list";
import { toEuros } from "@/lib/shared/money";
import { reviewDueAt } from "@/lib/shared/review-due";
import type { ExpertApplication, ExpertApplicationsQuery } from "../moderation-schemas";
import type { ApplicationStatus } from "../states";

type Row = Omit<ExpertApplication, "hourlyRate" | "reviewedAt" | "createdAt" | "dueAt"> & {
  hourlyRateCents: number;
  reviewedAt: Date | null;
  createdAt: Date;
};

// A list column may be null in the database; whoever reads a list expects one.
const columns = `a.id, a.name, a.title, a.email, a.phone, a.description, coalesce(a.skills, '{}') AS skills,
  a.experience_years AS "experienceYears", a.hourly_rate_cents AS "hourlyRateCents",
  a.weekly_availability_hours AS "weeklyAvailabilityHours", a.location, a.work_radius AS "workRadius",
  coalesce(a.work_arrangement, '{}') AS "workArrangement", a.portfolio, a.linkedin_url AS "linkedinUrl",
  a.github_url AS "githubUrl", a.resume, a.status, a.review_notes AS "reviewNotes",
  a.reviewed_at AS "reviewedAt", a.reviewed_by AS "reviewedBy", a.expert_id AS "expertId",
  (SELECT json_build_object('id', e.id, 'approvalStatus', e.approval_status) FROM experts e
    WHERE lower(e.email) = lower(a.email) AND e.archived_at IS NULL) AS "existingExpert",
  a.created_at AS "createdAt"`;

function toApplication({ hourlyRateCents, reviewedAt, createdAt, ...row }: Row): ExpertApplication {
  return {
    ...row,
    hourlyRate: toEuros(hourlyRateCents),
    reviewedAt: reviewedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    dueAt: row.status === "pending" ? reviewDueAt("application", createdAt).toISOString() : null,
  };
}

const list: Omit<AdminList, "where" | "values"> = {
  select: columns,
  from: "expert_applications a",
  searched: ["a.name", "a.title", "a.email", "a.location", "array_to_string(a.skills, ' ')"],
  sorts: {
    name: "lower(a.name)",
    title: "lower(a.title)",
    email: "lower(a.email)",
    experienceYears: "a.experience_years",
    hourlyRate: "a.hourly_rate_cents",
    status: "a.status",
    createdAt: "a.created_at",
  },
  // What waits comes first, by when it is due, which is the order in which it came; then the newest.
  order: `(a.status = 'pending') DESC, CASE WHEN a.status = 'pending' THEN a.created_at END, a.created_at DESC, a.id`,
};

export async function findApplications(
  query: ExpertApplicationsQuery,
  paging: "page" | "everything",
): Promise<AdminPage<ExpertApplication>> {
  const { items, total } = await readAdminList<Row>(
    {
      ...list,
      where: query.status ? ["a.status = $1"] : [],
      values: query.status ? [query.status] : [],
    },
    query,
    paging,
  );
  return { items: items.map(toApplication), total };
}

/** What reviewing needs of an application: what its expert is made of, personality scores included. */
export type LockedApplication = Row & {
  personalityOpenness: number | null;
  personalityConscientiousness: number | null;
  personalityExtraversion: number | null;
  personalityAgreeableness: number | null;
  personalityNeuroticism: number | null;
  personalityTestCompleted: boolean;
};

/** An application to decide about: who else wants to waits here, and then sees the decision. */
export async function lockApplication(tx: Transaction, id: number): Promise<LockedApplication | null> {
  const [row] = await tx.$queryRawUnsafe<LockedApplication[]>(
    `SELECT ${columns}, a.personality_openness AS "personalityOpenness",
       a.personality_conscientiousness AS "personalityConscientiousness",
       a.personality_extraversion AS "personalityExtraversion",
       a.personality_agreeableness AS "personalityAgreeableness",
       a.personality_neuroticism AS "personalityNeuroticism",
       a.personality_test_completed AS "personalityTestCompleted"
     FROM expert_applications a WHERE a.id = $1 FOR UPDATE OF a`,
    id,
  );
  return row ?? null;
}

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
  const [row] = await tx.$queryRawUnsafe<Row[]>(
    `SELECT ${columns} FROM expert_applications a WHERE a.id = $1`,
    id,
  );
  return toApplication(row as Row);
}

/** Removes an application that is locked. */
export async function removeApplication(tx: Transaction, id: number): Promise<void> {
  await tx.expertApplication.delete({ where: { id }, select: { id: true } });
}
