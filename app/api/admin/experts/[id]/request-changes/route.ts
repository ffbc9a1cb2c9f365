import * as api from "@/lib/features/experts/api";
import { requestExpertChanges } from "@/lib/features/experts/server/request-changes";
import { route } from "@/lib/server/http/route";

export const POST = route(api.requestExpertChanges, {
  handler: ({ actor, params, body }) => requestExpertChanges(actor, params.id, body),
});
