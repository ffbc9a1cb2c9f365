import { apiCall } from "@/lib/client/api";
import type * as api from "./api";

/** A meeting by the link of its mails. @throws ApiError as `apiCall` */
export const getMeeting = apiCall<typeof api.getClientMeeting>("GET /api/meetings/{token}");

/** Moves it to another time. @throws ApiError with the codes conflict (taken), too_late, not_possible_now */
export const rescheduleMeeting = apiCall<typeof api.rescheduleMeeting>(
  "POST /api/meetings/{token}/reschedule",
);

/** @throws ApiError with the codes too_late, not_possible_now */
export const cancelMeeting = apiCall<typeof api.cancelMeeting>("POST /api/meetings/{token}/cancel");

/** Says whether the signed-in expert is available for the work of a meeting about them. */
export const answerMeeting = apiCall<typeof api.answerMeeting>("PATCH /api/expert/meetings/{id}");
