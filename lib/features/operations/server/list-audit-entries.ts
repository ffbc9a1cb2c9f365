import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import type { AdminPage } from "@/lib/shared/admin-list";
import { helsinkiDays } from "@/lib/shared/dates";
import type { AuditEntriesQuery, AuditEntry } from "../audit-schemas";
import { findAuditEntries } from "./audit-repository";

/**
 * The audit log, or one item's history. The log itself is written by `recordAudit` alone and refuses every
 * change in the database.
 * @param paging 'everything' for the export
 */
export function listAuditEntries(
  _actor: AdminActor,
  query: AuditEntriesQuery,
  paging: "page" | "everything" = "page",
): Promise<AdminPage<AuditEntry>> {
  return findAuditEntries(query, helsinkiDays(query.from, query.to), paging);
}
