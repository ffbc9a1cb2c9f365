import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { idNumber } from "@/lib/shared/text";
import { insertFavorites } from "./repository";

/**
 * POST /api/favorites: the hearts that somebody pressed as a guest join the favourites (deal P1), the last one pressed
 * as the newest. One that is there already keeps its time; an id that is no public expert's is passed over.
 */
export async function joinFavorites(
  actor: SignedIn,
  expertIds: readonly number[],
): Promise<{ added: number }> {
  const ids = [...new Set(expertIds)].filter((id) => idNumber().safeParse(id).success);
  return { added: await insertFavorites(actor.userId, ids, now()) };
}
