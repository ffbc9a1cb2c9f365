import { endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { projectApplicationCreated, projectApplicationInput } from "./schemas";

export const applyToProject = endpoint({
  method: "POST",
  path: "/api/project-applications",
  access: "public",
  summary: "Apply to a public project, once an email address; takes an Idempotency-Key",
  rateLimit: limits.projectApplication,
  body: projectApplicationInput,
  response: projectApplicationCreated,
  status: 201,
  errors: ["not_found", "conflict"],
});
