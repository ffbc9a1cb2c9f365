import { adminPostingsQuery } from "@/lib/features/postings/moderation-schemas";
import { exportPostings } from "@/lib/features/postings/server/export-postings";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "The project postings as CSV, with the filters and the order of their list",
  rateLimit: limits.read,
  query: adminPostingsQuery.omit({ page: true, limit: true }),
  handler: ({ actor, query }) => exportPostings(actor, query),
});
