import { queryOptions } from "@tanstack/react-query";
import { apiFetch } from "@/lib/client/api";
import { nextCursorOf } from "@/lib/features/experts/client";
import type { PublicExpert, pageSize } from "@/lib/features/experts/schemas";
import { fillHeartsFor } from "./hearts";

/** The most a call answers (decisions H): filters need the whole list, which seldom is longer. */
const longestPage: (typeof pageSize)["max"] = 500;

async function fetchFavorites(email: string, signal: AbortSignal): Promise<PublicExpert[]> {
  const experts: PublicExpert[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: String(longestPage), ...(cursor ? { cursor } : {}) });
    const answer = await apiFetch("GET", `/api/favorites?${query}`, undefined, { signal });
    experts.push(...((await answer.json()) as PublicExpert[]));
    cursor = nextCursorOf(answer.headers.get("Link"));
  } while (cursor);
  fillHeartsFor(
    email,
    experts.map(({ id }) => id),
  );
  return experts;
}

/**
 * Every favourite of the signed-in person (GET /api/favorites), newest first. It is read anew whenever the page
 * opens, because hearts anywhere change it (000 §7); while the page is open the hearts say what is still in it, so
 * that a favourite that is brought back stands where it stood.
 * @param email whose favourites they are
 */
export const favoriteList = (email: string) =>
  queryOptions({
    queryKey: ["/api/favorites", email],
    queryFn: ({ signal }) => fetchFavorites(email, signal),
    gcTime: 0,
  });
