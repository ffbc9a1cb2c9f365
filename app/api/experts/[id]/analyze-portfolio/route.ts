import * as api from "@/lib/features/portfolio/api";
import { longestPortfolio } from "@/lib/features/portfolio/schemas";
import { analyzePortfolio } from "@/lib/features/portfolio/server/analyze-portfolio";
import { clientAddress } from "@/lib/server/client-address";
import { route } from "@/lib/server/http/route";
import { consume, giveBack } from "@/lib/server/rate-limit";
import { limits } from "@/lib/shared/http/limits";

export const POST = route(api.analyzePortfolio, {
  // A character is up to four bytes, more where it is escaped.
  bodyLimit: 6 * longestPortfolio + 1_024,
  handler: async ({ actor, params, body, request }) => {
    const address = clientAddress(request);
    await consume(limits.portfolioAnalysis, address);
    try {
      return await analyzePortfolio(actor, params.id, body, request.signal);
    } catch (error) {
      await giveBack(limits.portfolioAnalysis, address);
      throw error;
    }
  },
});
