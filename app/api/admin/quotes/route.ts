import * as api from "@/lib/features/quotes/moderation-api";
import { listQuotes } from "@/lib/features/quotes/server/list-quotes";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listQuotes, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listQuotes.path, query, await listQuotes(actor, query)),
});
