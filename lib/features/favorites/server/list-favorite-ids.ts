import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { listFavoriteExpertIds } from "./repository";

/** GET /api/favorites/ids: the list as ids only, whole, so that one read fills the hearts of every card. */
export function listFavoriteIds(actor: SignedIn): Promise<number[]> {
  return listFavoriteExpertIds(actor.userId);
}
