import { z } from "zod";
import { auditEntriesQuery, auditEntry } from "@/lib/features/operations/audit-schemas";
import { listAuditEntries } from "@/lib/features/operations/server/list-audit-entries";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "The audit log, newest first; with entity and entityId an item's history",
  rateLimit: limits.read,
  query: auditEntriesQuery,
  response: z.array(auditEntry),
  handler: async ({ actor, query }) =>
    adminListReply("/api/admin/audit-entries", query, await listAuditEntries(actor, query)),
});
