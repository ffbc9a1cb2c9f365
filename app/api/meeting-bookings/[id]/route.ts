import * as api from "@/lib/features/meetings/api";
import { updateBooking } from "@/lib/features/meetings/server/update-booking";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.updateBooking, {
  handler: ({ actor, params, body }) => updateBooking(actor, params.id, body),
});
