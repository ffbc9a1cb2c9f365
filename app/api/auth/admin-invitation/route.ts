import * as api from "@/lib/features/people/invitation-api";
import { makeInvitedAccount } from "@/lib/features/people/server/accept-admin-invitation";
import { route } from "@/lib/server/http/route";

export const POST = route(api.makeInvitedAccount, {
  handler: ({ actor, body }) => makeInvitedAccount(actor, body),
});
