import { adminListCall } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type * as api from "./api";

/** The administrators' list of bookings; its path is what changes invalidate. */
export const bookings = adminListCall<typeof api.listBookings>("GET /api/meeting-bookings");

/** Changes the state of a booking, or its notes. @throws ApiError as `apiCall` */
export const updateBooking = apiCall<typeof api.updateBooking>("PATCH /api/meeting-bookings/{id}");
