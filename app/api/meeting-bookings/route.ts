import { bookMeetingInput, meetingBookingCreated } from "@/lib/features/meetings/schemas";
import { bookMeeting } from "@/lib/features/meetings/server/book-meeting";
import { route } from "@/lib/server/http/route";
import { idempotency } from "@/lib/server/idempotency";
import { limits } from "@/lib/server/rate-limit";

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
