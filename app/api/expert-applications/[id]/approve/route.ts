import * as api from "@/lib/features/expert-applications/api";
import { reviewExpertApplication } from "@/lib/features/expert-applications/server/review-expert-application";
import { route } from "@/lib/server/http/route";

export const POST = route(api.approveExpertApplication, {
  handler: ({ actor, params, body }) =>
    reviewExpertApplication(actor, params.id, { ...body, status: "approved" }),
});
