import { expertApplicationCreated, submitExpertApplicationInput } from "@/lib/features/applications/schemas";
import { submitExpertApplication } from "@/lib/features/applications/server/submit-expert-application";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "Apply to join the network as an expert; takes an Idempotency-Key",
  rateLimit: limits.expertApplication,
  body: submitExpertApplicationInput,
  response: expertApplicationCreated,
  status: 201,
  handler: ({ actor, body, request }) =>
    submitExpertApplication(
      actor,
      body,
      idempotency("expert-applications", request.headers.get("idempotency-key"), body),
    ),
});
