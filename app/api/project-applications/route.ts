import * as api from "@/lib/features/project-applications/api";
import { applyToProject } from "@/lib/features/project-applications/server/apply-to-project";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const POST = route(api.applyToProject, {
  handler: ({ actor, body, request }) =>
    applyToProject(
      actor,
      body,
      idempotency("project-applications", request.headers.get("idempotency-key"), body),
    ),
});
