import * as api from "@/lib/features/experts/api";
import { archiveExpert } from "@/lib/features/experts/server/archive-expert";
import { getExpert } from "@/lib/features/experts/server/get-expert";
import { updateExpert } from "@/lib/features/experts/server/update-expert";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getExpert, { handler: ({ actor, params }) => getExpert(actor, params.id) });

export const PATCH = route(api.updateExpert, {
  handler: ({ actor, params, body }) => updateExpert(actor, params.id, body),
});

export const PUT = route(api.putExpert, {
  handler: ({ actor, params, body }) => updateExpert(actor, params.id, body),
});

export const DELETE = route(api.archiveExpert, {
  handler: ({ actor, params }) => archiveExpert(actor, params.id),
});
