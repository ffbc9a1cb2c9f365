import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { AppError } from "@/lib/shared/errors";
import type { FavoriteStatus } from "../schemas";
import { insertFavorite } from "./repository";

/**
 * POST /api/favorites/{expertId}: keeps a public expert, busy or not. Adding twice is adding once, and keeps the
 * first time.
 * @throws AppError not_found for an expert that is missing, hidden or archived
 */
export async function addFavorite(actor: SignedIn, expertId: number): Promise<FavoriteStatus> {
  if (!(await insertFavorite(actor.userId, expertId, now()))) throw new AppError("expert_not_found");
  return { isFavorited: true };
}
