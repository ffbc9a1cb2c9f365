import * as api from "@/lib/features/people/invitation-api";
import { sendAdminInvitation } from "@/lib/features/people/server/invite-admin";
import { route } from "@/lib/server/http/route";

export const POST = route(api.sendAdminInvitation, {
  handler: ({ actor, params }) => sendAdminInvitation(actor, params.id),
});
