import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { addressOf, type Operation, type RequestOptions } from "@/lib/client/api";
import { type ItemOf, sendListCall } from "@/lib/client/api-list";
import type { AdminPage } from "@/lib/shared/admin-list";
import type { Endpoint } from "@/lib/shared/http/endpoint";

/** What a table of administrators is asked for; empty parts are left out of the address. */
export type ListWish = {
  q: string;
  status: string;
  sort: string;
  page: number;
  /** Rows on a page, where that is another number than the table's own. */
  size?: number | undefined;
};

/** The query string of a wish, for the list and for its export; `extra` are filters of one table only. */
export function listParameters(
  { q, status, sort, page }: ListWish,
  extra: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const entries = { q, status, sort, ...(page > 1 ? { page: String(page) } : {}), ...extra };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ""));
}

/** The key that every page of a list begins with: what a change of the list invalidates. */
export const listKey = (path: string) => ["admin", path] as const;

/** An administrators' list: its path, which its changes invalidate, and the call that reads a page. */
export type AdminListCall<Item> = {
  path: string;
  read: (parameters: URLSearchParams, options: RequestOptions) => Promise<AdminPage<Item>>;
};

/** The declared call of such a list, typed as `apiCall` does it. */
export function adminListCall<E extends Endpoint>(operation: Operation<E>): AdminListCall<ItemOf<E>> {
  const [, path] = addressOf(operation, {});
  return {
    path,
    read: (parameters, options) =>
      sendListCall(operation, { query: Object.fromEntries(parameters) }, options),
  };
}

/**
 * One page of an administrators' list. Always read anew, because colleagues work on the same list; the page before
 * stays on screen meanwhile.
 */
export function adminList<Item>(
  { path, read }: AdminListCall<Item>,
  wish: ListWish,
  pageSize: number,
  extra = {},
) {
  const parameters = listParameters(wish, { ...extra, limit: String(pageSize) });
  return queryOptions({
    queryKey: [...listKey(path), parameters.toString()],
    queryFn: ({ signal }) => read(parameters, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
