import { marketView, marketViewInput } from "@/lib/features/market/schemas";
import { viewMarket } from "@/lib/features/market/server/view-market";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "How many public experts fit a posting, their median rate and when the first can start",
  rateLimit: limits.marketView,
  body: marketViewInput,
  response: marketView,
  handler: ({ body }) => viewMarket(body),
});
