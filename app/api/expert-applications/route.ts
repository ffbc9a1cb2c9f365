import { z } from "zod";
import {
  expertApplication,
  expertApplicationsQuery,
} from "@/lib/features/expert-applications/moderation-schemas";
import {
  expertApplicationCreated,
  submitExpertApplicationInput,
} from "@/lib/features/expert-applications/schemas";
import { listExpertApplications } from "@/lib/features/expert-applications/server/list-expert-applications";
import { submitExpertApplication } from "@/lib/features/expert-applications/server/submit-expert-application";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "Applications to join, what waits for a review first",
  rateLimit: limits.read,
  query: expertApplicationsQuery,
  response: z.array(expertApplication),
  handler: async ({ actor, query }) =>
    adminListReply("/api/expert-applications", query, await listExpertApplications(actor, query)),
});

export const POST = route({
  access: "public",
  summary: "Apply to join the network as an expert; takes an Idempotency-Key",
  rateLimit: limits.expertApplication,
  body: submitExpertApplicationInput,
  response: expertApplicationCreated,
  status: 201,
  handler: ({ body, request }) =>
    submitExpertApplication(
      body,
      idempotency("expert-applications", request.headers.get("idempotency-key"), body),
    ),
});
