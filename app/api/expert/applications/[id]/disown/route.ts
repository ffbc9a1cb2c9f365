import * as api from "@/lib/features/project-applications/own-api";
import { disownApplication } from "@/lib/features/project-applications/server/own-applications";
import { route } from "@/lib/server/http/route";

export const POST = route(api.disownApplication, {
  handler: ({ actor, params }) => disownApplication(actor, params.id),
});
