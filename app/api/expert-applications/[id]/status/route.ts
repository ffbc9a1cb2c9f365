import { z } from "zod";
import {
  expertApplication,
  reviewApplicationInput,
} from "@/lib/features/expert-applications/moderation-schemas";
import { reviewExpertApplication } from "@/lib/features/expert-applications/server/review-expert-application";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const PATCH = route({
  access: "admin",
  summary: "Approve, reject or reopen an application to join, with notes",
  rateLimit: limits.adminChange,
  params: z.object({ id: pathId }),
  body: reviewApplicationInput,
  response: expertApplication,
  handler: ({ actor, params, body }) => reviewExpertApplication(actor, params.id, body),
});
