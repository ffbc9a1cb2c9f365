import * as api from "@/lib/features/profile-advice/api";
import { analyzeProfile } from "@/lib/features/profile-advice/server/analyze-profile";
import { route } from "@/lib/server/http/route";

export const POST = route(api.analyzeProfile, {
  handler: ({ actor, params, request }) => analyzeProfile(actor, params.id, request.signal),
});
