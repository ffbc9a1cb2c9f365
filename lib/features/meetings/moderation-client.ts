import { adminList, adminListCall } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import { addDays } from "@/lib/shared/dates";
import type * as api from "./api";

/** The administrators' list of bookings; its path is what changes invalidate. */
export const bookings = adminListCall<typeof api.listBookings>("GET /api/meeting-bookings");

/** Changes the state of a booking, or its notes. @throws ApiError as `apiCall` */
export const updateBooking = apiCall<typeof api.updateBooking>("PATCH /api/meeting-bookings/{id}");

/** Most meetings of a week that the agenda shows; the list has them all. */
const mostOfWeek = 200;

/** The meetings of the week from a Monday in Helsinki, of one consultant or everybody's, earliest first, read anew whenever somebody comes back to it. */
export const weekQuery = (monday: string, consultant: string) =>
  adminList(bookings, { q: "", status: "", sort: "startTime", page: 1 }, mostOfWeek, {
    from: monday,
    to: addDays(monday, 6),
    consultant,
  });
