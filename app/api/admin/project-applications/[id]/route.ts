import * as api from "@/lib/features/project-applications/api";
import { getProjectApplication } from "@/lib/features/project-applications/server/list-applications";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getProjectApplication, {
  handler: ({ actor, params }) => getProjectApplication(actor, params.id),
});
