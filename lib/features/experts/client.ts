import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { apiCall, type CallArguments, type CallParts, sendCall } from "@/lib/client/api";
import { apiListCall, type ListPage, readListPage } from "@/lib/client/api-list";
import type * as api from "./api";
import { type CardPage, pageIn, type SkillChoice, skillChoice, toCardExpert } from "./card";
import type { FoundExpert, SearchWords } from "./schemas";
import { changeFilters, type ExpertFilters, serialiseExpertFilters } from "./search-params";

/** Keys of the cached answers; the path leads, as every list of experts ends with the same change. */
export const expertKeys = {
  all: ["/api/experts"] as const,
  list: (filters: ExpertFilters, limit: number) => ["/api/experts", "list", filters, limit] as const,
  skills: ["/api/skills"] as const,
};

export const listExperts = apiListCall<typeof api.listExperts>("GET /api/experts");

/** POST /api/experts/search: a page of the list, and what the search made of its words. */
export async function searchExperts(
  ...[input, options]: CallArguments<typeof api.searchExperts>
): Promise<ListPage<FoundExpert> & { words?: SearchWords }> {
  const response = await sendCall("POST /api/experts/search", input as CallParts, options);
  const words = response.headers.get("X-Search-Words");
  return {
    ...(await readListPage<FoundExpert>(response)),
    ...(words && { words: JSON.parse(decodeURIComponent(words)) as SearchWords }),
  };
}

const countChoices = apiCall<typeof api.countChoices>("POST /api/experts/search/counts");
export const getExpert = apiCall<typeof api.getExpert>("GET /api/experts/{id}");
const getSkills = apiCall<typeof api.listSkills>("GET /api/skills");

/** The home page shows what its server rendered: whoever asks for more loads what reads names. */
const namesHere = async () => (await import("@/lib/client/names")).loadNames();

/**
 * One page of experts: GET /api/experts without filters, POST /api/experts/search with them (000 §7).
 * @throws Error 'Failed to fetch experts' with the reason as its cause; the cancellation as it is.
 */
export async function fetchExperts(
  filters: ExpertFilters,
  limit: number,
  cursor: string | null,
  signal: AbortSignal,
): Promise<CardPage> {
  try {
    const page = { limit, ...(cursor ? { cursor } : {}) };
    const [names, { items, ...list }] = await Promise.all([
      namesHere(),
      serialiseExpertFilters(filters) === ""
        ? // An administrator too sees here what everybody sees.
          listExperts({ query: { ...page, scope: "public" } }, { signal })
        : searchExperts({ body: { ...filters, ...page } }, { signal }),
    ]);
    return pageIn(names, { experts: items.map(toCardExpert), ...list });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Error("Failed to fetch experts", { cause: error });
  }
}

/** The first page of a list, and the filters that the server rendered it with. */
export interface RenderedPage extends CardPage {
  filters: ExpertFilters;
}

/**
 * The list of experts for these filters, page by page.
 * @param first what the server rendered
 * @param limit how many experts a page has
 */
export function expertList(filters: ExpertFilters, first: RenderedPage, limit: number) {
  const isRendered = serialiseExpertFilters(filters) === serialiseExpertFilters(first.filters);
  return infiniteQueryOptions({
    queryKey: expertKeys.list(filters, limit),
    queryFn: ({ pageParam, signal }) => fetchExperts(filters, limit, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    ...(isRendered ? { initialData: { pages: [first], pageParams: [null] } } : {}),
  });
}

/** How many experts each choice of the filters has under all the others. */
export function choiceCounts(filters: ExpertFilters) {
  const body = changeFilters(filters, { sort: undefined });
  return queryOptions({
    queryKey: ["/api/experts", "counts", body],
    queryFn: ({ signal }) => countChoices({ body }, { signal }),
  });
}

/** Every skill, with its name in the page's language and the number of experts who have it (GET /api/skills). */
export const skillList = queryOptions({
  queryKey: expertKeys.skills,
  queryFn: async ({ signal }): Promise<SkillChoice[]> => {
    const [items, names] = await Promise.all([getSkills({}, { signal }), namesHere()]);
    return items.map((item) => skillChoice(names, item));
  },
});
