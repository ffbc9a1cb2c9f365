import * as api from "@/lib/features/project-applications/api";
import { changeApplication } from "@/lib/features/project-applications/server/move-applications";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.changeApplication, {
  handler: ({ actor, params, body }) => changeApplication(actor, params.id, body),
});
