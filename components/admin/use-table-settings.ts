"use client";

import { useEffect, useState } from "react";
import type { Column } from "./data-table";

/** The filters and the order of a list under a name. */
export type SavedView = { name: string; query: string };

type Kept = { columns: Record<string, boolean>; views: SavedView[] };
const nothing: Kept = { columns: {}, views: [] };

export const maxViews = 20;
const keyOf = (name: string) => `adminTable-${name}`;

/** What this browser keeps of a table; what it cannot read is as if it were not there. */
function read(name: string): Kept {
  try {
    const { columns, views } = JSON.parse(localStorage.getItem(keyOf(name)) ?? "{}") as Partial<Kept>;
    const isView = (view: SavedView) => typeof view?.name === "string" && typeof view.query === "string";
    return {
      columns: typeof columns === "object" && columns !== null ? columns : {},
      views: Array.isArray(views) ? views.filter(isView).slice(0, maxViews) : [],
    };
  } catch {
    return nothing;
  }
}

export type TableSettings<Item> = {
  /** Those that are shown. */
  columns: readonly Column<Item>[];
  /** Those that can be shown or not, and whether they are. */
  choices: readonly { key: string; header: string; isShown: boolean }[];
  choose: (key: string, isShown: boolean) => void;
  views: readonly SavedView[];
  saveViews: (views: readonly SavedView[]) => void;
};

/** The columns and the views that somebody has chosen for a table, kept in their browser. */
export function useTableSettings<Item>(
  name: string | undefined,
  columns: readonly Column<Item>[],
): TableSettings<Item> {
  const [kept, setKept] = useState(nothing);
  useEffect(() => setKept(name ? read(name) : nothing), [name]);

  function keep(next: Kept) {
    setKept(next);
    try {
      if (name) localStorage.setItem(keyOf(name), JSON.stringify(next));
    } catch {
      // A storage that is full or forbidden: the choice lasts as long as the page.
    }
  }
  const isShown = ({ key, isExtra = false }: Column<Item>) => kept.columns[key] ?? !isExtra;
  // What a row is called, and what is done with it, is always there.
  const [first] = columns.filter(({ key }) => key !== "order");
  const isFixed = (column: Column<Item>) => column === first || column.key === "actions";
  return {
    columns: columns.filter((column) => isFixed(column) || isShown(column)),
    choices: columns
      .filter((column) => !isFixed(column))
      .map((column) => ({ key: column.key, header: column.header, isShown: isShown(column) })),
    choose: (key, shown) => keep({ ...kept, columns: { ...kept.columns, [key]: shown } }),
    views: kept.views,
    saveViews: (views) => keep({ ...kept, views: [...views] }),
  };
}
