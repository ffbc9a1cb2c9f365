import * as api from "@/lib/features/expert-applications/api";
import { correctExpertApplication } from "@/lib/features/expert-applications/server/correct-expert-application";
import { route } from "@/lib/server/http/route";

export const PUT = route(api.correctExpertApplication, {
  handler: ({ params, body }) => correctExpertApplication(params.token, body),
});
