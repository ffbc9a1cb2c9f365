import * as engagementsApi from "@/lib/features/engagements/api";
import { createEngagement } from "@/lib/features/engagements/server/create-engagement";
import * as postingsApi from "@/lib/features/postings/api";
import { listProjects } from "@/lib/features/postings/server/list-postings";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const GET = route(postingsApi.listProjects, {
  handler: async ({ query }) => {
    const { projects, total, nextCursor } = await listProjects(query);
    const next = nextCursor
      ? { cursor: nextCursor, ...(query.limit ? { limit: String(query.limit) } : {}) }
      : null;
    return listReply(projects, total, postingsApi.listProjects.path, next);
  },
});

export const POST = route(engagementsApi.createEngagement, {
  handler: ({ actor, body, request }) =>
    createEngagement(actor, body, idempotency("projects", request.headers.get("idempotency-key"), body)),
});
