import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { csvResponse } from "@/lib/server/csv";
import type { AuditEntriesQuery, AuditEntry } from "../audit-schemas";
import { listAuditEntries } from "./list-audit-entries";

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The audit log as a file, in the order and with the filters of the screen. */
export async function exportAuditEntries(actor: AdminActor, query: AuditEntriesQuery): Promise<Response> {
  const { items } = await listAuditEntries(actor, query, "everything");
  return csvResponse<AuditEntry>(
    "audit-log",
    [
      ["id", ({ id }) => id],
      ["at", ({ at }) => at],
      ["actorEmail", ({ actorEmail }) => actorEmail],
      ["action", ({ action }) => action],
      ["entity", ({ entity }) => entity],
      ["entityId", ({ entityId }) => entityId],
      ["before", ({ before }) => json(before)],
      ["after", ({ after }) => json(after)],
      ["reason", ({ reason }) => reason],
      ["requestId", ({ requestId }) => requestId],
    ],
    items,
  );
}
