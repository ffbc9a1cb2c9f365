import * as api from "@/lib/features/vocabulary/api";
import { listSearchMisses } from "@/lib/features/vocabulary/server/list-search-misses";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listSearchMisses, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listSearchMisses.path, query, await listSearchMisses(actor, query)),
});
