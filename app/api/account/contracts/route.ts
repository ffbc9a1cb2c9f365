import * as api from "@/lib/features/contracts/api";
import { listOwnContracts } from "@/lib/features/contracts/server/list-own-contracts";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listOwnContracts, {
  handler: async ({ actor, query }) => {
    const { contracts, total, nextCursor } = await listOwnContracts(actor, query);
    const next = nextCursor
      ? { cursor: nextCursor, ...(query.limit ? { limit: String(query.limit) } : {}) }
      : null;
    return listReply(contracts, total, api.listOwnContracts.path, next);
  },
});
