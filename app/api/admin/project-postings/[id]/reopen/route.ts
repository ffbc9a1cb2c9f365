import { z } from "zod";
import { adminPosting } from "@/lib/features/postings/moderation-schemas";
import { reopenPosting } from "@/lib/features/postings/server/review-posting";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const PATCH = route({
  access: "admin",
  summary: "Put a rejected posting back under review",
  rateLimit: limits.adminChange,
  params: z.object({ id: pathId }),
  response: adminPosting,
  handler: ({ actor, params }) => reopenPosting(actor, params.id),
});
