import { bySelf } from "@/lib/features/accounts/server/made-for";
import * as api from "@/lib/features/expert-applications/api";
import { listExpertApplications } from "@/lib/features/expert-applications/server/list-expert-applications";
import { submitExpertApplication } from "@/lib/features/expert-applications/server/submit-expert-application";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const GET = route(api.listExpertApplications, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listExpertApplications.path, query, await listExpertApplications(actor, query)),
});

export const POST = route(api.submitExpertApplication, {
  handler: ({ actor, body, request }) =>
    submitExpertApplication(
      bySelf(actor),
      body,
      idempotency("expert-applications", request.headers.get("idempotency-key"), body),
    ),
});
