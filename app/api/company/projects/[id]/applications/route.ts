import * as api from "@/lib/features/project-applications/api";
import { listApplicants } from "@/lib/features/project-applications/server/read-applicants";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listApplicants, {
  handler: async ({ actor, params, query }) => {
    const { applicants, total, nextCursor } = await listApplicants(actor, params.id, query);
    const { limit } = query;
    const next = nextCursor && { cursor: nextCursor, ...(limit ? { limit: String(limit) } : {}) };
    return listReply(applicants, total, `/api/company/projects/${params.id}/applications`, next || null);
  },
});
