import * as api from "@/lib/features/postings/api";
import { reopenPosting } from "@/lib/features/postings/server/review-posting";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.reopenPosting, {
  handler: ({ actor, params }) => reopenPosting(actor, params.id),
});
