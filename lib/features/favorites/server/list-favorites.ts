import "server-only";
import type { ExpertPage } from "@/lib/features/experts/schemas";
import type { SignedIn } from "@/lib/server/actor";
import { cursorOf } from "@/lib/server/cursor";
import { type ListQuery, pageSize } from "@/lib/shared/http/list-query";
import { type FavoritePlace, listFavoriteExperts } from "./repository";

/**
 * GET /api/favorites: the public experts a user keeps, newest favourite first (spec 001 §7, decisions H).
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listFavorites(actor: SignedIn, input: ListQuery): Promise<ExpertPage> {
  const after = favoriteCursor.decode(input.cursor);
  const { experts, total, next } = await listFavoriteExperts(
    actor.userId,
    input.limit ?? pageSize.default,
    after,
  );
  return { experts, total, nextCursor: favoriteCursor.encode(next) };
}

const favoriteCursor = cursorOf<FavoritePlace>({ createdAt: "instant", expertId: "whole" });
