import * as api from "@/lib/features/conversations/api";
import { blockConversation } from "@/lib/features/conversations/server/misuse";
import { route } from "@/lib/server/http/route";

export const POST = route(api.unblockConversation, {
  handler: ({ actor, params }) => blockConversation(actor, params.id, false),
});
