import { type ExpertFilters, parseExpertFilters, serialiseExpertFilters } from "./search-params";

// /experts with filters is a page of its own behind the scenes: the filters are a segment of its path, so that it is
// cached and ended as every public page is. The address that people see keeps its query.

/** The alphabet of base64 that a path carries as it is. */
const toPath = (text: string) => text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
const fromPath = (segment: string) => segment.replaceAll("-", "+").replaceAll("_", "/");

/**
 * The filters of an address as one segment of a path, the same for every way to write them; null without a filter.
 * @param query what follows the question mark of /experts
 */
export function filterSegment(query: URLSearchParams): string | null {
  const written = serialiseExpertFilters(parseExpertFilters(query));
  return written === "" ? null : toPath(btoa(written));
}

/** Reads what `filterSegment` wrote; no filters when somebody else wrote it. */
export function filtersOfSegment(segment: string): ExpertFilters {
  try {
    return parseExpertFilters(new URLSearchParams(atob(fromPath(segment))));
  } catch {
    return {};
  }
}
