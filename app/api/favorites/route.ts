import { listQuery, publicExpert } from "@/lib/features/experts/schemas";
import { listFavorites } from "@/lib/features/favorites/server/list-favorites";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "user",
  summary: "The favourite experts of the signed-in person, newest favourite first",
  rateLimit: limits.read,
  query: listQuery,
  response: publicExpert.array(),
  handler: async ({ actor, query }) => {
    const { experts, total, nextCursor } = await listFavorites(actor, query);
    const next = nextCursor
      ? { cursor: nextCursor, ...(query.limit ? { limit: String(query.limit) } : {}) }
      : null;
    return listReply(experts, total, "/api/favorites", next);
  },
});
