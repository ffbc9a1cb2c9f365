import * as api from "@/lib/features/people/api";
import { listCompanies } from "@/lib/features/people/server/read-companies";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listCompanies, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listCompanies.path, query, await listCompanies(actor, query)),
});
