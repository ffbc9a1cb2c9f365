import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { apiFetch, apiRequest } from "@/lib/client/api";
import { uploadForm } from "@/lib/client/upload";
import { type CardPage, toCardExpert } from "./card";
import type { ProfileChanges } from "./own-profile";
import type { FullExpert, PublicExpert, pageSize, SkillFilterItem } from "./schemas";
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

/** The cursor in a `Link: <…?cursor=…>; rel="next"` header, or null at the end of a list (decisions H). */
export function nextCursorOf(link: string | null): string | null {
  for (const [, target = "", relations = ""] of (link ?? "").matchAll(/<([^>]*)>;\s*rel="([^"]*)"/g)) {
    if (relations.split(" ").includes("next"))
      return new URL(target, "http://list").searchParams.get("cursor");
  }
  return null;
}

async function answerOf(
  filters: ExpertFilters,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Response> {
  const page = { limit: screenPage, ...(cursor ? { cursor } : {}) };
  if (countFilters(filters) > 0) {
    return apiFetch("POST", "/api/experts/search", { ...filters, ...page }, { signal });
  }
  // An administrator too sees here what everybody sees.
  const query = new URLSearchParams({ ...page, limit: String(page.limit), scope: "public" });
  return apiFetch("GET", `/api/experts?${query}`, undefined, { signal });
}

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
    const answer = await answerOf(filters, cursor, signal);
    const experts = (await answer.json()) as PublicExpert[];
    return {
      experts: experts.map(toCardExpert),
      total: Number(answer.headers.get("X-Total-Count") ?? experts.length),
      nextCursor: nextCursorOf(answer.headers.get("Link")),
    };
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
  queryFn: ({ signal }) => apiRequest<SkillFilterItem[]>("GET", "/api/skills", undefined, { signal }),
});

/** Changes the given fields of an expert (PATCH /api/experts/{id}); gives the whole record as it is now. */
export function updateExpert(id: number, changes: ProfileChanges): Promise<FullExpert> {
  return apiRequest<FullExpert>("PATCH", `/api/experts/${id}`, changes);
}

/** Stores the fields of a form (PUT /api/experts/{id}); gives the whole record as it is now. */
export function putExpert(id: number, fields: ProfileChanges): Promise<FullExpert> {
  return apiRequest<FullExpert>("PUT", `/api/experts/${id}`, fields);
}

/** Uploads a profile image (POST /api/experts/{id}/image); gives the whole record as it is now. */
export function uploadProfileImage(
  id: number,
  file: File,
  options: Parameters<typeof uploadForm>[2],
): Promise<FullExpert> {
  const form = new FormData();
  form.set("image", file);
  return uploadForm<FullExpert>(`/api/experts/${id}/image`, form, options);
}
