import * as api from "@/lib/features/portfolio/api";
import { longestPortfolio } from "@/lib/features/portfolio/schemas";
import { analyzePortfolio } from "@/lib/features/portfolio/server/analyze-portfolio";
import { route } from "@/lib/server/http/route";

export const POST = route(api.analyzePortfolio, {
  // A character is up to four bytes, more where it is escaped.
  bodyLimit: 6 * longestPortfolio + 1_024,
  handler: ({ actor, params, body, request }) => analyzePortfolio(actor, params.id, body, request.signal),
});
