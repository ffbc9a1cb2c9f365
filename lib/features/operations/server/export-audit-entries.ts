import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { exportCsv } from "@/lib/server/csv";
import type { ExportOptions } from "@/lib/shared/admin-list";
import type { AuditEntriesQuery, AuditEntry } from "../audit-schemas";
import { listAuditEntries } from "./list-audit-entries";

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The audit log as a file, in the order and with the filters of the screen. */
export async function exportAuditEntries(
  actor: AdminActor,
  query: AuditEntriesQuery & ExportOptions,
): Promise<Response> {
  const { items } = await listAuditEntries(actor, query, "everything");
  return exportCsv<AuditEntry>(
    actor,
    "audit-log",
    query,
    [
      ["id", ({ id }) => id],
      ["at", ({ at }) => at],
      ["actorEmail", ({ actorEmail }) => actorEmail],
      ["action", ({ action }) => action],
      ["entity", ({ entity }) => entity],
      ["entityId", ({ entityId }) => entityId],
      ["name", ({ name }) => name],
      ["before", ({ before }) => json(before)],
      ["after", ({ after }) => json(after)],
      ["reason", ({ reason }) => reason],
      ["requestId", ({ requestId }) => requestId],
    ],
    items,
  );
}
