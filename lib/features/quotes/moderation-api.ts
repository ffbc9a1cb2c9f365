import { endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { adminQuote, adminQuotesQuery } from "./moderation-schemas";

export const listQuotes = endpoint({
  method: "GET",
  path: "/api/admin/quotes",
  access: "admin",
  summary: "Every quote that was sent, the newest first",
  rateLimit: limits.read,
  query: adminQuotesQuery,
  response: adminQuote.array(),
});
