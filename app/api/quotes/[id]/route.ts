import * as api from "@/lib/features/quotes/api";
import { getQuote } from "@/lib/features/quotes/server/read-quotes";
import { editQuote } from "@/lib/features/quotes/server/write-quote";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getQuote, { handler: ({ actor, params: { id } }) => getQuote(actor, id) });

export const PATCH = route(api.editQuote, {
  handler: ({ actor, params: { id }, body }) => editQuote(actor, id, body),
});
