import * as api from "@/lib/features/people/invitation-api";
import { acceptAdminInvitation } from "@/lib/features/people/server/accept-admin-invitation";
import { route } from "@/lib/server/http/route";

export const POST = route(api.acceptAdminInvitation, {
  handler: ({ actor, body }) => acceptAdminInvitation(actor, body),
});
