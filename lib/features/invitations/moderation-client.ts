import { adminListCall } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type * as api from "./api";

/** The administrators' list of invitations. */
export const invitations = adminListCall<typeof api.listInvitations>("GET /api/admin/invitations");

export const withdrawInvitation = apiCall<typeof api.withdrawInvitation>("PATCH /api/admin/invitations/{id}");
