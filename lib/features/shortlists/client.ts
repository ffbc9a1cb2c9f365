import { apiCall } from "@/lib/client/api";
import { apiListCall, everyPage } from "@/lib/client/api-list";
import type * as api from "./api";
import type { Shortlist } from "./schemas";

const getLists = apiListCall<typeof api.listShortlists>("GET /api/shortlists");

/** Every list of the signed-in person, newest first, each with whether it has the expert. */
export const listsFor = (expertId: number): Promise<Shortlist[]> =>
  everyPage((cursor) => getLists({ query: { expertId, cursor } }));

export const createShortlist = apiCall<typeof api.createShortlist>("POST /api/shortlists");
export const renameShortlist = apiCall<typeof api.renameShortlist>("PATCH /api/shortlists/{id}");
export const deleteShortlist = apiCall<typeof api.deleteShortlist>("DELETE /api/shortlists/{id}");
export const putShortlistExpert = apiCall<typeof api.putShortlistExpert>(
  "PUT /api/shortlists/{id}/experts/{expert}",
);
export const removeShortlistExpert = apiCall<typeof api.removeShortlistExpert>(
  "DELETE /api/shortlists/{id}/experts/{expert}",
);
export const shareShortlist = apiCall<typeof api.shareShortlist>("POST /api/shortlists/{id}/share");
export const unshareShortlist = apiCall<typeof api.unshareShortlist>("DELETE /api/shortlists/{id}/share");
