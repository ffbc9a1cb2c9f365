import { useEffect, useEffectEvent } from "react";
import { streamPath } from "@/lib/features/conversations/client";

/** How often a page asks by itself while nothing tells it of new messages. */
const pollingMs = 2_000;

/**
 * Calls `onNews` whenever something may have been written in any conversation of whoever is signed in (deal L4): told
 * by the server's events, and every two seconds where these do not come: no connection, another page of the same
 * person has them, or the host has none. A page that nobody sees does not ask.
 */
export function useMessageStream(onNews: () => void): void {
  const news = useEffectEvent(onNews);
  useEffect(() => {
    let source: EventSource | null = null;
    let isTold = false;
    let isReplaced = false;

    const connect = () => {
      if (typeof EventSource === "undefined") return;
      source?.close();
      isReplaced = false;
      source = new EventSource(streamPath);
      source.addEventListener("refetch", () => {
        isTold = true;
        news();
      });
      source.addEventListener("message", () => news());
      source.addEventListener("replaced", () => {
        isTold = false;
        isReplaced = true;
        source?.close();
      });
      source.addEventListener("error", () => {
        isTold = false;
      });
    };
    const onVisible = () => {
      if (document.visibilityState !== "visible") return;
      news();
      // Whoever comes back to this page takes the events from the other one.
      if (isReplaced) connect();
    };
    const timer = setInterval(() => {
      if (!isTold && document.visibilityState === "visible") news();
    }, pollingMs);

    connect();
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("online", onVisible);
    return () => {
      clearInterval(timer);
      source?.close();
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("online", onVisible);
    };
  }, []);
}
