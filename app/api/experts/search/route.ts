import { publicExpert, searchExpertsInput } from "@/lib/features/experts/schemas";
import { searchExperts } from "@/lib/features/experts/server/search-experts";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "Search public experts; the same body with `cursor` of the Link header continues the list",
  rateLimit: limits.search,
  body: searchExpertsInput,
  response: publicExpert.array(),
  handler: async ({ actor, body }) => {
    const { experts, total, nextCursor } = await searchExperts(actor, body);
    return listReply(experts, total, "/api/experts/search", nextCursor ? { cursor: nextCursor } : null);
  },
});
