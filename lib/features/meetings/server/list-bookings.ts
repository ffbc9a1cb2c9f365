import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import type { AdminPage } from "@/lib/shared/admin-list";
import { helsinkiDays } from "@/lib/shared/dates";
import type { AdminMeetingBooking, MeetingBookingsQuery } from "../moderation-schemas";
import { findBookings } from "./moderation-repository";

/**
 * GET /api/meeting-bookings: every booking, for administrators (decisions A3).
 * @param paging 'everything' for the export
 */
export function listBookings(
  _actor: AdminActor,
  query: MeetingBookingsQuery,
  paging: "page" | "everything" = "page",
): Promise<AdminPage<AdminMeetingBooking>> {
  return findBookings(query, { ...helsinkiDays(query.from, query.to), now: now() }, paging);
}
