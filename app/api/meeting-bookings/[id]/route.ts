import { z } from "zod";
import { adminMeetingBooking, updateMeetingBookingInput } from "@/lib/features/meetings/moderation-schemas";
import { updateBooking } from "@/lib/features/meetings/server/update-booking";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const PATCH = route({
  access: "admin",
  summary: "Confirm, complete or cancel a meeting, or keep the representative's notes",
  rateLimit: limits.adminChange,
  params: z.object({ id: pathId }),
  body: updateMeetingBookingInput,
  response: adminMeetingBooking,
  handler: ({ actor, params, body }) => updateBooking(actor, params.id, body),
});
