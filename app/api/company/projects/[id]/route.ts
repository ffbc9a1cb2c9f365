import * as api from "@/lib/features/company-projects/api";
import { editOwnProject } from "@/lib/features/company-projects/server/edit-project";
import { getOwnProject } from "@/lib/features/company-projects/server/read-projects";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getOwnProject, {
  handler: ({ actor, params }) => getOwnProject(actor, params.id),
});

export const PATCH = route(api.editOwnProject, {
  handler: ({ actor, params, body }) => editOwnProject(actor, params.id, body),
});
