import * as api from "@/lib/features/company-projects/api";
import { listOwnProjects } from "@/lib/features/company-projects/server/read-projects";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listOwnProjects, {
  handler: async ({ actor, query }) => {
    const { projects, total, nextCursor } = await listOwnProjects(actor, query);
    const { limit } = query;
    const next = nextCursor && { cursor: nextCursor, ...(limit ? { limit: String(limit) } : {}) };
    return listReply(projects, total, api.listOwnProjects.path, next || null);
  },
});
