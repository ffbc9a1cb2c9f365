import * as api from "@/lib/features/conversations/api";
import { listReports } from "@/lib/features/conversations/server/moderate-reports";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listReports, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listReports.path, query, await listReports(actor, query)),
});
