import * as api from "@/lib/features/contracts/api";
import { listContracts } from "@/lib/features/contracts/server/list-contracts";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listContracts, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listContracts.path, query, await listContracts(actor, query)),
});
