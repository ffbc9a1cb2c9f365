import * as api from "@/lib/features/matching/api";
import { matchCustomProject } from "@/lib/features/matching/server/match-custom-project";
import { route } from "@/lib/server/http/route";

export const POST = route(api.matchCustomProject, {
  handler: ({ actor, body }) => matchCustomProject(actor, body),
});
