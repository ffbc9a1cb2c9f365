import * as api from "@/lib/features/expert-applications/api";
import { deleteExpertApplication } from "@/lib/features/expert-applications/server/delete-expert-application";
import { route } from "@/lib/server/http/route";

export const DELETE = route(api.deleteExpertApplication, {
  handler: ({ actor, params }) => deleteExpertApplication(actor, params.id),
});
