import { queryOptions } from "@tanstack/react-query";
import { apiListCall, everyPage } from "@/lib/client/api-list";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import type { pageSize } from "@/lib/shared/http/list-query";
import type * as api from "./api";
import { joinGuestHearts } from "./guest-hearts";
import { fillHeartsFor } from "./hearts";

const listFavorites = apiListCall<typeof api.listFavorites>("GET /api/favorites");

/** The most a call answers (decisions H): filters need the whole list, which seldom is longer. */
const longestPage: (typeof pageSize)["max"] = 500;

async function fetchFavorites(email: string, signal: AbortSignal): Promise<PublicExpert[]> {
  await joinGuestHearts();
  const experts = await everyPage((cursor) =>
    listFavorites({ query: { limit: longestPage, cursor } }, { signal }),
  );
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
