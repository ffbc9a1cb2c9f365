import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import type { FavoriteStatus } from "../schemas";
import { isFavoriteExpert } from "./repository";

/** GET /api/favorites/{expertId}/status: whether the list has this expert; a missing or hidden one it has not. */
export async function getFavoriteStatus(actor: SignedIn, expertId: number): Promise<FavoriteStatus> {
  return { isFavorited: await isFavoriteExpert(actor.userId, expertId) };
}
