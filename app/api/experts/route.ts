import * as expertsApi from "@/lib/features/experts/api";
import { listExperts } from "@/lib/features/experts/server/list-experts";
import * as onboardingApi from "@/lib/features/onboarding/api";
import { createExpert } from "@/lib/features/onboarding/server/create-expert";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(expertsApi.listExperts, {
  handler: async ({ actor, query }) => {
    const { experts, total, nextCursor } = await listExperts(actor, query);
    const next = nextCursor
      ? {
          cursor: nextCursor,
          ...(query.limit ? { limit: String(query.limit) } : {}),
          ...(query.scope ? { scope: query.scope } : {}),
        }
      : null;
    return listReply(experts, total, expertsApi.listExperts.path, next);
  },
});

export const POST = route(onboardingApi.createExpert, {
  handler: ({ actor, body }) => createExpert(actor, body),
});
