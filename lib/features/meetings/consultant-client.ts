import { queryOptions } from "@tanstack/react-query";
import { listKey } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type * as api from "./consultant-api";

const readConsultants = apiCall<typeof api.listConsultants>("GET /api/admin/consultants");
const readFree = apiCall<typeof api.listFreeConsultants>("GET /api/meeting-bookings/{id}/free-consultants");

/** Adds a consultant. @throws ApiError as `apiCall` */
export const addConsultant = apiCall<typeof api.addConsultant>("POST /api/admin/consultants");
/** Changes one as they were seen. @throws ApiError with the code conflict when a colleague saved first */
export const changeConsultant = apiCall<typeof api.changeConsultant>("PATCH /api/admin/consultants/{id}");
/** Makes the address of a consultant's calendar anew. @throws ApiError as `apiCall` */
export const renewCalendarAddress = apiCall<typeof api.renewCalendarAddress>(
  "POST /api/admin/consultants/{id}/calendar-address",
);

export const consultantsPath = "/api/admin/consultants";

/** Who holds meetings. */
export const consultantsQuery = queryOptions({
  queryKey: listKey(consultantsPath),
  queryFn: ({ signal }) => readConsultants({}, { signal }),
  staleTime: 15_000,
  refetchOnWindowFocus: true,
});

/** The other consultants who could take a meeting over, as it is now. */
export const freeConsultantsQuery = (id: number) =>
  queryOptions({
    queryKey: [...listKey(consultantsPath), "free", id],
    queryFn: ({ signal }) => readFree({ params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
