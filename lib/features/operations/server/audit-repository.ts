import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import type { AuditEntriesQuery, AuditEntry } from "../audit-schemas";

/** The instants that bound a search in time; `before` is not included. */
export type Period = { from: Date | null; before: Date | null };

/** The audit log, newest first unless another order is asked for. */
export async function findAuditEntries(
  query: AuditEntriesQuery,
  { from, before }: Period,
  paging: "page" | "everything",
): Promise<AdminPage<AuditEntry>> {
  let rows = kysely()
    .selectFrom("auditEntries as a")
    .select(["a.id", "a.at", "a.actorEmail", "a.action", "a.entity", "a.entityId"])
    .select(["a.before", "a.after", "a.reason", "a.requestId"]);
  if (query.entity) rows = rows.where("a.entity", "=", query.entity);
  if (query.entityId) rows = rows.where("a.entityId", "=", query.entityId);
  if (query.action) rows = rows.where("a.action", "=", query.action);
  if (from) rows = rows.where("a.at", ">=", from);
  if (before) rows = rows.where("a.at", "<", before);
  const { items, total } = await readAdminList(
    {
      rows,
      searched: [
        "a.actorEmail",
        "a.action",
        "a.entity",
        "a.entityId",
        "a.reason",
        sql`a.before::text`,
        sql`a.after::text`,
      ],
      sorts: { at: "a.at", actorEmail: "a.actorEmail", action: "a.action", entity: "a.entity" },
      order: (rows) => rows.orderBy("a.at", "desc").orderBy("a.id", "desc"),
    },
    query,
    paging,
  );
  return { items: items.map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() })), total };
}
