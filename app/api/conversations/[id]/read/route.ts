import * as api from "@/lib/features/conversations/api";
import { readConversation } from "@/lib/features/conversations/server/read-conversation";
import { route } from "@/lib/server/http/route";

export const POST = route(api.readConversation, {
  handler: ({ actor, params, body }) => readConversation(actor, params.id, body),
});
