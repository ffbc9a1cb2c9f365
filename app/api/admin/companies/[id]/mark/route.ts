import * as api from "@/lib/features/people/api";
import { changeCompanyMark } from "@/lib/features/people/server/change-company-mark";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.changeCompanyMark, {
  handler: async ({ actor, params, body }) => {
    await changeCompanyMark(actor, params.id, body);
    return undefined;
  },
});
