"use client";

import { useSearchParams } from "next/navigation";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import {
  nothingSelected,
  parseSelection,
  type Selection,
  serialiseSelection,
} from "@/lib/features/matching/selection";
import { parseWishes, serialiseWishes, type Wish } from "@/lib/features/matching/wish";

export interface SelectionState {
  selection: Selection;
  /** What is wished for, in the address too; only before a role is chosen. */
  wishes: readonly Wish[];
  /** Other wishes: as `select`, without a role. */
  wish: (wishes: readonly Wish[], options?: { quietly: boolean }) => void;
  /** Changes some of it: a step that Back takes back, or with `quietly` no step of its own. */
  select: (changes: Partial<Selection>, options?: { quietly: boolean }) => void;
  /** Reads the address, which has changed. */
  read: () => void;
}

/** What is selected on the page, kept in its address. The page's HTML, the same for every address, has nothing. */
export function useSelection(): SelectionState {
  const [selection, setSelection] = useState(nothingSelected);
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  return {
    selection,
    wishes,
    read: () => {
      const query = new URLSearchParams(window.location.search);
      const selected = parseSelection(query);
      setSelection(selected);
      setWishes(selected.role === null ? parseWishes(query) : []);
    },
    select: (changes, options) => {
      const wanted = { ...selection, ...changes };
      show(serialiseSelection(wanted), options);
      setSelection(wanted);
      setWishes([]);
    },
    wish: (wanted, options) => {
      show(serialiseWishes(wanted), options);
      setSelection(nothingSelected);
      setWishes(wanted);
    },
  };
}

function show(query: string, { quietly } = { quietly: false }) {
  const url = window.location.pathname + (query ? `?${query}` : "");
  if (quietly) window.history.replaceState(null, "", url);
  else window.history.pushState(null, "", url);
}

/**
 * Says when the address may have changed: at first, after a navigation, by Back. The router's copy of it lags
 * behind, so it only says when to look. A component of its own, so that only this waits for the browser and the
 * page stays static.
 */
export function AddressReader({ onChange }: { onChange: () => void }) {
  const routerParams = useSearchParams();
  const changed = useEffectEvent(onChange);
  useLayoutEffect(() => {
    const listener = () => changed();
    listener();
    window.addEventListener("popstate", listener);
    return () => window.removeEventListener("popstate", listener);
  }, [routerParams]);
  return null;
}
