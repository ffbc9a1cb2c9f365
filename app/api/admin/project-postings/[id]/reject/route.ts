import * as api from "@/lib/features/postings/api";
import { rejectPosting } from "@/lib/features/postings/server/review-posting";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.rejectPosting, {
  handler: ({ actor, params, body }) => rejectPosting(actor, params.id, body),
});
