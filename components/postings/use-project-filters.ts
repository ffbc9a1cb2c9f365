import { useMemo } from "react";
import { useAddressQuery } from "@/lib/client/use-address-query";
import {
  changeProjectFilters,
  type ProjectFilters,
  parseProjectFilters,
  serialiseProjectFilters,
} from "@/lib/features/postings/browse";

export type FilterChanges = Parameters<typeof changeProjectFilters>[1];

export interface ProjectFilterState {
  filters: ProjectFilters;
  /** The filters as the address has them: what was shown for others does not count for these. */
  key: string;
  /** True once the person has changed a filter on this page. */
  isChanged: boolean;
  change: (changes: FilterChanges) => void;
  clear: () => void;
}

/** The filters, kept in the address: the list can be shared and the back button works. */
export function useProjectFilters(): ProjectFilterState {
  const { search, isChanged, show } = useAddressQuery();
  const filters = useMemo(() => parseProjectFilters(new URLSearchParams(search)), [search]);
  const key = serialiseProjectFilters(filters);

  const apply = (wanted: ProjectFilters) => {
    const next = serialiseProjectFilters(wanted);
    if (next === key) return;
    // Typing on is one step back, not one for every pause.
    const isTypingOn = Boolean(filters.query && wanted.query && filters.query !== wanted.query);
    show(next, { replace: isTypingOn });
  };

  return {
    filters,
    key,
    isChanged,
    change: (changes) => apply(changeProjectFilters(filters, changes)),
    clear: () => apply({}),
  };
}
