import { apiCall } from "@/lib/client/api";
import { apiListCall, everyPage } from "@/lib/client/api-list";
import type * as api from "./own-api";
import type { OwnApplication } from "./own-schemas";

const getApplications = apiListCall<typeof api.listOwnApplications>("GET /api/expert/applications");

/** Every application of the signed-in person, newest first. */
export const ownApplications = (): Promise<OwnApplication[]> =>
  everyPage((cursor) => getApplications({ query: { limit: "500", cursor } }));

/** Takes an own application back; gives it as it stands then. */
export const withdrawApplication = apiCall<typeof api.withdrawApplication>(
  "POST /api/expert/applications/{id}/withdraw",
);

/** Says that somebody else sent an application with the own address; it is gone then. */
export const disownApplication = apiCall<typeof api.disownApplication>(
  "POST /api/expert/applications/{id}/disown",
);
