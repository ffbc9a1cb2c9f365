import * as api from "@/lib/features/experts/api";
import { moveExpert } from "@/lib/features/experts/server/move-expert";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.moveExpert, {
  handler: ({ actor, params, body }) => moveExpert(actor, params.id, body.displayOrder),
});
