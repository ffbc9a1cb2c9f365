import * as api from "@/lib/features/favorites/api";
import { joinFavorites } from "@/lib/features/favorites/server/join-favorites";
import { listFavorites } from "@/lib/features/favorites/server/list-favorites";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listFavorites, {
  handler: async ({ actor, query }) => {
    const { experts, total, nextCursor } = await listFavorites(actor, query);
    const next = nextCursor
      ? { cursor: nextCursor, ...(query.limit ? { limit: String(query.limit) } : {}) }
      : null;
    return listReply(experts, total, api.listFavorites.path, next);
  },
});

export const POST = route(api.joinFavorites, {
  handler: ({ actor, body }) => joinFavorites(actor, body.expertIds),
});
