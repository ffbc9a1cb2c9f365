import { apiCall } from "@/lib/client/api";
import type * as api from "./api";

// What a guest's hearts are until there is an account for them (deal P1). Loaded with every heart, so it is small.

/** The entry of the browser's storage: a list of expert ids, the last one pressed at the end. */
const guestKey = "guestFavorites";
/** As many as POST /api/favorites takes; the oldest go first. */
const mostKept = 500;

const sendHearts = apiCall<typeof api.joinFavorites>("POST /api/favorites");

/** Ids as they were read last: every heart asks at every change. */
let known: readonly number[] | undefined;
let joining: Promise<void> | undefined;

function read(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(guestKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)).slice(-mostKept) : [];
  } catch {
    return [];
  }
}

function write(ids: readonly number[]): void {
  known = ids;
  try {
    if (ids.length > 0) localStorage.setItem(guestKey, JSON.stringify(ids));
    else localStorage.removeItem(guestKey);
  } catch {
    // A storage that is full or forbidden keeps nothing: the hearts last as long as the page.
  }
}

/** The experts whose hearts a guest has pressed in this browser. */
export function guestHearts(): readonly number[] {
  known ??= read();
  return known;
}

/** Keeps or forgets the heart of a guest. What another tab has changed meanwhile stays. */
export function keepGuestHeart(expertId: number, isWanted: boolean): void {
  const others = read().filter((id) => id !== expertId);
  write(isWanted ? [...others, expertId].slice(-mostKept) : others);
}

/**
 * Moves the hearts of this browser's guest to the favourites of whoever is signed in now. Those that arrived are
 * forgotten here; when it fails all stay, and the next page tries again. Never throws.
 */
export function joinGuestHearts(): Promise<void> {
  const expertIds = read();
  if (expertIds.length === 0) return Promise.resolve();
  joining ??= sendHearts({ body: { expertIds } })
    .then(() => write(read().filter((id) => !expertIds.includes(id))))
    .catch(() => {})
    .finally(() => {
      joining = undefined;
    });
  return joining;
}
