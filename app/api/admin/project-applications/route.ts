import * as api from "@/lib/features/project-applications/api";
import { listProjectApplications } from "@/lib/features/project-applications/server/list-applications";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listProjectApplications, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listProjectApplications.path, query, await listProjectApplications(actor, query)),
});
