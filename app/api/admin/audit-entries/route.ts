import * as api from "@/lib/features/operations/api";
import { listAuditEntries } from "@/lib/features/operations/server/list-audit-entries";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listAuditEntries, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listAuditEntries.path, query, await listAuditEntries(actor, query)),
});
