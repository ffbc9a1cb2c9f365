import "server-only";
import { type Selectable, sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import { now } from "@/lib/server/clock";
import type { Transaction } from "@/lib/server/db";
import type { Expert } from "@/lib/server/generated/kysely/types";
import { kysely, prepared } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import { toCents } from "@/lib/shared/format-money";
import { overdueBefore, reviewDueAt } from "@/lib/shared/review-due";
import type { AdminExpert, AdminExpertsQuery } from "../moderation-schemas";
import type { FullExpert } from "../schemas";
import { cursorAfter } from "./repository";
import { type FullRow, fullColumns, toFullExpert } from "./rows-repository";
import type { Cursor } from "./search/conditions";

// What only administrators read and write of experts.

type AdminRow = FullRow & Pick<Selectable<Expert>, "updatedAt" | "archivedAt" | "resubmittedAt">;

/** Since when a profile waits for its review. */
const waitsSince = sql<Date>`coalesce(e.resubmitted_at, e.created_at)`;

function toAdminExpert(row: AdminRow): AdminExpert {
  const isWaiting = row.approvalStatus === "pending" && row.archivedAt === null;
  return {
    ...toFullExpert(row),
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
    resubmittedAt: row.resubmittedAt?.toISOString() ?? null,
    dueAt: isWaiting ? reviewDueAt("expert", row.resubmittedAt ?? row.createdAt).toISOString() : null,
  };
}

const everybody = kysely()
  .selectFrom("experts as e")
  .select([...fullColumns, "e.updatedAt", "e.archivedAt", "e.resubmittedAt"]);
const present = everybody.where("e.archivedAt", "is", null);
const lists = {
  pending: present.where("e.approvalStatus", "=", sql.lit("pending")),
  changes_requested: present.where("e.approvalStatus", "=", sql.lit("changes_requested")),
  approved: present.where("e.isPublic", "=", true),
  rejected: present.where("e.approvalStatus", "=", "rejected"),
  inactive: present.where("e.approvalStatus", "=", "approved").where("e.isPublic", "=", false),
  archived: everybody.where("e.archivedAt", "is not", null),
};

/** In the order of their use: who has waited longest, who was archived last, otherwise the public list's own. */
const inUse = (status: AdminExpertsQuery["status"]) => (rows: typeof everybody) => {
  if (status === "pending") return rows.orderBy(waitsSince).orderBy("e.id");
  const last = status === "archived" ? rows.orderBy("e.archivedAt", "desc") : inDisplayOrder(rows);
  return last.orderBy("e.id", "desc");
};
const inDisplayOrder = (rows: typeof everybody) =>
  rows.orderBy("e.displayOrder").orderBy("e.createdAt", "desc");

/** What the table is narrowed by besides its state and words. */
function filtered(
  rows: typeof everybody,
  { city, rate, seen, due, links }: AdminExpertsQuery,
): typeof everybody {
  let left = rows;
  if (city) left = left.where("e.cityKey", "=", city);
  if (rate) {
    const [from = "", below = ""] = rate.split("-");
    left = left.where("e.hourlyRateCents", ">=", toCents(Number(from)));
    if (below) left = left.where("e.hourlyRateCents", "<", toCents(Number(below)));
  }
  if (seen) {
    const since = new Date(now().getTime() - (seen === "30" ? 30 : 90) * 86_400_000);
    // Whoever has never confirmed it has not since then either.
    const isSince = sql<boolean>`(e.availability_confirmed_at >= greatest(e.created_at, ${since}))`;
    left = left.where(isSince, "=", seen !== "older");
  }
  if (due) {
    left = left
      .where("e.archivedAt", "is", null)
      .where("e.approvalStatus", "=", "pending")
      .where(waitsSince, "<=", overdueBefore("expert", now()));
  }
  if (links) {
    const has = sql<boolean>`(num_nonnulls(e.portfolio_url, e.linkedin_url, e.github_url) > 0)`;
    left = left.where(has, "=", links === "with");
  }
  return left;
}

/** Experts as the administrators' table shows them; without a status everybody who is not archived. */
export async function findAdminExperts(
  wish: AdminExpertsQuery,
  paging: "page" | "everything",
): Promise<AdminPage<AdminExpert>> {
  const list = {
    rows: filtered(wish.status ? lists[wish.status] : present, wish),
    id: "e.id",
    searched: ["e.name", "e.title", "e.email", "e.location", sql`array_to_string(e.skills, ' ')`],
    sorts: {
      name: sql`lower(e.name)`,
      title: sql`lower(e.title)`,
      availability: sql`array_position(ARRAY['available', 'next_week', '2_weeks', 'busy'], e.availability)`,
      status: sql`CASE e.approval_status WHEN 'pending' THEN 0 WHEN 'changes_requested' THEN 1
        WHEN 'approved' THEN 2 + (NOT e.is_public)::int ELSE 4 END`,
      hourlyRate: "e.hourlyRateCents",
      createdAt: "e.createdAt",
    },
    order: inUse(wish.status),
  } as const;
  const { items, total } = await readAdminList(list, wish, paging);
  return { items: items.map(toAdminExpert), total };
}

/** One expert as the table shows it, archived or not; null for none. */
export async function findAdminExpert(tx: Transaction, id: number): Promise<AdminExpert | null> {
  const row = await kysely(tx)
    .selectFrom("experts as e")
    .select([...fullColumns, "e.updatedAt", "e.archivedAt", "e.resubmittedAt"])
    .where("e.id", "=", id)
    .executeTakeFirst();
  return row ? toAdminExpert(row) : null;
}

/** Every expert that is not archived, for administrators (decisions A14), by display order. */
export async function listAllExperts(
  limit: number,
  after: Cursor | null,
): Promise<{ experts: FullExpert[]; total: number; next: Cursor | null }> {
  const place = [after?.displayOrder ?? null, after?.createdAt ?? null, after?.id ?? null];
  const rows = await prepared(
    "experts-list-all",
    inDisplayOrder(
      present.where(
        sql<boolean>`(${place[0]}::int IS NULL OR e.display_order > ${place[0]} OR (e.display_order = ${place[0]}
          AND (e.created_at, e.id) < (${place[1]}::timestamptz, ${place[2]}::int)))`,
      ),
    )
      .orderBy("e.id", "desc")
      .limit(limit + 1)
      .select(sql<number>`(SELECT count(*)::int FROM experts WHERE archived_at IS NULL)`.as("total")),
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

/** When a profile that is locked was sent for its review. */
export async function sentAt(tx: Transaction, id: number): Promise<Date> {
  const { createdAt, resubmittedAt } = await tx.expert.findUniqueOrThrow({
    where: { id },
    select: { createdAt: true, resubmittedAt: true },
  });
  return resubmittedAt ?? createdAt;
}

/** Whether somebody can sign in as the owner of a profile. */
export async function hasOwner(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM experts e JOIN users u ON u.id = e.user_id
      OR (e.user_id IS NULL AND u.email = lower(e.email) AND u.email_verified_at IS NOT NULL)
    WHERE e.id = ${id} LIMIT 1`.execute(kysely(tx));
  return rows.length > 0;
}
