import * as api from "@/lib/features/project-applications/own-api";
import { withdrawApplication } from "@/lib/features/project-applications/server/own-applications";
import { route } from "@/lib/server/http/route";

export const POST = route(api.withdrawApplication, {
  handler: ({ actor, params }) => withdrawApplication(actor, params.id),
});
