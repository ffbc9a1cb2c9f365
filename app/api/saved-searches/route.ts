import * as api from "@/lib/features/saved-searches/api";
import { listSavedSearches, saveSearch } from "@/lib/features/saved-searches/server/change-searches";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const GET = route(api.listSavedSearches, {
  handler: async ({ actor, query }) => {
    const { searches, total, nextCursor } = await listSavedSearches(actor, query);
    const next = nextCursor
      ? { cursor: nextCursor, ...(query.limit ? { limit: String(query.limit) } : {}) }
      : null;
    return listReply(searches, total, api.listSavedSearches.path, next);
  },
});

export const POST = route(api.saveSearch, {
  handler: ({ actor, body, request }) => {
    const key = request.headers.get("idempotency-key");
    return saveSearch(actor, body, idempotency(`saved-searches ${actor.userId}`, key, body));
  },
});
