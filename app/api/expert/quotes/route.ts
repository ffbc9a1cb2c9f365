import * as api from "@/lib/features/quotes/api";
import { listExpertQuotes } from "@/lib/features/quotes/server/read-quotes";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listExpertQuotes, {
  handler: async ({ actor, query, request }) => {
    const { quotes, total, nextCursor } = await listExpertQuotes(actor, query);
    const { searchParams } = request.nextUrl;
    const next = nextCursor && { ...Object.fromEntries(searchParams), cursor: nextCursor };
    return listReply(quotes, total, api.listExpertQuotes.path, next || null);
  },
});
