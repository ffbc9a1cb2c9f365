import { useMemo } from "react";
import { useAddressQuery } from "@/lib/client/use-address-query";
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

/**
 * The filters, kept in the address (spec 000 §4): the list can be shared and the back button works.
 * @param rendered those that the server rendered the page with
 */
export function useExpertFilters(rendered: ExpertFilters): ExpertFilterState {
  const { search, isChanged, show } = useAddressQuery(serialiseExpertFilters(rendered));
  const filters = useMemo(() => parseExpertFilters(new URLSearchParams(search)), [search]);

  const apply = (wanted: ExpertFilters) => {
    const next = serialiseExpertFilters(wanted);
    if (next === serialiseExpertFilters(filters)) return;
    // Typing on is one step back, not one for every pause.
    const isTypingOn = Boolean(filters.query && wanted.query && filters.query !== wanted.query);
    show(next, { replace: isTypingOn });
  };

  return {
    filters,
    isChanged,
    change: (changes) => apply(changeFilters(filters, changes)),
    clear: () => apply({}),
  };
}
