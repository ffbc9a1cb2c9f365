"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

/** How long an answer that no component shows any more is kept (spec 000 §9). */
const keepMs = 5 * 60 * 1000;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Spec 000 §7: never retried, never stale, no refetch on focus, no polling.
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: keepMs,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a connection a request fails and says so, instead of waiting for one unseen.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

let browserClient: QueryClient | undefined;

/** One cache for all islands of the browser; on the server a new one for each rendering, so that nobody shares answers. */
function queryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

/** Around every island that reads with TanStack Query. Providers may be nested and repeated: the cache is the same. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>;
}
