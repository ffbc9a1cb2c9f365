import { checkAvailabilityInput, checkAvailabilityResponse } from "@/lib/features/meetings/schemas";
import { checkAvailability } from "@/lib/features/meetings/server/check-availability";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "Whether a time can be booked; advice, the booking decides",
  rateLimit: limits.read,
  body: checkAvailabilityInput,
  response: checkAvailabilityResponse,
  handler: ({ body }) => checkAvailability(body),
});
