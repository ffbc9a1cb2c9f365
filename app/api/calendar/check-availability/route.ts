import * as api from "@/lib/features/meetings/api";
import { checkAvailability } from "@/lib/features/meetings/server/check-availability";
import { route } from "@/lib/server/http/route";

export const POST = route(api.checkAvailability, {
  handler: ({ body }) => checkAvailability(body),
});
