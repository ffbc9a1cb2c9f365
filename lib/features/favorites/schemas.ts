import { z } from "zod";

/** What GET /api/favorites/{expertId}/status, and every change, answers (000 §3). */
export const favoriteStatus = z.object({ isFavorited: z.boolean() });
export type FavoriteStatus = z.infer<typeof favoriteStatus>;

/** GET /api/favorites/ids: the favourite experts' ids, newest favourite first. */
export const favoriteIds = z.array(z.int());
