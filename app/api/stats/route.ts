import { stats } from "@/lib/features/experts/schemas";
import { getStats } from "@/lib/features/postings/server/get-stats";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "public",
  summary: "Live numbers of the marketplace",
  rateLimit: limits.read,
  response: stats,
  handler: ({ actor }) => getStats(actor),
});
