import { createEngagementInput, engagementCreated } from "@/lib/features/engagements/schemas";
import { createEngagement } from "@/lib/features/engagements/server/create-engagement";
import { listQuery } from "@/lib/features/experts/schemas";
import { publicProject } from "@/lib/features/postings/schemas";
import { listProjects } from "@/lib/features/postings/server/list-postings";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "public",
  summary: "Approved and active projects in display order, then newest",
  rateLimit: limits.read,
  query: listQuery,
  response: publicProject.array(),
  handler: async ({ query }) => {
    const { projects, total, nextCursor } = await listProjects(query);
    const next = nextCursor
      ? { cursor: nextCursor, ...(query.limit ? { limit: String(query.limit) } : {}) }
      : null;
    return listReply(projects, total, "/api/projects", next);
  },
});

export const POST = route({
  access: "public",
  summary: "Create a private engagement for contracts; takes an Idempotency-Key",
  rateLimit: limits.engagement,
  body: createEngagementInput,
  response: engagementCreated,
  status: 201,
  handler: ({ actor, body, request }) =>
    createEngagement(actor, body, idempotency("projects", request.headers.get("idempotency-key"), body)),
});
