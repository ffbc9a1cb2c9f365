import * as api from "@/lib/features/postings/api";
import { approvePosting } from "@/lib/features/postings/server/review-posting";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.approvePosting, {
  handler: ({ actor, params, body }) => approvePosting(actor, params.id, body),
});
