import { availableSlotsQuery, availableSlotsResponse } from "@/lib/features/meetings/schemas";
import { listAvailableSlots } from "@/lib/features/meetings/server/list-available-slots";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "public",
  summary: "Free meeting times of a date, Helsinki time",
  rateLimit: limits.read,
  query: availableSlotsQuery,
  response: availableSlotsResponse,
  handler: ({ query }) => listAvailableSlots(query),
});
