import * as api from "@/lib/features/experts/api";
import type { SearchExpertsInput } from "@/lib/features/experts/schemas";
import { hitsOfAllWords, searchExperts } from "@/lib/features/experts/server/search-experts";
import { noteSearch } from "@/lib/features/vocabulary/server/note-search";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { shareInFlight } from "@/lib/server/share-in-flight";

// Everybody gets the same answer, so the same search asked by many at once is one search.
const search = shareInFlight(async (input: SearchExpertsInput) => {
  const found = await searchExperts(input);
  await noteSearch(input, hitsOfAllWords(found));
  return found;
});

export const POST = route(api.searchExperts, {
  handler: async ({ body, query }) => {
    const input = { ...body, ...query };
    const { experts, total, nextCursor, words } = await search(input);
    const next = nextCursor
      ? { cursor: nextCursor, ...(input.limit ? { limit: String(input.limit) } : {}) }
      : null;
    // Headers hold plain letters only.
    const headers: Record<string, string> = words
      ? { "X-Search-Words": encodeURIComponent(JSON.stringify(words)) }
      : {};
    return listReply(experts, total, api.searchExperts.path, next, headers);
  },
});
