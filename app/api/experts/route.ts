import { fullExpert, listExpertsQuery, visibleExpert } from "@/lib/features/experts/schemas";
import { listExperts } from "@/lib/features/experts/server/list-experts";
import { createExpertInput } from "@/lib/features/onboarding/schemas";
import { createExpert } from "@/lib/features/onboarding/server/create-expert";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "public",
  summary: "Experts in display order; administrators get the full records",
  rateLimit: limits.read,
  query: listExpertsQuery,
  response: visibleExpert.array(),
  handler: async ({ actor, query }) => {
    const { experts, total, nextCursor } = await listExperts(actor, query);
    const next = nextCursor
      ? {
          cursor: nextCursor,
          ...(query.limit ? { limit: String(query.limit) } : {}),
          ...(query.scope ? { scope: query.scope } : {}),
        }
      : null;
    return listReply(experts, total, "/api/experts", next);
  },
});

export const POST = route({
  access: "user",
  summary: "Create the caller's own expert profile, which then waits for its review",
  rateLimit: limits.profileCreation,
  body: createExpertInput,
  response: fullExpert,
  status: 201,
  handler: ({ actor, body }) => createExpert(actor, body),
});
