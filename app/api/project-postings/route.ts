import { bySelf } from "@/lib/features/accounts/server/made-for";
import * as api from "@/lib/features/postings/api";
import { postProject } from "@/lib/features/postings/server/post-project";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const POST = route(api.postProject, {
  handler: ({ actor, body, request }) =>
    postProject(
      bySelf(actor),
      body,
      idempotency("project-postings", request.headers.get("idempotency-key"), body),
    ),
});
