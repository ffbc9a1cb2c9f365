import * as api from "@/lib/features/invitations/api";
import { listInvitations } from "@/lib/features/invitations/server/moderate-invitations";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listInvitations, {
  handler: async ({ actor, query }) =>
    adminListReply(api.listInvitations.path, query, await listInvitations(actor, query)),
});
