import "server-only";
import { type ExpertPage, type ListQuery, pageSize } from "@/lib/features/experts/schemas";
import type { SignedIn } from "@/lib/server/actor";
import { AppError } from "@/lib/shared/errors";
import { type FavoritePlace, listFavoriteExperts } from "./repository";

/**
 * GET /api/favorites: the public experts a user keeps, newest favourite first (spec 001 §7, decisions H).
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listFavorites(actor: SignedIn, input: ListQuery): Promise<ExpertPage> {
  const after = input.cursor ? decodeCursor(input.cursor) : null;
  if (input.cursor && !after) throw new AppError("cursor_invalid");
  const { experts, total, next } = await listFavoriteExperts(
    actor.userId,
    input.limit ?? pageSize.default,
    after,
  );
  return { experts, total, nextCursor: next ? encodeCursor(next) : null };
}

const encodeCursor = ({ createdAt, expertId }: FavoritePlace): string =>
  Buffer.from(JSON.stringify([createdAt, expertId])).toString("base64url");

function decodeCursor(text: string): FavoritePlace | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    if (!Array.isArray(value) || value.length !== 2) return null;
    const [createdAt, expertId] = value;
    if (typeof createdAt !== "string" || new Date(createdAt).toJSON() !== createdAt) return null;
    return Number.isSafeInteger(expertId) && Math.abs(expertId) < 2 ** 31 ? { createdAt, expertId } : null;
  } catch {
    return null;
  }
}
