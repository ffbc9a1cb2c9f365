import * as api from "@/lib/features/people/api";
import { listPersonThings } from "@/lib/features/people/server/read-people";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listPersonThings, {
  handler: ({ actor, params, query }) => listPersonThings(actor, params.id, query),
});
