import * as api from "@/lib/features/postings/api";
import { listPostings } from "@/lib/features/postings/server/list-all-postings";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listPendingPostings, {
  handler: async ({ actor, query }) =>
    adminListReply(
      api.listPendingPostings.path,
      query,
      await listPostings(actor, { ...query, status: "pending" }),
    ),
});
