import * as api from "@/lib/features/project-applications/own-api";
import { listOwnApplications } from "@/lib/features/project-applications/server/own-applications";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listOwnApplications, {
  handler: async ({ actor, query }) => {
    const { applications, total, nextCursor } = await listOwnApplications(actor, query);
    const { limit } = query;
    const next = nextCursor && { cursor: nextCursor, ...(limit ? { limit: String(limit) } : {}) };
    return listReply(applications, total, api.listOwnApplications.path, next || null);
  },
});
