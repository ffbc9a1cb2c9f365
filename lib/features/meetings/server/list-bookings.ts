import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import type { AdminPage } from "@/lib/shared/admin-list";
import { addDays, helsinkiInstant } from "@/lib/shared/dates";
import type { AdminMeetingBooking, MeetingBookingsQuery } from "../admin-schemas";
import { findBookings } from "./admin-repository";

/**
 * GET /api/meeting-bookings: every booking, for administrators (decisions A3).
 * @param paging 'everything' for the export
 */
export function listBookings(
  _actor: SignedIn,
  query: MeetingBookingsQuery,
  paging: "page" | "everything" = "page",
): Promise<AdminPage<AdminMeetingBooking>> {
  const { from, to } = query;
  return findBookings(
    query,
    {
      from: from ? helsinkiInstant(from, 0) : null,
      before: to ? helsinkiInstant(addDays(to, 1), 0) : null,
      now: now(),
    },
    paging,
  );
}
