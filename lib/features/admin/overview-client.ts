import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "@/lib/client/api";
import { listKey } from "./list-client";
import type { Overview } from "./overview-schemas";

const path = "/api/admin/overview";

/** The overview, read anew whenever somebody comes back to it: colleagues work on the same queue. */
export const overviewQuery = queryOptions({
  queryKey: listKey(path),
  queryFn: ({ signal }) => apiRequest<Overview>("GET", path, undefined, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});
