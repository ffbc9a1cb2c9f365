import * as api from "@/lib/features/invitations/api";
import { withdrawInvitation } from "@/lib/features/invitations/server/moderate-invitations";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.withdrawInvitation, {
  handler: ({ actor, params, body }) => withdrawInvitation(actor, params.id, body),
});
