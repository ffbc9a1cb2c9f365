import { adminListCall } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type * as api from "./api";
import { patchExpert } from "./change-client";
import type { AdminExpert } from "./moderation-schemas";

/** The administrators' list of experts; its path is what changes invalidate. */
export const adminExperts = adminListCall<typeof api.listAdminExperts>("GET /api/admin/experts");

const patchOrder = apiCall<typeof api.moveExpert>("PATCH /api/experts/{id}/order");
const postChanges = apiCall<typeof api.requestExpertChanges>("POST /api/admin/experts/{id}/request-changes");
const archiveExpert = apiCall<typeof api.archiveExpert>("DELETE /api/experts/{id}");
const postRestore = apiCall<typeof api.restoreExpert>("POST /api/admin/experts/{id}/restore");

/** Sent to the end even when the page is left: a decision is no draft. */
const options = { keepalive: true };

/** Decides a review; refused when the expert has changed since it was on screen. */
export const reviewExpert = (
  { id, updatedAt }: AdminExpert,
  decision: { approvalStatus: "approved" } | { approvalStatus: "rejected"; rejectionReason: string },
) => patchExpert({ params: { id }, body: { ...decision, updatedAt } }, options);

/** Asks the owner for changes; refused when the expert has changed since it was on screen. */
export const requestExpertChanges = ({ id, updatedAt }: AdminExpert, message: string) =>
  postChanges({ params: { id }, body: { message, updatedAt } }, options);

/** @param displayOrder the place in the whole list, from 1 */
export const moveExpert = (id: number, displayOrder: number) =>
  patchOrder({ params: { id }, body: { displayOrder } }, options);

export const deleteExpert = (id: number) => archiveExpert({ params: { id } });

export const restoreExpert = (id: number) => postRestore({ params: { id } });
