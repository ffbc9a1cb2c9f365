import { z } from "zod";
import { adminPosting, postingVisibilityInput } from "@/lib/features/postings/moderation-schemas";
import { setPostingVisibility } from "@/lib/features/postings/server/edit-posting";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const PATCH = route({
  access: "admin",
  summary: "Show or hide an approved posting",
  rateLimit: limits.adminChange,
  params: z.object({ id: pathId }),
  body: postingVisibilityInput,
  response: adminPosting,
  handler: ({ actor, params, body }) => setPostingVisibility(actor, params.id, body.isActive),
});
