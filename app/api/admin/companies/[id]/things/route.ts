import * as api from "@/lib/features/people/api";
import { listCompanyThings } from "@/lib/features/people/server/read-companies";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listCompanyThings, {
  handler: ({ actor, params, query }) => listCompanyThings(actor, params.id, query),
});
