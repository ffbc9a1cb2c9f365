import { type ExpertFilters, serialiseExpertFilters } from "@/lib/features/experts/search-params";

/** How many searches one account keeps, and how long their names are. */
export const savedSearchBounds = { searches: 50, name: 80 } as const;

/** When an alert is mailed (deal P3). */
export const alertTimes = ["daily", "off"] as const;

/** The path of the expert browser with the filters of a saved search; what it does not offer is left out. */
export function searchPath(filters: Readonly<Record<string, unknown>>): string {
  // What was stored came through the schema of the search; the browser reads the address with care.
  const query = serialiseExpertFilters(filters as ExpertFilters);
  return `/${query && `?${query}`}#experts`;
}
