import { queryOptions } from "@tanstack/react-query";
import { listKey } from "@/lib/client/admin-list";
import { apiRequest } from "@/lib/client/api";
import type { Overview } from "./overview-schemas";

const path = "/api/admin/overview";

/** The overview, read anew whenever somebody comes back to it: colleagues work on the same queue. */
export const overviewQuery = queryOptions({
  queryKey: listKey(path),
  queryFn: ({ signal }) => apiRequest<Overview>("GET", path, undefined, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});
