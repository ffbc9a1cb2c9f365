import { apiCall } from "@/lib/client/api";
import type * as api from "./api";

const postPortfolio = apiCall<typeof api.analyzePortfolio>("POST /api/experts/{id}/analyze-portfolio");

/** What is analysed: a page by its address, or pasted text. */
export type PortfolioSource = { portfolioUrl: string } | { portfolioText: string };

/** The server's limits, as the screen says them: characters of pasted text, and seconds until there is an answer. */
export const portfolioLimits = { characters: 40_000, seconds: 45 } as const;

/**
 * Analyses a portfolio for an expert (POST /api/experts/{id}/analyze-portfolio).
 * @throws ApiError with the server's message when it cannot be read; TypeError without connection
 */
export const analyzePortfolio = (expertId: number, source: PortfolioSource, signal: AbortSignal) =>
  postPortfolio({ params: { id: expertId }, body: source }, { signal });
