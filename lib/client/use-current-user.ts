"use client";

import { useSyncExternalStore } from "react";
import { apiRequest } from "@/lib/client/api";

/** The answer of GET /api/auth/user (decisions A2). Names and e-mail are absent for guests. */
export interface CurrentUser {
  isAuthenticated: boolean;
  isAdmin: boolean;
  firstName?: string;
  lastName?: string;
  email?: string;
  expertId?: number | null;
}

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

async function load(): Promise<CurrentUser> {
  // A 401 means guest (decisions A2). So does any other failure: the server checks every right anyway,
  // and a header must not break because one request did.
  const user = await apiRequest<CurrentUser>("GET", "/api/auth/user").catch(() => guest);
  state = { user, isLoading: false };
  for (const listener of listeners) listener();
  return user;
}

/** Asks the server again who is signed in, for instance after a 401; every component that shows it follows. */
export function refreshCurrentUser(): Promise<CurrentUser> {
  request = load();
  return request;
}

// A page that comes back out of the back/forward cache may show a user who has signed out since.
function onPageShow(event: PageTransitionEvent): void {
  if (event.persisted) void refreshCurrentUser();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener("pageshow", onPageShow);
  request ??= load();
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
