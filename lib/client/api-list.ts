import type { Endpoint } from "@/lib/shared/http/endpoint";
import {
  type Answer,
  type CallArguments,
  type CallParts,
  type Operation,
  type RequestOptions,
  sendCall,
} from "./api";

/** One page of a list, with what its headers say: the size of the whole, and the cursor that continues it or null. */
export type ListPage<Item> = { items: Item[]; total: number; nextCursor: string | null };

/** What a list holds whose declared answer is an array. */
export type ItemOf<E extends Endpoint> = Answer<E> extends (infer Item)[] ? Item : never;

/** The cursor in a `Link: <…?cursor=…>; rel="next"` header, or null at the end of a list (decisions H). */
export function nextCursorOf(link: string | null): string | null {
  for (const [, target = "", relations = ""] of (link ?? "").matchAll(/<([^>]*)>;\s*rel="([^"]*)"/g)) {
    if (relations.split(" ").includes("next"))
      return new URL(target, "http://list").searchParams.get("cursor");
  }
  return null;
}

/** Makes a call of a list. @throws ApiError, SyntaxError as `apiCall` */
export async function sendListCall<Item>(
  operation: string,
  input?: CallParts,
  options?: RequestOptions,
): Promise<ListPage<Item>> {
  return readListPage(await sendCall(operation, input, options));
}

/** The page that the answer of a list holds, for callers that read more of its headers. */
export async function readListPage<Item>(response: Response): Promise<ListPage<Item>> {
  const items = (await response.json()) as Item[];
  return {
    items,
    total: Number(response.headers.get("X-Total-Count") ?? items.length),
    nextCursor: nextCursorOf(response.headers.get("Link")),
  };
}

/** The function that makes a declared call of a list, as `apiCall` does for others. */
export const apiListCall =
  <E extends Endpoint>(operation: Operation<E>) =>
  (...[input, options]: CallArguments<E>) =>
    sendListCall<ItemOf<E>>(operation, input as CallParts, options);

/** Every page of a list, one after the other; what moves meanwhile may come twice. */
export async function everyPage<Item>(
  pageAt: (cursor: string | undefined) => Promise<ListPage<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await pageAt(cursor);
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return all;
}
