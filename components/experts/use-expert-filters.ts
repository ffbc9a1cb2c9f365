import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useHydrated } from "@/lib/client/use-hydrated";
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
 * The filters, kept in the address (000 §4; the list can be shared and the back button works). The page is static:
 * its HTML and the first rendering in the browser have no filters, then the address is read.
 */
export function useExpertFilters(): ExpertFilterState {
  const params = useSearchParams();
  const hydrated = useHydrated();
  const address = hydrated ? params.toString() : "";
  const [state, setState] = useState({ filters: {} as ExpertFilters, address: "", isChanged: false });

  // Whatever changes the address (a link, back, forward, or `show` below a moment later) sets the filters.
  if (address !== state.address) {
    setState({ ...state, filters: parseExpertFilters(new URLSearchParams(address)), address });
  }

  const show = (wanted: ExpertFilters) => {
    const search = serialiseExpertFilters(wanted);
    const filters = parseExpertFilters(new URLSearchParams(search));
    // At once, and in the address: the router follows that a moment later and finds the same filters.
    setState((current) => ({ ...current, filters, isChanged: true }));
    if (search === serialiseExpertFilters(state.filters)) return;
    const url = `${window.location.pathname}${search ? `?${search}` : ""}${section}`;
    // Typing on is one step back, not one for every pause.
    const isTypingOn = state.filters.query && filters.query && state.filters.query !== filters.query;
    if (isTypingOn) window.history.replaceState(null, "", url);
    else window.history.pushState(null, "", url);
  };

  return {
    filters: state.filters,
    isChanged: state.isChanged,
    change: (changes) => show(changeFilters(state.filters, changes)),
    clear: () => show({}),
  };
}
