"use client";

import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

// What is told is on the screen before the next click can come: with TanStack's own timer the second of a double
// click saw a button that was not sending yet, and asked for the same once more.
notifyManager.setScheduler(queueMicrotask);

/**
 * The conventions of spec 000 §7 and §9: reads are never stale, never retried, not fetched again on focus, and
 * kept for 5 minutes after their last use (TanStack's own default in the browser; on the server it must not hold
 * a timer); writes are never retried. Without a connection a request fails
 * at once, so that the person is told, instead of waiting without a word.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

let browserClient: QueryClient | undefined;

/** One for the whole visit in the browser; on the server one for each rendering, so that nobody sees another's data. */
function clientForHere(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

/** Goes around the parts of a page that fetch with TanStack Query, not around the page: others need not load it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(clientForHere);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
