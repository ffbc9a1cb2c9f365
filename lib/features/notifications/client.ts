import { apiCall } from "@/lib/client/api";
import { apiListCall } from "@/lib/client/api-list";
import type { pageSize } from "@/lib/shared/http/list-query";
import type * as api from "./api";

/** As many as the page begins with; the type keeps them equal without loading the schemas. */
const screenPage: (typeof pageSize)["screen"] = 24;

export const countUnreadNotifications = apiCall<typeof api.countUnreadNotifications>(
  "GET /api/notifications/unread-count",
);
const listCall = apiListCall<typeof api.listNotifications>("GET /api/notifications");
/** The next page of a list that the server began. */
export const listOlderNotifications = (cursor: string) => listCall({ query: { limit: screenPage, cursor } });
export const readNotifications = apiCall<typeof api.readNotifications>("POST /api/notifications/read");
export const chooseDelivery = apiCall<typeof api.chooseDelivery>("PATCH /api/notification-choices");

const postEnd = apiCall<typeof api.endDigests>("POST /api/notification-choices/unsubscribe");

/** Ends the daily mail by the link of such a mail. @throws ApiError 404 for a link that is not valid */
export const endDigests = (user: string, token: string) => postEnd({ query: { user, token } });
