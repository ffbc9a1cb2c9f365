import {
  projectApplicationCreated,
  projectApplicationInput,
} from "@/lib/features/project-applications/schemas";
import { applyToProject } from "@/lib/features/project-applications/server/apply-to-project";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "Apply to a public project, once an email address; takes an Idempotency-Key",
  rateLimit: limits.projectApplication,
  body: projectApplicationInput,
  response: projectApplicationCreated,
  status: 201,
  handler: ({ actor, body, request }) =>
    applyToProject(
      actor,
      body,
      idempotency("project-applications", request.headers.get("idempotency-key"), body),
    ),
});
