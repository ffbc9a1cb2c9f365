import { endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { marketView, marketViewInput } from "./schemas";

export const viewMarket = endpoint({
  method: "POST",
  path: "/api/market-view",
  access: "public",
  summary: "How many public experts fit a posting, their median rate and when the first can start",
  rateLimit: limits.marketView,
  body: marketViewInput,
  response: marketView,
});
