import { z } from "zod";
import { adminMeetingBooking, meetingBookingsQuery } from "@/lib/features/meetings/moderation-schemas";
import { bookMeetingInput, meetingBookingCreated } from "@/lib/features/meetings/schemas";
import { bookMeeting } from "@/lib/features/meetings/server/book-meeting";
import { listBookings } from "@/lib/features/meetings/server/list-bookings";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "Every meeting booking, newest first",
  rateLimit: limits.read,
  query: meetingBookingsQuery,
  response: z.array(adminMeetingBooking),
  handler: async ({ actor, query }) =>
    adminListReply("/api/meeting-bookings", query, await listBookings(actor, query)),
});

export const POST = route({
  access: "public",
  summary: "Book a meeting with Osaaja's representative; takes an Idempotency-Key",
  rateLimit: limits.booking,
  body: bookMeetingInput,
  response: meetingBookingCreated,
  status: 201,
  handler: ({ actor, body, request }) =>
    bookMeeting(actor, body, idempotency("meeting-bookings", request.headers.get("idempotency-key"), body)),
});
