import * as api from "@/lib/features/companies/api";
import { inviteColleague } from "@/lib/features/companies/server/invite-colleague";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";

export const POST = route(api.inviteColleague, {
  handler: ({ actor, body, request }) => {
    const key = request.headers.get("idempotency-key");
    return inviteColleague(actor, body, idempotency(`team invitations ${actor.userId}`, key, body));
  },
});
