import * as api from "@/lib/features/postings/api";
import { listPostings } from "@/lib/features/postings/server/list-all-postings";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listPostings, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listPostings.path, query, await listPostings(actor, query)),
});
