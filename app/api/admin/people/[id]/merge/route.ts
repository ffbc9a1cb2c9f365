import * as api from "@/lib/features/people/api";
import { mergePeople, previewMerge } from "@/lib/features/people/server/merge-people";
import { route } from "@/lib/server/http/route";

export const GET = route(api.previewMerge, {
  handler: ({ actor, params, query }) => previewMerge(actor, params.id, query.email),
});

export const POST = route(api.mergePeople, {
  handler: async ({ actor, params, body }) => {
    await mergePeople(actor, params.id, body);
    return undefined;
  },
});
