import { z } from "zod";
import { adminPosting, postingOrderInput } from "@/lib/features/postings/moderation-schemas";
import { orderPosting } from "@/lib/features/postings/server/edit-posting";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const PATCH = route({
  access: "admin",
  summary: "Move an approved posting to a place from 1; the neighbours swap",
  rateLimit: limits.adminChange,
  params: z.object({ id: pathId }),
  body: postingOrderInput,
  response: adminPosting,
  handler: ({ actor, params, body }) => orderPosting(actor, params.id, body.displayOrder),
});
