import * as api from "@/lib/features/postings/api";
import { orderPosting } from "@/lib/features/postings/server/edit-posting";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.orderPosting, {
  handler: ({ actor, params, body }) => orderPosting(actor, params.id, body.displayOrder),
});
