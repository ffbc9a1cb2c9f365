import * as api from "@/lib/features/companies/api";
import { revokeTeamInvitation } from "@/lib/features/companies/server/invite-colleague";
import { route } from "@/lib/server/http/route";

export const DELETE = route(api.revokeTeamInvitation, {
  handler: ({ actor, params }) => revokeTeamInvitation(actor, params.id),
});
