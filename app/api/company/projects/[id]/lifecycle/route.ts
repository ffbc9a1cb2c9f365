import * as api from "@/lib/features/company-projects/api";
import { changeOwnLifecycle } from "@/lib/features/company-projects/server/change-lifecycle";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.changeOwnLifecycle, {
  handler: ({ actor, params, body }) => changeOwnLifecycle(actor, params.id, body),
});
