import * as api from "@/lib/features/postings/api";
import { setPostingVisibility } from "@/lib/features/postings/server/edit-posting";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.setPostingVisibility, {
  handler: ({ actor, params, body }) => setPostingVisibility(actor, params.id, body.isActive),
});
