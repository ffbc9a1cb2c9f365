"use client";

import { useEffect } from "react";
import { matchOrigin } from "@/lib/shared/match-link";

/** A page is opened once: the layout may be made again, for another language. */
let isCounted = false;

/** Whether the page was opened from elsewhere: from another site, a mail or by its address, and is not read again. */
function isVisit(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  if (opened && "type" in opened && opened.type !== "navigate") return false;
  return !document.referrer.startsWith(`${window.location.origin}/`);
}

/**
 * Tells the server that somebody has come to the site: pages are cached and cannot count. Nothing is set, read or kept
 * in the browser, and the server adds one to the number of the day.
 */
export function CountVisit() {
  useEffect(() => {
    if (isCounted || !isVisit()) return;
    isCounted = true;
    const from = new URLSearchParams(window.location.search).get("from");
    navigator.sendBeacon(`/api/visits${from === matchOrigin ? `?from=${matchOrigin}` : ""}`);
  }, []);
  return null;
}
