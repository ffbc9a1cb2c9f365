import { useSearchParams } from "next/navigation";
import { useLayoutEffect, useMemo, useState } from "react";
import {
  changeFilters,
  type ExpertFilters,
  parseExpertFilters,
  serialiseExpertFilters,
} from "@/lib/features/experts/search-params";

export type FilterChanges = Parameters<typeof changeFilters>[1];

export interface ExpertFilterState {
  filters: ExpertFilters;
  /** True once the person has changed a filter on this page. */
  isChanged: boolean;
  change: (changes: FilterChanges) => void;
  clear: () => void;
}

/** Where the browser stands on its page: a shared address opens there. */
const section = "#experts";

/**
 * The filters, kept in the address (spec 000 §4): the list can be shared and the back button works. The page is
 * static, so its HTML and the first rendering in the browser have no filters; then the address is read.
 */
export function useExpertFilters(): ExpertFilterState {
  const [search, setSearch] = useState("");
  const [isChanged, setIsChanged] = useState(false);
  // The address itself is the truth: the router's copy of it, which lags behind, only says when to look.
  const routerParams = useSearchParams();
  useLayoutEffect(() => {
    const read = () => setSearch(window.location.search);
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, [routerParams]);
  const filters = useMemo(() => parseExpertFilters(new URLSearchParams(search)), [search]);

  const show = (wanted: ExpertFilters) => {
    const next = serialiseExpertFilters(wanted);
    if (next === serialiseExpertFilters(filters)) return;
    const url = `${window.location.pathname}${next ? `?${next}` : ""}${section}`;
    // Typing on is one step back, not one for every pause.
    const isTypingOn = filters.query && wanted.query && filters.query !== wanted.query;
    if (isTypingOn) window.history.replaceState(null, "", url);
    else window.history.pushState(null, "", url);
    setSearch(window.location.search);
    setIsChanged(true);
  };

  return {
    filters,
    isChanged,
    change: (changes) => show(changeFilters(filters, changes)),
    clear: () => show({}),
  };
}
