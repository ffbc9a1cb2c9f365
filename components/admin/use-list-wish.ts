"use client";

import type { ListWish } from "@/lib/client/admin-list";
import { useAddressQuery } from "@/lib/client/use-address-query";
import { adminPageSizes } from "@/lib/shared/admin-list";

/**
 * What a table shows, in the address: it can be shared, reloaded and gone back to. Another search, state or order
 * begins on the first page.
 * @param names the filters that only this table has; they stand in the address under these names
 */
export function useListWish<Name extends string = never>(
  names: readonly Name[] = [],
): {
  wish: ListWish;
  filters: Record<NoInfer<Name>, string>;
  change: (changes: Partial<ListWish> & Partial<Record<NoInfer<Name>, string>>) => void;
} {
  const { search, show } = useAddressQuery();
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get("page"));
  const wish: ListWish = {
    q: parameters.get("q") ?? "",
    status: parameters.get("status") ?? "",
    sort: parameters.get("sort") ?? "",
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: adminPageSizes.find((each) => String(each) === parameters.get("size")),
  };
  const filters = Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ""])) as Record<
    Name,
    string
  >;

  function change(changes: Partial<ListWish> & Partial<Record<Name, string>>) {
    const next = { ...wish, ...filters, page: 1, ...changes };
    for (const [name, value] of Object.entries(next)) {
      if (value === "" || value === undefined || value === 1) parameters.delete(name);
      else parameters.set(name, String(value));
    }
    // Typing is one step for the back button, not one a letter.
    show(parameters.toString(), { replace: "q" in changes });
  }

  return { wish, filters, change };
}
