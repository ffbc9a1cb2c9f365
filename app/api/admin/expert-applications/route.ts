import { byAdmin } from "@/lib/features/accounts/server/made-for";
import * as api from "@/lib/features/expert-applications/api";
import { submitExpertApplication } from "@/lib/features/expert-applications/server/submit-expert-application";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const POST = route(api.applyForExpert, {
  handler: ({ actor, body, request }) =>
    submitExpertApplication(
      byAdmin(actor),
      body,
      idempotency("admin-expert-applications", request.headers.get("idempotency-key"), body),
    ),
});
