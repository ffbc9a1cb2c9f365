import * as api from "@/lib/features/conversations/api";
import { streamMessages } from "@/lib/features/conversations/server/stream-messages";
import { route } from "@/lib/server/http/route";

export const GET = route(api.streamMessages, {
  handler: ({ actor, request }) => streamMessages(actor, request),
});
