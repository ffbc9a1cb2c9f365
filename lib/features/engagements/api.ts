import { endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { createEngagementInput, engagementCreated } from "./schemas";

export const createEngagement = endpoint({
  method: "POST",
  path: "/api/projects",
  access: "public",
  summary: "Create a private engagement for contracts",
  rateLimit: limits.engagement,
  body: createEngagementInput,
  response: engagementCreated,
  status: 201,
  errors: ["not_found", "conflict"],
  takesIdempotencyKey: true,
});
