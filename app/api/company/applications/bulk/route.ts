import * as api from "@/lib/features/project-applications/api";
import { moveApplications } from "@/lib/features/project-applications/server/move-applications";
import { route } from "@/lib/server/http/route";

export const POST = route(api.moveApplications, {
  handler: ({ actor, body }) => moveApplications(actor, body),
});
