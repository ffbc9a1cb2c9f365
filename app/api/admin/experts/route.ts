import * as api from "@/lib/features/experts/api";
import { listAdminExperts } from "@/lib/features/experts/server/list-all-experts";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listAdminExperts, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listAdminExperts.path, query, await listAdminExperts(actor, query)),
});
