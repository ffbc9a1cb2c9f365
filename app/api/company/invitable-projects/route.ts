import * as api from "@/lib/features/invitations/api";
import { listInvitableProjects } from "@/lib/features/invitations/server/sent-invitations";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listInvitableProjects, {
  handler: async ({ actor, query }) => {
    const { projects, total, nextCursor } = await listInvitableProjects(actor, query);
    const { expertId, limit } = query;
    const next = nextCursor && {
      ...{ expertId: String(expertId), cursor: nextCursor },
      ...(limit ? { limit: String(limit) } : {}),
    };
    return listReply(projects, total, "/api/company/invitable-projects", next || null);
  },
});
