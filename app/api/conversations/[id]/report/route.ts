import * as api from "@/lib/features/conversations/api";
import { reportConversation } from "@/lib/features/conversations/server/misuse";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const POST = route(api.reportConversation, {
  handler: ({ actor, params, body, request }) => {
    const key = request.headers.get("idempotency-key");
    const scope = `conversation-reports ${params.id} ${actor.userId}`;
    return reportConversation(actor, params.id, body, idempotency(scope, key, body));
  },
});
