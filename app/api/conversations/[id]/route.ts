import * as api from "@/lib/features/conversations/api";
import { getConversation } from "@/lib/features/conversations/server/read-conversation";
import { Reply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getConversation, {
  handler: async ({ actor, params, query }) => {
    const { conversation, total, next } = await getConversation(actor, params.id, query);
    const { limit } = query;
    const further = new URLSearchParams({
      after: String(next),
      ...(limit ? { limit: String(limit) } : {}),
    });
    return new Reply(conversation, {
      headers: {
        "X-Total-Count": String(total),
        ...(next ? { Link: `</api/conversations/${params.id}?${further}>; rel="next"` } : {}),
      },
    });
  },
});
