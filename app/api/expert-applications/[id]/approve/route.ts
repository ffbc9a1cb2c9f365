import { z } from "zod";
import { expertApplication } from "@/lib/features/expert-applications/moderation-schemas";
import { reviewExpertApplication } from "@/lib/features/expert-applications/server/review-expert-application";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const POST = route({
  access: "admin",
  summary: "Approve an application to join: it becomes an expert, or is linked to the one with its address",
  rateLimit: limits.adminChange,
  params: z.object({ id: pathId }),
  response: expertApplication,
  handler: ({ actor, params }) => reviewExpertApplication(actor, params.id, { status: "approved" }),
});
