import * as api from "@/lib/features/expert-applications/api";
import { reviewExpertApplication } from "@/lib/features/expert-applications/server/review-expert-application";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.reviewExpertApplication, {
  handler: ({ actor, params, body }) => reviewExpertApplication(actor, params.id, body),
});
