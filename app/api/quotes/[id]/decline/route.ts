import * as api from "@/lib/features/quotes/api";
import { declineQuote } from "@/lib/features/quotes/server/answer-quote";
import { route } from "@/lib/server/http/route";

export const POST = route(api.declineQuote, {
  handler: ({ actor, params: { id }, body }) => declineQuote(actor, id, body.reason ?? null),
});
