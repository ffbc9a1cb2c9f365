import { adminExpertsQuery } from "@/lib/features/experts/moderation-schemas";
import { exportExperts } from "@/lib/features/experts/server/export-experts";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "The administrators' list of experts as CSV, with its filters and its order",
  rateLimit: limits.read,
  query: adminExpertsQuery.omit({ page: true, limit: true }),
  handler: ({ actor, query }) => exportExperts(actor, query),
});
