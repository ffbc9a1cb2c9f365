import * as api from "@/lib/features/postings/api";
import { requestPostingChanges } from "@/lib/features/postings/server/review-posting";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.requestPostingChanges, {
  handler: ({ actor, params, body }) => requestPostingChanges(actor, params.id, body),
});
