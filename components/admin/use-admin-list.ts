"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { type AdminListCall, adminList, type ListWish, listParameters } from "@/lib/client/admin-list";
import { withSession } from "@/lib/client/signed-in-again";
import { type AdminPage, adminPageSize } from "@/lib/shared/admin-list";

/** What is asked for of a list, as `useListWish` reads it from the address. */
export type ListAddress = {
  wish: ListWish;
  /** The filters that only this list has. */
  filters: Readonly<Record<string, string>>;
  change: (changes: Partial<ListWish>) => void;
};

/** A list as its toolbar, its table and the rest of its screen need it. */
export type AdminList<Item> = ListAddress & {
  data: AdminPage<Item> | undefined;
  isError: boolean;
  retry: () => void;
  isFiltered: boolean;
  clearFilters: () => void;
  /** The rows that are chosen for an action on all of them; another page, search or order begins without. */
  selected: ReadonlySet<number>;
  select: (ids: ReadonlySet<number>) => void;
  /** Selects those of the rows of every page that `isSelectable`: among the first `mostSelected`. */
  selectAll: (isSelectable: (item: Item) => boolean) => Promise<void>;
  /** The rows of this page, and those of others that may be selected. */
  known: readonly Item[];
  pageSize: number;
};

/** More rows than anybody looks through before deciding about all of them. */
export const mostSelected = 500;

const none: ReadonlySet<number> = new Set();

/**
 * The page of a list that the address asks for, read anew whenever it asks for another.
 * @param options.refetchInterval milliseconds after which it is read anew, where it changes by itself
 */
export function useAdminList<Item extends { id: number | string }>(
  call: AdminListCall<Item>,
  { wish, filters, change: show }: ListAddress,
  {
    pageSize: usual = adminPageSize.screen,
    refetchInterval = false,
  }: { pageSize?: number; refetchInterval?: number | false } = {},
) {
  const pageSize = wish.size ?? usual;
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    ...adminList(call, wish, pageSize, filters),
    refetchInterval,
  });
  const [selected, select] = useState(none);
  const [all, setAll] = useState<readonly Item[]>([]);

  const onPage = data?.items ?? [];

  function change(changes: Partial<ListWish>) {
    select(none);
    show(changes);
  }
  // The last rows of the last page may have gone: go to the page that is the last one now.
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const isBehind = data !== undefined && !isPlaceholderData && wish.page > lastPage;
  const catchUp = useEffectEvent(() => change({ page: lastPage }));
  useEffect(() => {
    if (isBehind) catchUp();
  }, [isBehind]);

  const withoutFilters = Object.fromEntries(
    ["q", "status", ...Object.keys(filters)].map((name) => [name, ""]),
  );
  return {
    wish,
    filters,
    change,
    data,
    error,
    isError,
    isPlaceholderData,
    retry: () => void refetch(),
    isFiltered: [wish.q, wish.status, ...Object.values(filters)].some((value) => value !== ""),
    clearFilters: () => change(withoutFilters),
    selected,
    select,
    async selectAll(isSelectable: (item: Item) => boolean) {
      const parameters = listParameters({ ...wish, page: 1 }, { ...filters, limit: String(mostSelected) });
      const { items } = await withSession(() => call.read(parameters, {}));
      setAll(items);
      select(new Set(items.filter(isSelectable).map(({ id }) => id as number)));
    },
    known: [...onPage, ...all.filter(({ id }) => !onPage.some((item) => item.id === id))],
    pageSize,
  };
}
