import * as api from "@/lib/features/people/invitation-api";
import { revokeAdminInvitation } from "@/lib/features/people/server/invite-admin";
import { route } from "@/lib/server/http/route";

export const DELETE = route(api.revokeAdminInvitation, {
  handler: ({ actor, params }) => revokeAdminInvitation(actor, params.id),
});
