import { overview } from "@/lib/features/operations/overview-schemas";
import { getOverview } from "@/lib/features/operations/server/get-overview";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "Key figures, the last twelve weeks, and everything that waits for a review, most urgent first",
  rateLimit: limits.read,
  response: overview,
  handler: ({ actor }) => getOverview(actor),
});
