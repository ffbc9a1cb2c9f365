import { z } from "zod";
import { adminPosting, rejectPostingInput } from "@/lib/features/postings/moderation-schemas";
import { rejectPosting } from "@/lib/features/postings/server/review-posting";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const PATCH = route({
  access: "admin",
  summary: "Reject a pending posting; without a reason it is 'Not approved'",
  rateLimit: limits.adminChange,
  params: z.object({ id: pathId }),
  body: rejectPostingInput,
  response: adminPosting,
  handler: ({ actor, params, body }) => rejectPosting(actor, params.id, body.rejectionReason),
});
