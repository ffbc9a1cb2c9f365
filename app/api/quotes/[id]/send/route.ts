import * as api from "@/lib/features/quotes/api";
import { sendQuote } from "@/lib/features/quotes/server/send-quote";
import { route } from "@/lib/server/http/route";

export const POST = route(api.sendQuote, { handler: ({ actor, params: { id } }) => sendQuote(actor, id) });
