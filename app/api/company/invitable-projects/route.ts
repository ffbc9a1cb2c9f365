import * as api from "@/lib/features/invitations/api";
import { listInvitableProjects } from "@/lib/features/invitations/server/sent-invitations";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listInvitableProjects, {
  handler: ({ actor, query }) => listInvitableProjects(actor, query.expertId),
});
