import * as api from "@/lib/features/invitations/api";
import { listReceivedInvitations } from "@/lib/features/invitations/server/received-invitations";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listReceivedInvitations, {
  handler: async ({ actor, query }) => {
    const { invitations, total, nextCursor } = await listReceivedInvitations(actor, query);
    const { limit } = query;
    const next = nextCursor && { cursor: nextCursor, ...(limit ? { limit: String(limit) } : {}) };
    return listReply(invitations, total, api.listReceivedInvitations.path, next || null);
  },
});
