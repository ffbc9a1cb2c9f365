import { useEffect, useMemo, useSyncExternalStore } from "react";
import { apiCall } from "@/lib/client/api";
import { useCurrentUser } from "@/lib/client/use-current-user";
import type * as api from "./api";
import { guestHearts, joinGuestHearts, keepGuestHeart } from "./guest-hearts";

// The hearts of every public page stand on this file, so it is a small store of its own, without TanStack Query and
// without the validation library (docs/decisions/0005).

/**
 * What a heart shows. `adding` and `removing` show what is wished for while the request is on its way; a guest's heart
 * that is pressed is `kept` in the browser.
 */
export type FavoriteState = "unknown" | "guest" | "kept" | "no" | "yes" | "adding" | "removing";

const getIds = apiCall<typeof api.listFavoriteIds>("GET /api/favorites/ids");
const getStatus = apiCall<typeof api.getFavoriteStatus>("GET /api/favorites/{id}/status");
const addFavorite = apiCall<typeof api.addFavorite>("POST /api/favorites/{id}");
const removeFavorite = apiCall<typeof api.removeFavorite>("DELETE /api/favorites/{id}");

const idsPath = "/api/favorites/ids";
const statusPath = (expertId: number) => `/api/favorites/${expertId}/status`;

/** Whose favourites these are: the e-mail address. */
let owner: string | undefined;
/** What the server said of single experts; once `isComplete`, whoever is missing is no favourite. */
const known = new Map<number, boolean>();
let isComplete = false;
const pending = new Map<number, "adding" | "removing">();
/** The reads that hearts on this visit have asked for: each once, and again after a change. */
const reads = new Set<string>();
/** Counts what begins and ends: an answer that was under way meanwhile is out of date. */
let changes = 0;
/** Counts what hearts may show. */
let version = 0;
const listeners = new Set<() => void>();

function publish(): void {
  version += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stateOf(expertId: number): FavoriteState {
  const state = pending.get(expertId);
  if (state) return state;
  const isFavorited = known.get(expertId) ?? (isComplete ? false : undefined);
  return isFavorited === undefined ? "unknown" : isFavorited ? "yes" : "no";
}

/** Forgets what belongs to somebody else: a page out of the back/forward cache may be another's. */
function belongTo(email: string): void {
  if (owner === email) return;
  owner = email;
  known.clear();
  reads.clear();
  isComplete = false;
  changes += 1;
  publish();
}

/** Reads all ids, or the status of `expertId`. A heart that could not be read may be pressed: adding twice is adding once. */
async function read(expertId: number | null): Promise<void> {
  await joinGuestHearts();
  const before = changes;
  const answer = await (expertId === null ? getIds() : getStatus({ params: { id: expertId } })).catch(
    () => null,
  );
  if (before !== changes) return read(expertId);
  if (Array.isArray(answer)) fillHearts(answer);
  else if (expertId === null) isComplete = true;
  else known.set(expertId, answer?.isFavorited ?? known.get(expertId) ?? false);
  publish();
}

function fillHearts(ids: readonly number[]): void {
  known.clear();
  for (const id of ids) known.set(id, true);
  isComplete = true;
}

/** Tells the hearts what the list of favourites says already, so that they need not ask. */
export function fillHeartsFor(email: string, ids: readonly number[]): void {
  belongTo(email);
  reads.add(idsPath);
  fillHearts(ids);
  publish();
}

/** Those of a list that are favourites, as the hearts show it: one that is being removed is gone at once. */
export function useFavoritesAmong<T extends { id: number }>(experts: readonly T[]): T[] {
  const at = useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
  return useMemo(() => experts.filter(({ id }) => ["yes", "adding"].includes(stateOf(id))), [experts, at]);
}

/**
 * The heart of an expert. Every card of a page shares one read of the ids; `ownStatus` asks for this expert alone
 * (000 §7), where there is only one. Nothing is asked for guests: theirs are kept in the browser.
 */
export function useFavorite(expertId: number, ownStatus: boolean): FavoriteState {
  const { user, isLoading } = useCurrentUser();
  const email = user.isAuthenticated ? user.email : undefined;
  const state = useSyncExternalStore(
    subscribe,
    () => {
      if (email !== undefined) return stateOf(expertId);
      return guestHearts().includes(expertId) ? "kept" : "guest";
    },
    () => "unknown" as const,
  );
  useEffect(() => {
    if (email === undefined) return;
    belongTo(email);
    const path = ownStatus ? statusPath(expertId) : idsPath;
    if (reads.has(path)) return;
    reads.add(path);
    void read(ownStatus ? expertId : null);
  }, [email, expertId, ownStatus]);
  return isLoading ? "unknown" : state;
}

/** Keeps or forgets a guest's heart in the browser, until there is an account for it. */
export function changeGuestFavorite(expertId: number, isWanted: boolean): void {
  keepGuestHeart(expertId, isWanted);
  publish();
}

/**
 * Adds or removes a favourite: shown at once, taken back when it fails. Afterwards the status and the ids are read
 * again where they were read before (000 §7).
 * @throws ApiError, or the browser's TypeError without a connection
 */
export async function changeFavorite(expertId: number, isWanted: boolean): Promise<void> {
  pending.set(expertId, isWanted ? "adding" : "removing");
  changes += 1;
  publish();
  try {
    await (isWanted ? addFavorite : removeFavorite)({ params: { id: expertId } });
    known.set(expertId, isWanted);
  } finally {
    pending.delete(expertId);
    changes += 1;
    publish();
    if (reads.has(idsPath)) void read(null);
    if (reads.has(statusPath(expertId))) void read(expertId);
  }
}
