import * as api from "@/lib/features/shortlists/api";
import { createShortlist } from "@/lib/features/shortlists/server/change-shortlists";
import { listShortlists } from "@/lib/features/shortlists/server/read-shortlists";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const GET = route(api.listShortlists, {
  handler: async ({ actor, query }) => {
    const { shortlists, total, nextCursor } = await listShortlists(actor, query);
    const { limit, expertId } = query;
    const next = nextCursor && {
      cursor: nextCursor,
      ...(limit ? { limit: String(limit) } : {}),
      ...(expertId ? { expertId: String(expertId) } : {}),
    };
    return listReply(shortlists, total, api.listShortlists.path, next || null);
  },
});

export const POST = route(api.createShortlist, {
  handler: ({ actor, body, request }) => {
    const key = request.headers.get("idempotency-key");
    return createShortlist(actor, body, idempotency(`shortlists ${actor.userId}`, key, body));
  },
});
