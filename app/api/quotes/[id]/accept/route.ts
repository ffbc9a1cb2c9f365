import * as api from "@/lib/features/quotes/api";
import { acceptQuote } from "@/lib/features/quotes/server/accept-quote";
import { route } from "@/lib/server/http/route";

export const POST = route(api.acceptQuote, {
  handler: ({ actor, params: { id }, body }) => acceptQuote(actor, id, body),
});
