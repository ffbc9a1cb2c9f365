import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import type { FavoriteStatus } from "../schemas";
import { deleteFavorite } from "./repository";

/**
 * DELETE /api/favorites/{expertId}. Removing what is not there is done already, and whether there is such an expert
 * stays unsaid: an expert that has been hidden meanwhile can be removed too.
 */
export async function removeFavorite(actor: SignedIn, expertId: number): Promise<FavoriteStatus> {
  await deleteFavorite(actor.userId, expertId);
  return { isFavorited: false };
}
