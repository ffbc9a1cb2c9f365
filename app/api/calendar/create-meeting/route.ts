import { createMeetingInput, meetingCreated } from "@/lib/features/meetings/schemas";
import { createMeeting } from "@/lib/features/meetings/server/create-meeting";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "Put a booked meeting into the calendar, with the booking's one-time token",
  rateLimit: limits.booking,
  body: createMeetingInput,
  response: meetingCreated,
  handler: ({ body }) => createMeeting(body),
});
