import * as api from "@/lib/features/people/invitation-api";
import { inviteAdmin, listAdminInvitations } from "@/lib/features/people/server/invite-admin";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listAdminInvitations, {
  handler: ({ actor }) => listAdminInvitations(actor),
});

export const POST = route(api.inviteAdmin, {
  handler: ({ actor, body }) => inviteAdmin(actor, body),
});
