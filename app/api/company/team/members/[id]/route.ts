import * as api from "@/lib/features/companies/api";
import { changeTeamRole, removeTeamMember } from "@/lib/features/companies/server/change-members";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.changeTeamRole, {
  handler: ({ actor, params, body }) => changeTeamRole(actor, params.id, body),
});

export const DELETE = route(api.removeTeamMember, {
  handler: ({ actor, params }) => removeTeamMember(actor, params.id),
});
