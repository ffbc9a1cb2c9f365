import { expertApplicationsExportQuery } from "@/lib/features/applications/review-schemas";
import { exportExpertApplications } from "@/lib/features/applications/server/export-expert-applications";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "Applications to join as CSV, with the filters and the order of their list",
  rateLimit: limits.read,
  query: expertApplicationsExportQuery,
  handler: ({ actor, query }) => exportExpertApplications(actor, query),
});
