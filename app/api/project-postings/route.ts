import { projectPostingCreated, projectPostingInput } from "@/lib/features/postings/schemas";
import { postProject } from "@/lib/features/postings/server/post-project";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "Post a project, which is reviewed before it is public; takes an Idempotency-Key",
  rateLimit: limits.projectPosting,
  body: projectPostingInput,
  response: projectPostingCreated,
  status: 201,
  handler: ({ actor, body, request }) =>
    postProject(actor, body, idempotency("project-postings", request.headers.get("idempotency-key"), body)),
});
