import { apiCall } from "@/lib/client/api";
import type * as api from "./api";

export const getOwnProject = apiCall<typeof api.getOwnProject>("GET /api/company/projects/{id}");
export const editOwnProject = apiCall<typeof api.editOwnProject>("PATCH /api/company/projects/{id}");
export const resubmitOwnProject = apiCall<typeof api.resubmitOwnProject>(
  "POST /api/company/projects/{id}/resubmit",
);
export const changeOwnLifecycle = apiCall<typeof api.changeOwnLifecycle>(
  "PATCH /api/company/projects/{id}/lifecycle",
);
