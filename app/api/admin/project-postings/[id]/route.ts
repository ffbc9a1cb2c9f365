import { z } from "zod";
import { adminPosting, editPostingInput } from "@/lib/features/postings/moderation-schemas";
import { deletePosting } from "@/lib/features/postings/server/delete-posting";
import { editPosting } from "@/lib/features/postings/server/edit-posting";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const PATCH = route({
  access: "admin",
  summary: "Change an approved posting; absent fields stay, null clears",
  rateLimit: limits.adminChange,
  params: z.object({ id: pathId }),
  body: editPostingInput,
  response: adminPosting,
  handler: ({ actor, params, body }) => editPosting(actor, params.id, body),
});

export const DELETE = route({
  access: "admin",
  summary: "Delete a posting with its applications; one that contracts were made for is refused",
  rateLimit: limits.adminChange,
  params: z.object({ id: pathId }),
  status: 204,
  handler: async ({ actor, params }) => {
    await deletePosting(actor, params.id);
    return undefined;
  },
});
