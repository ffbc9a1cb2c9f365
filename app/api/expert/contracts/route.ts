import * as api from "@/lib/features/contracts/party-api";
import { listPartyContracts } from "@/lib/features/contracts/server/list-party-contracts";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listExpertContracts, {
  handler: async ({ actor, query }) => {
    const { contracts, total, nextCursor } = await listPartyContracts(actor, "expert", query);
    const { limit, status } = query;
    const kept = { ...(limit ? { limit: String(limit) } : {}), ...(status ? { status } : {}) };
    const next = nextCursor && { cursor: nextCursor, ...kept };
    return listReply(contracts, total, api.listExpertContracts.path, next || null);
  },
});
