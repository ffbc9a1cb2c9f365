import { z } from "zod";
import { analyzePortfolioInput, longestPortfolio, portfolioAnswer } from "@/lib/features/portfolio/schemas";
import { analyzePortfolio } from "@/lib/features/portfolio/server/analyze-portfolio";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const POST = route({
  access: "public",
  summary: "Reads a portfolio page and says what it shows; kept with the expert only when its owner asks",
  rateLimit: limits.portfolioAnalysis,
  params: z.object({ id: pathId }),
  // A character is up to four bytes, more where it is escaped.
  bodyLimit: 6 * longestPortfolio + 1_024,
  body: analyzePortfolioInput,
  response: portfolioAnswer,
  handler: ({ actor, params, body, request }) => analyzePortfolio(actor, params.id, body, request.signal),
});
