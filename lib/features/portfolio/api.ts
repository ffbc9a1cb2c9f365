import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { analyzePortfolioInput, portfolioAnswer } from "./schemas";

export const analyzePortfolio = endpoint({
  method: "POST",
  path: "/api/experts/{id}/analyze-portfolio",
  access: "public",
  summary: "Reads a portfolio page and says what it shows; kept with the expert only when its owner asks",
  rateLimit: limits.portfolioTry,
  params: byId,
  body: analyzePortfolioInput,
  response: portfolioAnswer,
  errors: ["conflict"],
});
