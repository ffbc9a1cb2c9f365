import * as api from "@/lib/features/experts/api";
import { resubmitExpert } from "@/lib/features/experts/server/request-changes";
import { route } from "@/lib/server/http/route";

export const POST = route(api.resubmitExpert, {
  handler: ({ actor, params }) => resubmitExpert(actor, params.id),
});
