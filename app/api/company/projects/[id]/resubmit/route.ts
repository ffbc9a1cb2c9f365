import * as api from "@/lib/features/company-projects/api";
import { resubmitOwnProject } from "@/lib/features/company-projects/server/edit-project";
import { route } from "@/lib/server/http/route";

export const POST = route(api.resubmitOwnProject, {
  handler: ({ actor, params }) => resubmitOwnProject(actor, params.id),
});
