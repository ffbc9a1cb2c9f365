import * as api from "@/lib/features/conversations/api";
import { listConversations } from "@/lib/features/conversations/server/list-conversations";
import { openConversation } from "@/lib/features/conversations/server/open-conversation";
import { listReply, Reply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listConversations, {
  handler: async ({ actor, query }) => {
    const { conversations, total, nextCursor } = await listConversations(actor, query);
    const { limit, q } = query;
    const next = nextCursor && {
      cursor: nextCursor,
      ...(limit ? { limit: String(limit) } : {}),
      ...(q ? { q } : {}),
    };
    return listReply(conversations, total, api.listConversations.path, next || null);
  },
});

export const POST = route(api.openConversation, {
  handler: async ({ actor, body }) => {
    const { conversation, isNew } = await openConversation(actor, body);
    return new Reply(conversation, { status: isNew ? 201 : 200 });
  },
});
