"use client";

import { useEffect } from "react";

/** The page of ours that a click leads to; null for everything that leaves this page and what is typed in it alone. */
function pageOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || (link.target !== "" && link.target !== "_self") || link.hasAttribute("download")) return null;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  // Other sites and the API are navigations of the browser, which asks by itself.
  if (origin !== window.location.origin || pathname.startsWith("/api/")) return null;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  return isHere ? null : `${pathname}${search}${hash}`;
}

/**
 * Keeps unsaved changes from being left by accident: the browser asks before it closes or loads another page, and a
 * click on a link of ours is held back and handed to `onLeave`.
 */
export function useUnsavedGuard(isUnsaved: boolean, onLeave: (path: string) => void): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const holdBack = (event: MouseEvent) => {
      const path = pageOf(event);
      if (path === null) return;
      event.preventDefault();
      onLeave(path);
    };
    window.addEventListener("beforeunload", askBrowser);
    // On the window, before the link's own handler, which then does nothing.
    window.addEventListener("click", holdBack, true);
    return () => {
      window.removeEventListener("beforeunload", askBrowser);
      window.removeEventListener("click", holdBack, true);
    };
  }, [isUnsaved, onLeave]);
}
