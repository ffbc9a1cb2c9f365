import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiFetch } from "@/lib/client/api";
import type { AdminPage } from "@/lib/shared/admin-list";

/** What a table of administrators is asked for; empty parts are left out of the address. */
export type ListWish = { q: string; status: string; sort: string; page: number };

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

/**
 * One page of an administrators' list. Always read anew, because colleagues work on the same list; the page before
 * stays on screen meanwhile.
 * @param path such as /api/admin/experts
 */
export function adminList<Item>(path: string, wish: ListWish, pageSize: number, extra = {}) {
  const parameters = listParameters(wish, { ...extra, limit: String(pageSize) });
  return queryOptions({
    queryKey: [...listKey(path), parameters.toString()],
    queryFn: async ({ signal }): Promise<AdminPage<Item>> => {
      const answer = await apiFetch("GET", `${path}?${parameters}`, undefined, { signal });
      const items = (await answer.json()) as Item[];
      return { items, total: Number(answer.headers.get("X-Total-Count") ?? items.length) };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
