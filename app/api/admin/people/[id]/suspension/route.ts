import * as api from "@/lib/features/people/api";
import { suspendPerson } from "@/lib/features/people/server/change-person";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.suspendPerson, {
  handler: async ({ actor, params, body }) => {
    await suspendPerson(actor, params.id, body);
    return undefined;
  },
});
