import * as api from "@/lib/features/quotes/api";
import { createQuote } from "@/lib/features/quotes/server/write-quote";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const POST = route(api.createQuote, {
  handler: ({ actor, body, request }) => {
    const key = request.headers.get("idempotency-key");
    return createQuote(actor, body, idempotency(`quotes ${actor.userId}`, key, body));
  },
});
