import { auditEntriesQuery } from "@/lib/features/operations/audit-schemas";
import { exportAuditEntries } from "@/lib/features/operations/server/export-audit-entries";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "The audit log as CSV, with the filters and the order of its list",
  rateLimit: limits.read,
  query: auditEntriesQuery.omit({ page: true, limit: true }),
  handler: ({ actor, query }) => exportAuditEntries(actor, query),
});
