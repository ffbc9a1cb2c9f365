"use client";

import { useListWish } from "@/components/admin/use-list-wish";

/** The item whose panel is open, in the address: a mail, the inbox and the palette lead to it. */
export function useOpenItem() {
  const { filters, change, wish } = useListWish(["item"]);
  const id = Number(filters.item);
  return {
    openId: Number.isSafeInteger(id) && id > 0 ? id : null,
    // The page stays: a panel is no other list.
    open: (item: { id: number } | null) => change({ item: item ? String(item.id) : "", page: wish.page }),
  };
}
