import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import { textLanguage } from "@/lib/shared/text-language";
import type { AuditEntriesQuery, AuditEntry } from "../audit-schemas";

/** The instants that bound a search in time; `before` is not included. */
export type Period = { from: Date | null; before: Date | null };

const isNumbered = sql<boolean>`a.entity_id ~ '^[0-9]{1,9}$'`;

/** Whom or what an entry is about, as they are called now: the log itself keeps no names of people. */
const name = sql<string | null>`CASE WHEN NOT ${isNumbered} THEN NULL ELSE CASE a.entity
  WHEN 'expert' THEN (SELECT name FROM experts WHERE id = a.entity_id::int)
  WHEN 'project' THEN (SELECT title FROM projects WHERE id = a.entity_id::int)
  WHEN 'expert_application' THEN (SELECT name FROM expert_applications WHERE id = a.entity_id::int)
  WHEN 'project_application' THEN (SELECT applicant_name FROM project_applications WHERE id = a.entity_id::int)
  WHEN 'meeting_booking' THEN (SELECT full_name FROM meeting_bookings WHERE id = a.entity_id::int)
  WHEN 'account' THEN (SELECT btrim(first_name || ' ' || last_name) FROM users WHERE id = a.entity_id::int)
  WHEN 'company' THEN (SELECT name FROM companies WHERE id = a.entity_id::int)
  WHEN 'consultant' THEN (SELECT name FROM consultants WHERE id = a.entity_id::int)
  WHEN 'admin_invitation' THEN (SELECT email FROM admin_invitations WHERE id = a.entity_id::int)
END END`;

// No entry is ever changed, so those from before could not be given a column of it.
const toEntry = ({
  id,
  at,
  ...row
}: Omit<AuditEntry, "id" | "at" | "reasonLanguage"> & { id: string; at: Date }) => ({
  ...row,
  id: Number(id),
  at: at.toISOString(),
  reasonLanguage: textLanguage(row.reason),
});

/** The audit log, newest first unless another order is asked for. */
export async function findAuditEntries(
  query: AuditEntriesQuery,
  { from, before }: Period,
  paging: "page" | "everything",
): Promise<AdminPage<AuditEntry>> {
  let rows = kysely()
    .selectFrom("auditEntries as a")
    .select(["a.id", "a.at", "a.actorEmail", "a.action", "a.entity", "a.entityId"])
    .select(["a.before", "a.after", "a.reason", "a.requestId"])
    .select(name.as("name"));
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
        name,
        sql`a.before::text`,
        sql`a.after::text`,
      ],
      sorts: { at: "a.at", actorEmail: "a.actorEmail", action: "a.action", entity: "a.entity" },
      order: (rows) => rows.orderBy("a.at", "desc").orderBy("a.id", "desc"),
    },
    query,
    paging,
  );
  return { items: items.map(toEntry), total };
}
