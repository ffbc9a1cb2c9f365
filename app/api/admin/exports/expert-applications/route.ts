import { expertApplicationsExportQuery } from "@/lib/features/expert-applications/moderation-schemas";
import { exportExpertApplications } from "@/lib/features/expert-applications/server/export-expert-applications";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "Applications to join as CSV, with the filters and the order of their list",
  rateLimit: limits.read,
  query: expertApplicationsExportQuery,
  handler: ({ actor, query }) => exportExpertApplications(actor, query),
});
