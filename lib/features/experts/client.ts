import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { apiCall } from "@/lib/client/api";
import { apiListCall } from "@/lib/client/api-list";
import type * as api from "./api";
import { type CardPage, toCardExpert } from "./card";
import type { pageSize } from "./schemas";
import { countFilters, type ExpertFilters } from "./search-params";

// Only types come from schemas.ts: its values would bring the validation library to every visitor.

/** How many experts the screens ask for at a time (decisions H). */
const screenPage: (typeof pageSize)["screen"] = 24;

/** Keys of the cached answers; the path leads, as every list of experts ends with the same change. */
export const expertKeys = {
  all: ["/api/experts"] as const,
  list: (filters: ExpertFilters) => ["/api/experts", "list", filters] as const,
  skills: ["/api/skills"] as const,
};

export const listExperts = apiListCall<typeof api.listExperts>("GET /api/experts");
export const searchExperts = apiListCall<typeof api.searchExperts>("POST /api/experts/search");
export const getExpert = apiCall<typeof api.getExpert>("GET /api/experts/{id}");
const getSkills = apiCall<typeof api.listSkills>("GET /api/skills");

/**
 * One page of experts: GET /api/experts without filters, POST /api/experts/search with them (000 §7).
 * @throws Error 'Failed to fetch experts' with the reason as its cause; the cancellation as it is.
 */
export async function fetchExperts(
  filters: ExpertFilters,
  cursor: string | null,
  signal: AbortSignal,
): Promise<CardPage> {
  try {
    const page = { limit: screenPage, ...(cursor ? { cursor } : {}) };
    const { items, total, nextCursor } =
      countFilters(filters) > 0
        ? await searchExperts({ body: { ...filters, ...page } }, { signal })
        : // An administrator too sees here what everybody sees.
          await listExperts({ query: { ...page, scope: "public" } }, { signal });
    return { experts: items.map(toCardExpert), total, nextCursor };
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Error("Failed to fetch experts", { cause: error });
  }
}

/** The list of experts for these filters, page by page. `firstPage` is what the server rendered without filters. */
export function expertList(filters: ExpertFilters, firstPage: CardPage) {
  return infiniteQueryOptions({
    queryKey: expertKeys.list(filters),
    queryFn: ({ pageParam, signal }) => fetchExperts(filters, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    ...(countFilters(filters) === 0 ? { initialData: { pages: [firstPage], pageParams: [null] } } : {}),
  });
}

/** Every skill with the number of experts who have it (GET /api/skills). */
export const skillList = queryOptions({
  queryKey: expertKeys.skills,
  queryFn: ({ signal }) => getSkills({}, { signal }),
});
