import "server-only";
import { type AdminList, readAdminList } from "@/lib/server/admin-list";
import { query, type Transaction } from "@/lib/server/db";
import type { AdminPage } from "@/lib/shared/admin-list";
import { reviewDueAt } from "@/lib/shared/review-due";
import type { AdminExpert, AdminExpertStatus, AdminExpertsQuery } from "../moderation-schemas";
import type { FullExpert } from "../schemas";
import { cursorAfter, type FullRow, fullColumns, toFullExpert } from "./repository";
import type { Cursor } from "./search/search-sql";

// What only administrators read and write of experts.

type AdminRow = FullRow & { updated_at: Date; archived_at: Date | null };

function toAdminExpert(row: AdminRow): AdminExpert {
  const isWaiting = row.approval_status === "pending" && row.archived_at === null;
  return {
    ...toFullExpert(row),
    updatedAt: row.updated_at.toISOString(),
    archivedAt: row.archived_at?.toISOString() ?? null,
    dueAt: isWaiting ? reviewDueAt("expert", row.created_at).toISOString() : null,
  };
}

const isThere = "e.archived_at IS NULL";
const conditions: Record<AdminExpertStatus, readonly string[]> = {
  pending: [isThere, "e.approval_status = 'pending'"],
  approved: [isThere, "e.approval_status = 'approved'", "e.is_active"],
  rejected: [isThere, "e.approval_status = 'rejected'"],
  inactive: [isThere, "e.approval_status = 'approved'", "NOT e.is_active"],
  archived: ["e.archived_at IS NOT NULL"],
};

/** In the order of their use: who has waited longest, who was archived last, otherwise the public list's own. */
const displayOrder = "e.display_order, e.created_at DESC, e.id DESC";
const orders: Partial<Record<AdminExpertStatus, string>> = {
  pending: "e.created_at, e.id",
  archived: "e.archived_at DESC, e.id DESC",
};

/** Experts as the administrators' table shows them; without a status everybody who is not archived. */
export async function findAdminExperts(
  wish: AdminExpertsQuery,
  paging: "page" | "everything",
): Promise<AdminPage<AdminExpert>> {
  const { status } = wish;
  const list: AdminList = {
    select: `${fullColumns}, e.updated_at, e.archived_at`,
    from: "experts e",
    where: status ? conditions[status] : [isThere],
    values: [],
    searched: ["e.name", "e.title", "e.email", "e.location", "array_to_string(e.skills, ' ')"],
    sorts: {
      name: "lower(e.name)",
      title: "lower(e.title)",
      availability: "array_position(ARRAY['available', 'next_week', '2_weeks', 'busy'], e.availability)",
      status:
        "CASE e.approval_status WHEN 'pending' THEN 0 WHEN 'approved' THEN 1 + (NOT e.is_active)::int ELSE 3 END",
      hourlyRate: "e.hourly_rate_cents",
      createdAt: "e.created_at",
    },
    order: (status && orders[status]) ?? displayOrder,
  };
  const { items, total } = await readAdminList<AdminRow>(list, wish, paging);
  return { items: items.map(toAdminExpert), total };
}

/** Every expert that is not archived, for administrators (decisions A14), by display order. */
export async function listAllExperts(
  limit: number,
  after: Cursor | null,
): Promise<{ experts: FullExpert[]; total: number; next: Cursor | null }> {
  const rows = await query<FullRow & { total: number }>(
    `SELECT ${fullColumns}, (SELECT count(*)::int FROM experts WHERE archived_at IS NULL) AS total
       FROM experts e WHERE e.archived_at IS NULL
       AND ($1::int IS NULL OR e.display_order > $1 OR (e.display_order = $1 AND (e.created_at, e.id) < ($2, $3)))
       ORDER BY e.display_order, e.created_at DESC, e.id DESC LIMIT $4`,
    [after?.displayOrder ?? null, after?.createdAt ?? null, after?.id ?? null, limit + 1],
    "experts-list-all",
  );
  const page = rows.slice(0, limit);
  return {
    experts: page.map(toFullExpert),
    total: rows[0]?.total ?? 0,
    next: rows.length > limit ? cursorAfter(page.at(-1)) : null,
  };
}

/** Takes a locked expert out of every view, or puts it back; the caller keeps the display order without gaps. */
export async function setArchived(
  tx: Transaction,
  id: number,
  data: { archivedAt: Date | null; displayOrder: number; updatedAt: Date },
): Promise<void> {
  await tx.expert.update({ where: { id }, data, select: { id: true } });
}
