"use client";

import { useSyncExternalStore } from "react";
import { countUnreadNotifications } from "@/lib/features/notifications/client";

/** How many notifications are unread; null until that is known. Asked once a page load, and when the page is looked at again. */
let unread: number | null = null;
let isAsked = false;
const listeners = new Set<() => void>();

export function noteUnread(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

/** A number that could not be had is not drawn. */
const ask = () =>
  countUnreadNotifications().then(
    (answer) => noteUnread(answer.unread),
    () => {},
  );

function onLook(): void {
  if (document.visibilityState === "visible") void ask();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) document.addEventListener("visibilitychange", onLook);
  if (!isAsked) void ask();
  isAsked = true;
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener("visibilitychange", onLook);
  };
}

export const useUnread = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => null,
  );
