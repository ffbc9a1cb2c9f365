import { adminListCall } from "@/lib/client/admin-list";
import type * as api from "./api";

/** The administrators' list of applications to projects. */
export const projectApplications = adminListCall<typeof api.listProjectApplications>(
  "GET /api/admin/project-applications",
);
