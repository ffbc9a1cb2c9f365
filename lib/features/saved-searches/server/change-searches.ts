import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { cursorOf } from "@/lib/server/cursor";
import { transaction } from "@/lib/server/db";
import { answerOfTwin, earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { AppError } from "@/lib/shared/errors";
import { type ListQuery, pageSize } from "@/lib/shared/http/list-query";
import { savedSearchBounds } from "../rules";
import type { ChangeSavedSearchInput, SavedSearch, SavedSearchPage, SaveSearchInput } from "../schemas";
import { findMatches } from "./find-matches";
import {
  countSearches,
  deleteSearch,
  findSearches,
  hasSearch,
  holdSearches,
  insertSearch,
  type SearchPlace,
  type SearchRow,
  updateSearch,
} from "./repository";

const toSavedSearch = ({ createdAt, updatedAt, ...row }: SearchRow): SavedSearch => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const searchCursor = cursorOf<SearchPlace>({ id: "whole" });

/**
 * GET /api/saved-searches: the searches of a user, newest first (deal P3).
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listSavedSearches(actor: SignedIn, query: ListQuery): Promise<SavedSearchPage> {
  const after = searchCursor.decode(query.cursor);
  const { rows, total, next } = await findSearches(actor.userId, query.limit ?? pageSize.default, after);
  return { searches: rows.map(toSavedSearch), total, nextCursor: searchCursor.encode(next) };
}

const idsOfMatches = async (filters: SaveSearchInput["filters"]) =>
  (await findMatches(filters)).map(({ id }) => id);

/**
 * POST /api/saved-searches: keeps a search. Who matches it now is never mailed about.
 * @throws AppError conflict when the account keeps as many as it can
 */
export async function saveSearch(
  actor: SignedIn,
  input: SaveSearchInput,
  repeat: Idempotency | null,
): Promise<SavedSearch> {
  const earlier = await earlierAnswer<SavedSearch>(repeat);
  if (earlier) return earlier;
  const knownExpertIds = await idsOfMatches(input.filters);
  return transaction(async (tx) => {
    const twin = await answerOfTwin<SavedSearch>(tx, repeat);
    if (twin) return twin;
    await holdSearches(tx, actor.userId);
    if ((await countSearches(actor.userId, tx)) >= savedSearchBounds.searches) {
      throw new AppError("saved_searches_full", { max: savedSearchBounds.searches });
    }
    const row = await insertSearch(tx, { ...input, userId: actor.userId, knownExpertIds, at: now() });
    const answer = toSavedSearch(row);
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
}

/**
 * PATCH /api/saved-searches/{id}: with other filters, who matches these now is not mailed about either.
 * @throws AppError not_found for none, and for somebody else's
 */
export async function changeSavedSearch(
  actor: SignedIn,
  id: number,
  { name, filters, alert }: ChangeSavedSearchInput,
): Promise<SavedSearch> {
  // A stranger's guess costs no search.
  if (!(await hasSearch(actor.userId, id))) throw new AppError("saved_search_not_found");
  const row = await updateSearch(actor.userId, id, {
    ...(name === undefined ? {} : { name }),
    ...(alert === undefined ? {} : { alert }),
    ...(filters === undefined ? {} : { filters }),
    newlyKnown: filters === undefined ? [] : await idsOfMatches(filters),
    updatedAt: now(),
  });
  if (!row) throw new AppError("saved_search_not_found");
  return toSavedSearch(row);
}

/** DELETE /api/saved-searches/{id}. @throws AppError not_found for none, and for somebody else's */
export async function deleteSavedSearch(actor: SignedIn, id: number): Promise<undefined> {
  const isDeleted = await transaction((tx) => deleteSearch(tx, actor.userId, id));
  if (!isDeleted) throw new AppError("saved_search_not_found");
}
