import "server-only";
import { type AdminList, readAdminList } from "@/lib/server/admin-list";
import type { AdminPage } from "@/lib/shared/admin-list";
import type { AuditEntriesQuery, AuditEntry } from "../audit-schemas";

/** `AuditEntry` as the database has it. */
type Row = Omit<AuditEntry, "at"> & { at: Date };

/** The instants that bound a search in time; `before` is not included. */
export type Period = { from: Date | null; before: Date | null };

const columns = `a.id::float8 AS id, a.at, a.actor_email AS "actorEmail", a.action, a.entity,
  a.entity_id AS "entityId", a.before, a.after, a.reason, a.request_id AS "requestId"`;

/** The audit log, newest first unless another order is asked for. */
export async function findAuditEntries(
  query: AuditEntriesQuery,
  { from, before }: Period,
  paging: "page" | "everything",
): Promise<AdminPage<AuditEntry>> {
  const wanted: [condition: (place: string) => string, value: unknown][] = [
    [(place) => `a.entity = ${place}`, query.entity],
    [(place) => `a.entity_id = ${place}`, query.entityId],
    [(place) => `a.action = ${place}`, query.action],
    [(place) => `a.at >= ${place}`, from ?? undefined],
    [(place) => `a.at < ${place}`, before ?? undefined],
  ];
  const given = wanted.filter(([, value]) => value !== undefined);
  const list: AdminList = {
    select: columns,
    from: "audit_entries a",
    where: given.map(([condition], index) => condition(`$${index + 1}`)),
    values: given.map(([, value]) => value),
    searched: [
      "a.actor_email",
      "a.action",
      "a.entity",
      "a.entity_id",
      "a.reason",
      "a.before::text",
      "a.after::text",
    ],
    sorts: { at: "a.at", actorEmail: "a.actor_email", action: "a.action", entity: "a.entity" },
    order: "a.at DESC, a.id DESC",
  };
  const { items, total } = await readAdminList<Row>(list, query, paging);
  return { items: items.map((row) => ({ ...row, at: row.at.toISOString() })), total };
}
