import * as api from "@/lib/features/invitations/api";
import { inviteExpert, listSentInvitations } from "@/lib/features/invitations/server/sent-invitations";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const GET = route(api.listSentInvitations, {
  handler: async ({ actor, params: { id }, query }) => {
    const { invitations, total, nextCursor } = await listSentInvitations(actor, id, query);
    const { limit } = query;
    const next = nextCursor && { cursor: nextCursor, ...(limit ? { limit: String(limit) } : {}) };
    return listReply(invitations, total, `/api/company/projects/${id}/invitations`, next || null);
  },
});

export const POST = route(api.inviteExpert, {
  handler: ({ actor, params: { id }, body, request }) => {
    const key = request.headers.get("idempotency-key");
    return inviteExpert(actor, id, body, idempotency(`invitations ${actor.userId} ${id}`, key, body));
  },
});
