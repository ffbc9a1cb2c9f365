import { z } from "zod";

/** What GET /api/favorites/{expertId}/status, and every change, answers (000 §3). */
export const favoriteStatus = z.object({ isFavorited: z.boolean() });
export type FavoriteStatus = z.infer<typeof favoriteStatus>;

/** GET /api/favorites/ids: the favourite experts' ids, newest favourite first. */
export const favoriteIds = z.array(z.int());

/** How many hearts a guest's browser keeps, and one call takes. */
const mostJoined = 500;

/** POST /api/favorites: the hearts of a guest who has signed in. */
export const joinFavoritesInput = z.strictObject({ expertIds: z.array(z.number()).max(mostJoined) });

/** How many favourites are new. */
export const joinedFavorites = z.object({ added: z.int() });
