import { apiCall } from "@/lib/client/api";
import type * as api from "./api";

export const saveSearch = apiCall<typeof api.saveSearch>("POST /api/saved-searches");
export const changeSavedSearch = apiCall<typeof api.changeSavedSearch>("PATCH /api/saved-searches/{id}");
export const deleteSavedSearch = apiCall<typeof api.deleteSavedSearch>("DELETE /api/saved-searches/{id}");

const postStop = apiCall<typeof api.stopAlerts>("POST /api/saved-searches/unsubscribe");

/** Ends the mails about saved searches by the link of such a mail. @throws ApiError 404 for a link that is not valid */
export const stopAlerts = (user: string, token: string) => postStop({ query: { user, token } });
