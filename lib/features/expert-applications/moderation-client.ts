import { adminListCall } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type { Attempt } from "@/lib/client/idempotency-key";
import type * as api from "./api";
import type { ExpertApplication } from "./moderation-schemas";
import type { ApplicationFormValues } from "./schemas";

/** The administrators' list of applications to join; its path is what changes invalidate. */
export const applications = adminListCall<typeof api.listExpertApplications>("GET /api/expert-applications");

const postApproval = apiCall<typeof api.approveExpertApplication>(
  "POST /api/expert-applications/{id}/approve",
);
const patchStatus = apiCall<typeof api.reviewExpertApplication>("PATCH /api/expert-applications/{id}/status");
const deleteExpertApplication = apiCall<typeof api.deleteExpertApplication>(
  "DELETE /api/expert-applications/{id}",
);

/** Sent to the end even when the page is left: a decision is no draft. */
const options = { keepalive: true };

/** Refused, as are rejecting and asking for changes, when the application has changed since it was on screen. */
export const approveApplication = ({ id, updatedAt }: ExpertApplication) =>
  postApproval({ params: { id }, body: { updatedAt } }, options);

/** @param notes for the applicant; without any the server keeps its own words */
export const rejectApplication = ({ id, updatedAt }: ExpertApplication, notes: string) =>
  patchStatus(
    {
      params: { id },
      body: { status: "rejected", updatedAt, ...(notes.trim() === "" ? {} : { reviewNotes: notes }) },
    },
    options,
  );

/** @param message what to correct, for the applicant's mail */
export const requestApplicationChanges = ({ id, updatedAt }: ExpertApplication, message: string) =>
  patchStatus(
    { params: { id }, body: { status: "changes_requested", reviewNotes: message, updatedAt } },
    options,
  );

export const reopenApplication = ({ id }: ExpertApplication) =>
  patchStatus({ params: { id }, body: { status: "pending" } });

export const deleteApplication = ({ id }: ExpertApplication) => deleteExpertApplication({ params: { id } });

const sendApplication = apiCall<typeof api.applyForExpert>("POST /api/admin/expert-applications");

/** Applies for an expert. Sent again with the same attempt, it counts once. */
export const applyForExpert = (values: ApplicationFormValues, attempt: Attempt) =>
  sendApplication({ body: values }, { headers: { "Idempotency-Key": attempt.key } });
