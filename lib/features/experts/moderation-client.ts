import { apiRequest } from "@/lib/client/api";
import type { AdminExpert } from "./moderation-schemas";
import type { FullExpert } from "./schemas";

/** The administrators' list of experts, and what it is invalidated by. */
export const adminExpertsPath = "/api/admin/experts";

/** Sent to the end even when the page is left: a decision is no draft. */
const options = { keepalive: true };

/** Decides a review; refused when the expert has changed since it was on screen. */
export const reviewExpert = (
  { id, updatedAt }: AdminExpert,
  decision: { approvalStatus: "approved" } | { approvalStatus: "rejected"; rejectionReason: string },
) => apiRequest<FullExpert>("PATCH", `/api/experts/${id}`, { ...decision, updatedAt }, options);

/** @param displayOrder the place in the whole list, from 1 */
export const moveExpert = (id: number, displayOrder: number) =>
  apiRequest<FullExpert>("PATCH", `/api/experts/${id}/order`, { displayOrder }, options);

export const deleteExpert = (id: number) => apiRequest<undefined>("DELETE", `/api/experts/${id}`);

export const restoreExpert = (id: number) =>
  apiRequest<FullExpert>("POST", `${adminExpertsPath}/${id}/restore`);
