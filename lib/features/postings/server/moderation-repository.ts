import "server-only";
import { type AdminList, readAdminList } from "@/lib/server/admin-list";
import type { Transaction } from "@/lib/server/db";
import type { AdminPage } from "@/lib/shared/admin-list";
import { toEuros } from "@/lib/shared/money";
import { reviewDueAt } from "@/lib/shared/review-due";
import { moved } from "../moderation-rules";
import type { AdminPosting, AdminPostingsQuery } from "../moderation-schemas";

/** Columns that are answered under the same names. */
type Answered =
  | ("id" | "title" | "description" | "requiredSkills" | "isActive" | "approvalStatus" | "location")
  | ("workArrangement" | "experienceRequired" | "durationMonths" | "hoursPerWeek" | "customerCompany")
  | ("customerName" | "customerEmail" | "customerPhone" | "budgetType" | "urgency" | "industry")
  | ("projectCategory" | "deliverables" | "teamSize" | "rejectionReason" | "approvedBy" | "displayOrder")
  | "applicationCount";

type PostingRow = Pick<AdminPosting, Answered> & {
  hourlyRateMinCents: number | null;
  hourlyRateMaxCents: number | null;
  /** bigint comes as text. */
  fixedBudgetMinCents: string | null;
  fixedBudgetMaxCents: string | null;
  approvedAt: Date | null;
  createdAt: Date;
  submittedAt: Date;
};

/** The order of the public list. */
const listOrder = "display_order, created_at DESC, id DESC";
const approvedPostings = "kind = 'posting' AND approval_status = 'approved'";

// New postings all begin with the order 1, so the stored numbers may be equal: a posting's place among the approved
// ones is what its number means, until the next change of the order writes it down.
const from = `projects p LEFT JOIN (SELECT id, (row_number() OVER (ORDER BY ${listOrder}))::int AS place
  FROM projects WHERE ${approvedPostings}) o ON o.id = p.id`;

const columns = `p.id, p.title, p.description, p.required_skills AS "requiredSkills", p.is_active AS "isActive",
  p.approval_status AS "approvalStatus", p.location, p.work_arrangement AS "workArrangement",
  p.experience_required AS "experienceRequired", p.duration_months AS "durationMonths",
  p.hours_per_week AS "hoursPerWeek", p.customer_company AS "customerCompany", p.customer_name AS "customerName",
  p.customer_email AS "customerEmail", p.customer_phone AS "customerPhone", p.budget_type AS "budgetType",
  p.hourly_rate_min_cents AS "hourlyRateMinCents", p.hourly_rate_max_cents AS "hourlyRateMaxCents",
  p.fixed_budget_min_cents::text AS "fixedBudgetMinCents", p.fixed_budget_max_cents::text AS "fixedBudgetMaxCents",
  p.urgency, p.industry, p.project_category AS "projectCategory", coalesce(p.deliverables, '{}') AS deliverables,
  p.team_size AS "teamSize", p.rejection_reason AS "rejectionReason", p.approved_at AS "approvedAt",
  p.approved_by AS "approvedBy", p.created_at AS "createdAt", p.submitted_at AS "submittedAt",
  coalesce(o.place, p.display_order) AS "displayOrder",
  (SELECT count(*)::int FROM project_applications a WHERE a.project_id = p.id) AS "applicationCount"`;

const list: Omit<AdminList, "where" | "values"> = {
  select: columns,
  from,
  searched: [
    "p.title",
    "p.customer_company",
    "p.customer_name",
    "p.customer_email",
    "p.location",
    "array_to_string(p.required_skills, ' ')",
    "p.description",
  ],
  sorts: {
    title: "lower(p.title)",
    customerCompany: "lower(p.customer_company)",
    hourlyRate: "coalesce(p.hourly_rate_max_cents, p.hourly_rate_min_cents)",
    approvalStatus: "p.approval_status",
    submittedAt: "p.submitted_at",
    displayOrder: "o.place",
  },
  // The review clock runs from the submission, so what came first is due first.
  order: `p.approval_status = 'pending' DESC, CASE WHEN p.approval_status = 'pending' THEN p.submitted_at END,
    p.submitted_at DESC, p.id DESC`,
};

const euros = (cents: number | string | null) => (cents === null ? null : toEuros(Number(cents)));

function toAdminPosting(row: PostingRow): AdminPosting {
  const { hourlyRateMinCents, hourlyRateMaxCents, fixedBudgetMinCents, fixedBudgetMaxCents, ...fields } = row;
  const isPending = row.approvalStatus === "pending";
  return {
    ...fields,
    status: row.approvalStatus,
    hourlyRateMin: euros(hourlyRateMinCents),
    hourlyRateMax: euros(hourlyRateMaxCents),
    fixedBudgetMin: euros(fixedBudgetMinCents),
    fixedBudgetMax: euros(fixedBudgetMaxCents),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    submittedAt: row.submittedAt.toISOString(),
    dueAt: isPending ? reviewDueAt("posting", row.submittedAt).toISOString() : null,
  };
}

/** Postings with their customers, in any state; private engagements never show (decisions B14). */
export async function findPostings(
  query: AdminPostingsQuery,
  paging: "page" | "everything",
): Promise<AdminPage<AdminPosting>> {
  const { status } = query;
  const { items, total } = await readAdminList<PostingRow>(
    {
      ...list,
      where: ["p.kind = 'posting'", ...(status ? ["p.approval_status = $1"] : [])],
      values: status ? [status] : [],
    },
    query,
    paging,
  );
  return { items: items.map(toAdminPosting), total };
}

/** One posting as it is in this transaction; null for a missing one and for an engagement. */
export async function readPosting(tx: Transaction, id: number): Promise<AdminPosting | null> {
  const [row] = await tx.$queryRawUnsafe<PostingRow[]>(
    `SELECT ${columns} FROM ${from} WHERE p.id = $1 AND p.kind = 'posting'`,
    id,
  );
  return row ? toAdminPosting(row) : null;
}

/** The same, which nobody else changes or applies to until the transaction ends. */
export async function lockPosting(tx: Transaction, id: number): Promise<AdminPosting | null> {
  await tx.$queryRaw`SELECT id FROM projects WHERE id = ${id} AND kind = 'posting' FOR UPDATE`;
  // Read after the lock was granted: the statement that waits for it sees the rows as they were before.
  return readPosting(tx, id);
}

export type PostingChanges = {
  title?: string;
  description?: string;
  location?: string;
  cityKey?: string | null;
  hourlyRateMinCents?: number | null;
  hourlyRateMaxCents?: number | null;
  durationMonths?: number | null;
  hoursPerWeek?: number | null;
  isActive?: boolean;
  approvalStatus?: AdminPosting["approvalStatus"];
  approvedAt?: Date | null;
  approvedBy?: string | null;
  rejectionReason?: string | null;
};

/** Writes changes of a posting that is locked. Public pages and matching follow by the database's own triggers. */
export async function savePosting(
  tx: Transaction,
  id: number,
  changes: PostingChanges,
  at: Date,
): Promise<void> {
  await tx.project.update({ where: { id }, data: { ...changes, updatedAt: at }, select: { id: true } });
}

/** Until the transaction ends nobody else changes the order. To be asked for before any posting is locked. */
export async function lockPostingOrder(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('projects.display_order'))`;
}

/**
 * Moves an approved posting to a place from 1 and numbers all of them 1, 2, 3, … (decisions B19), under
 * `lockPostingOrder`.
 */
export async function movePosting(tx: Transaction, id: number, place: number): Promise<void> {
  const rows = await tx.$queryRawUnsafe<{ id: number }[]>(
    `SELECT id FROM projects WHERE ${approvedPostings} ORDER BY ${listOrder}`,
  );
  const ids = moved(
    rows.map((row) => row.id),
    id,
    place,
  );
  await tx.$executeRaw`UPDATE projects p SET display_order = o.place
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS o(id, place) WHERE p.id = o.id AND p.display_order <> o.place`;
}

/** How many contracts were made for a posting. */
export const countContracts = (tx: Transaction, projectId: number): Promise<number> =>
  tx.contract.count({ where: { projectId } });

/** The addresses of those who wait for an answer to their application. */
export async function findWaitingApplicants(tx: Transaction, projectId: number): Promise<string[]> {
  const rows = await tx.projectApplication.findMany({
    where: { projectId, status: { in: ["pending", "accepted"] } },
    select: { applicantEmail: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ applicantEmail }) => applicantEmail);
}

/** Deletes a posting with its applications. */
export async function deletePostingRow(tx: Transaction, id: number): Promise<void> {
  await tx.project.delete({ where: { id }, select: { id: true } });
}
