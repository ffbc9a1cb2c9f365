import { z } from "zod";
import { adminPosting } from "@/lib/features/postings/moderation-schemas";
import { approvePosting } from "@/lib/features/postings/server/review-posting";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const PATCH = route({
  access: "admin",
  summary: "Approve a pending posting: it becomes public, its poster and fitting experts are told",
  rateLimit: limits.adminChange,
  params: z.object({ id: pathId }),
  response: adminPosting,
  handler: ({ actor, params }) => approvePosting(actor, params.id),
});
