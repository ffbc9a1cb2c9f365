import * as api from "@/lib/features/expert-applications/api";
import { exportExpertApplications } from "@/lib/features/expert-applications/server/export-expert-applications";
import { route } from "@/lib/server/http/route";

export const GET = route(api.exportExpertApplications, {
  handler: ({ actor, query }) => exportExpertApplications(actor, query),
});
