import { queryOptions } from "@tanstack/react-query";
import { adminListCall, listKey } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type * as api from "./api";

/** The administrators' list of applications to projects. */
export const projectApplications = adminListCall<typeof api.listProjectApplications>(
  "GET /api/admin/project-applications",
);

const getApplication = apiCall<typeof api.getProjectApplication>("GET /api/admin/project-applications/{id}");

/** One application, to read: the first time in an hour is written to the audit log. */
export const projectApplicationQuery = (id: number) =>
  queryOptions({
    queryKey: [...listKey(projectApplications.path), "one", id],
    queryFn: ({ signal }) => getApplication({ params: { id } }, { signal }),
    staleTime: 0,
  });
