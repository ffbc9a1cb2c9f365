import { meetingBookingsQuery } from "@/lib/features/meetings/moderation-schemas";
import { exportBookings } from "@/lib/features/meetings/server/export-bookings";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "The meeting bookings as CSV, with the filters and the order of their list",
  rateLimit: limits.read,
  query: meetingBookingsQuery.omit({ page: true, limit: true }),
  handler: ({ actor, query }) => exportBookings(actor, query),
});
