"use client";

import { useEffect } from "react";

/** Where somebody was about to go: a page whose link was clicked, or one of the tab's history. */
export type Leaving = { path: string } | { goOn: () => void };

const isHere = ({ pathname, search }: URL) =>
  pathname === window.location.pathname && search === window.location.search;

/** The page of ours that a click leads to; null for everything that leaves this page and what is typed in it alone. */
function pageOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || (link.target !== "" && link.target !== "_self") || link.hasAttribute("download")) return null;
  const url = new URL(link.href, window.location.href);
  const { origin, pathname, search, hash } = url;
  // Other sites and the API are navigations of the browser, which asks by itself.
  if (origin !== window.location.origin || pathname.startsWith("/api/")) return null;
  return isHere(url) ? null : `${pathname}${search}${hash}`;
}

/**
 * Keeps unsaved changes from being left by accident: the browser asks before it closes or loads another page, and a
 * click on a link of ours, or Back to a page of ours, is held back and handed to `onLeave`. A browser without the
 * Navigation API goes back without a question.
 */
export function useUnsavedGuard(isUnsaved: boolean, onLeave: (leaving: Leaving) => void): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const holdBack = (event: MouseEvent) => {
      const path = pageOf(event);
      if (path === null) return;
      event.preventDefault();
      onLeave({ path });
    };
    let isSure = false;
    const holdHistory = (event: NavigateEvent) => {
      const { key, sameDocument, url } = event.destination;
      // What loads another document is asked about by the browser.
      if (isSure || event.navigationType !== "traverse" || !sameDocument || isHere(new URL(url))) return;
      // Pressed twice, Back is not to be held: the browser says so.
      if (!event.cancelable) return;
      event.preventDefault();
      onLeave({
        goOn: () => {
          isSure = true;
          window.navigation.traverseTo(key);
        },
      });
    };
    window.addEventListener("beforeunload", askBrowser);
    // On the window, before the link's own handler, which then does nothing.
    window.addEventListener("click", holdBack, true);
    window.navigation?.addEventListener("navigate", holdHistory);
    return () => {
      window.removeEventListener("beforeunload", askBrowser);
      window.removeEventListener("click", holdBack, true);
      window.navigation?.removeEventListener("navigate", holdHistory);
    };
  }, [isUnsaved, onLeave]);
}
