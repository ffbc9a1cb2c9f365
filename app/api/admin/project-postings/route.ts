import { byAdmin } from "@/lib/features/accounts/server/made-for";
import * as api from "@/lib/features/postings/api";
import { listPostings } from "@/lib/features/postings/server/list-all-postings";
import { postProject } from "@/lib/features/postings/server/post-project";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const GET = route(api.listPostings, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listPostings.path, query, await listPostings(actor, query)),
});

export const POST = route(api.postForCustomer, {
  handler: ({ actor, body, request }) =>
    postProject(
      byAdmin(actor),
      body,
      idempotency("admin-project-postings", request.headers.get("idempotency-key"), body),
    ),
});
