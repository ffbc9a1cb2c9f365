import "server-only";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import type { SignedIn } from "@/lib/server/actor";
import { cursorOf } from "@/lib/server/cursor";
import { hashToken } from "@/lib/server/tokens";
import { AppError } from "@/lib/shared/errors";
import { pageSize } from "@/lib/shared/http/list-query";
import type { Shortlist, ShortlistPage, ShortlistsQuery, ShortlistWithExperts } from "../schemas";
import {
  countPlaces,
  findEntries,
  findList,
  findLists,
  findSharedList,
  type ListPlace,
  type ListRow,
} from "./repository";
import { currentShareUrl } from "./share-link";

/** A list as its owner gets it. */
export const toShortlist = (row: ListRow): Shortlist => ({
  id: row.id,
  name: row.name,
  expertCount: row.expertCount,
  isShared: row.shareTokenHash !== null,
  hasExpert: row.hasExpert,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const listCursor = cursorOf<ListPlace>({ id: "whole" });

/**
 * GET /api/shortlists: the lists of a user, newest first (deal P1).
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listShortlists(actor: SignedIn, query: ShortlistsQuery): Promise<ShortlistPage> {
  const { rows, total, next } = await findLists(actor.userId, {
    expertId: query.expertId ?? null,
    limit: query.limit ?? pageSize.default,
    after: listCursor.decode(query.cursor),
  });
  return { shortlists: rows.map(toShortlist), total, nextCursor: listCursor.encode(next) };
}

/**
 * GET /api/shortlists/{id}: a list with its public experts and the notes about them.
 * @throws AppError not_found for none, and for somebody else's
 */
export async function getShortlist(actor: SignedIn, id: number): Promise<ShortlistWithExperts> {
  const row = await findList(actor.userId, id);
  if (!row) throw new AppError("shortlist_not_found");
  const { hasExpert: _hasExpert, ...list } = toShortlist(row);
  const [entries, places] = await Promise.all([findEntries(id), countPlaces(id)]);
  return {
    ...list,
    shareUrl: currentShareUrl(row),
    experts: entries.map(({ expert, note, addedAt }) => ({
      expert,
      note,
      addedAt: addedAt.toISOString(),
    })),
    waiting: places - entries.length,
  };
}

/** What a shared link shows: the name and the public experts, nothing of whose list it is. Null for no such link. */
export async function readSharedShortlist(
  token: string,
): Promise<{ name: string; experts: PublicExpert[] } | null> {
  if (token.length > 100) return null;
  const list = await findSharedList(hashToken(token));
  if (!list) return null;
  const entries = await findEntries(list.id);
  return { name: list.name, experts: entries.map(({ expert }) => expert) };
}
