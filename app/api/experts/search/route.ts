import { publicExpert, type SearchExpertsInput, searchExpertsInput } from "@/lib/features/experts/schemas";
import { searchExperts } from "@/lib/features/experts/server/search-experts";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { shareInFlight } from "@/lib/server/share-in-flight";

// Everybody gets the same answer, so the same search asked by many at once is one search.
const search = shareInFlight((input: SearchExpertsInput) => searchExperts(input));

export const POST = route({
  access: "public",
  summary: "Search public experts; the same body with `cursor` of the Link header continues the list",
  rateLimit: limits.search,
  body: searchExpertsInput,
  response: publicExpert.array(),
  handler: async ({ body }) => {
    const { experts, total, nextCursor } = await search(body);
    return listReply(experts, total, "/api/experts/search", nextCursor ? { cursor: nextCursor } : null);
  },
});
