import "server-only";
import { revalidateTag } from "next/cache";
import { currentRequest } from "./current-request";
import { derivedToken } from "./tokens";

/** Ends the cached copies of what carries these tags: the next visitor waits for new content. In a route handler only. */
export function revalidate(changed: Iterable<string>) {
  for (const tag of changed) revalidateTag(tag, { expire: 0 });
}

/**
 * Answers a request and ends the cached pages that its committed transactions have changed, also when it fails after
 * one of them. This needs no listener, so it holds on every host.
 */
export async function revalidating<T>(requestId: string, answer: () => T | Promise<T>): Promise<T> {
  const request = { id: requestId, changedTags: new Set<string>() };
  try {
    return await currentRequest.run(request, answer);
  } finally {
    revalidate(request.changedTags);
  }
}

/** With this, one part of the server asks another to revalidate (POST /api/internal/revalidate). */
export const revalidationToken = () => derivedToken("revalidate");
