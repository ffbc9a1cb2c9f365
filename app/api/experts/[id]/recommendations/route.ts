import * as api from "@/lib/features/matching/api";
import { recommendProjects } from "@/lib/features/matching/server/recommend-projects";
import { route } from "@/lib/server/http/route";

export const POST = route(api.recommendProjects, {
  handler: ({ actor, params, body }) => recommendProjects(actor, params.id, body),
});
