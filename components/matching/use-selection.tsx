"use client";

import { useSearchParams } from "next/navigation";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import {
  nothingSelected,
  parseSelection,
  type Selection,
  serialiseSelection,
} from "@/lib/features/matching/selection";

export interface SelectionState {
  selection: Selection;
  /** Changes some of it: a step that Back takes back, or with `quietly` no step of its own. */
  select: (changes: Partial<Selection>, options?: { quietly: boolean }) => void;
  /** Reads the address, which has changed. */
  read: () => void;
}

/** What is selected on the page, kept in its address. The page's HTML, the same for every address, has nothing. */
export function useSelection(): SelectionState {
  const [selection, setSelection] = useState(nothingSelected);
  return {
    selection,
    read: () => setSelection(parseSelection(new URLSearchParams(window.location.search))),
    select: (changes, { quietly } = { quietly: false }) => {
      const wanted = { ...selection, ...changes };
      const query = serialiseSelection(wanted);
      const url = window.location.pathname + (query ? `?${query}` : "");
      if (quietly) window.history.replaceState(null, "", url);
      else window.history.pushState(null, "", url);
      setSelection(wanted);
    },
  };
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
