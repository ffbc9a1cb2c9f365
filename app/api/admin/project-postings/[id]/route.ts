import * as api from "@/lib/features/postings/api";
import { deletePosting } from "@/lib/features/postings/server/delete-posting";
import { editPosting } from "@/lib/features/postings/server/edit-posting";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.editPosting, {
  handler: ({ actor, params, body }) => editPosting(actor, params.id, body),
});

export const DELETE = route(api.deletePosting, {
  handler: async ({ actor, params }) => {
    await deletePosting(actor, params.id);
    return undefined;
  },
});
