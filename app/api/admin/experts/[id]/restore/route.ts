import * as api from "@/lib/features/experts/api";
import { restoreExpert } from "@/lib/features/experts/server/archive-expert";
import { route } from "@/lib/server/http/route";

export const POST = route(api.restoreExpert, {
  handler: ({ actor, params }) => restoreExpert(actor, params.id),
});
