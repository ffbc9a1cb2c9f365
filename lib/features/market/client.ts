import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiCall } from "@/lib/client/api";
import type { PostingValues } from "@/lib/features/postings/form";
import type * as api from "./api";

const postMarketView = apiCall<typeof api.viewMarket>("POST /api/market-view");

/** What of a posting the market depends on. Euros an hour. */
export type MarketQuestion = Pick<
  PostingValues,
  "requiredSkills" | "experienceRequired" | "workArrangement"
> & {
  location: string;
  hourlyRateMax: number | null;
};

/** Who fits a posting (POST /api/market-view); the last answer stays until the next one is there. */
export const marketViewQuery = (question: MarketQuestion) =>
  queryOptions({
    queryKey: ["/api/market-view", question],
    queryFn: ({ signal }) => postMarketView({ body: question }, { signal }),
    enabled: question.requiredSkills.length > 0,
    placeholderData: keepPreviousData,
  });
