"use client";

import { useSyncExternalStore } from "react";
import { type Answer, apiCall } from "@/lib/client/api";
import type * as accounts from "@/lib/features/accounts/api";
import { rememberSession } from "./remembered-session";

/** The answer of GET /api/auth/user (decisions A2). Names and e-mail are absent for guests. */
export type CurrentUser = Answer<typeof accounts.getCurrentUser>;

const getCurrentUser = apiCall<typeof accounts.getCurrentUser>("GET /api/auth/user");

export interface CurrentUserState {
  /** A guest while loading, and when the answer could not be had. */
  user: CurrentUser;
  isLoading: boolean;
}

const guest: CurrentUser = { isAuthenticated: false, isAdmin: false };
const loading: CurrentUserState = { user: guest, isLoading: true };

let state: CurrentUserState = loading;
let request: Promise<CurrentUser> | null = null;
const listeners = new Set<() => void>();

function load(): Promise<CurrentUser> {
  // A 401 means guest (decisions A2). So does any other failure: the server checks every right anyway,
  // and a header must not break because one request did.
  const started = getCurrentUser()
    .catch(() => guest)
    .then((user) => {
      // Of two requests under way only the later one counts, in whatever order they end.
      if (request === started) {
        state = { user, isLoading: false };
        rememberSession(user.isAuthenticated);
        for (const listener of listeners) listener();
      }
      return user;
    });
  request = started;
  return started;
}

/** Asks the server again who is signed in, for instance after a 401; every component that shows it follows. */
export const refreshCurrentUser = load;

// A page that comes back out of the back/forward cache may show a user who has signed out since.
function onPageShow(event: PageTransitionEvent): void {
  if (event.persisted) void load();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener("pageshow", onPageShow);
  if (!request) void load();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("pageshow", onPageShow);
  };
}

const getState = () => state;
const getServerState = () => loading;

/** Who is signed in; asked once a page load however many components want to know (spec 000 §7). */
export function useCurrentUser(): CurrentUserState {
  return useSyncExternalStore(subscribe, getState, getServerState);
}
