import * as api from "@/lib/features/operations/api";
import { exportAuditEntries } from "@/lib/features/operations/server/export-audit-entries";
import { route } from "@/lib/server/http/route";

export const GET = route(api.exportAuditEntries, {
  handler: ({ actor, query }) => exportAuditEntries(actor, query),
});
