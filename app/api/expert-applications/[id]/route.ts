import { z } from "zod";
import { deleteExpertApplication } from "@/lib/features/expert-applications/server/delete-expert-application";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const DELETE = route({
  access: "admin",
  summary: "Delete an application to join; the applicant is not told",
  rateLimit: limits.adminChange,
  params: z.object({ id: pathId }),
  handler: ({ actor, params }) => deleteExpertApplication(actor, params.id),
});
