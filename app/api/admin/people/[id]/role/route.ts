import * as api from "@/lib/features/people/api";
import { changeRole } from "@/lib/features/people/server/change-person";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.changeRole, {
  handler: async ({ actor, params, body }) => {
    await changeRole(actor, params.id, body);
    return undefined;
  },
});
