import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiCall } from "@/lib/client/api";
import { apiListCall, everyPage } from "@/lib/client/api-list";
import type { PostingLifecycle } from "@/lib/features/postings/lifecycle";
import type * as api from "./api";

const getApplicants = apiListCall<typeof api.listApplicants>("GET /api/company/projects/{id}/applications");

/** Milliseconds after which an open board asks again: colleagues and applicants change it too. */
const freshMs = 20_000;

/**
 * Everybody who applied to an own posting; read anew in a while, when somebody comes back to the page, and when the
 * posting is `lifecycle` now: its end declines those who waited.
 */
export const applicantsOf = (projectId: number, lifecycle: PostingLifecycle) =>
  queryOptions({
    queryKey: ["applicants", projectId, lifecycle],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      everyPage((cursor) =>
        getApplicants({ params: { id: projectId }, query: { limit: 500, cursor } }, { signal }),
      ),
    staleTime: 0,
    refetchInterval: freshMs,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });

export const changeApplication = apiCall<typeof api.changeApplication>(
  "PATCH /api/company/applications/{id}",
);
export const moveApplications = apiCall<typeof api.moveApplications>("POST /api/company/applications/bulk");
export const undoMoves = apiCall<typeof api.undoMoves>("POST /api/company/applications/undo");
