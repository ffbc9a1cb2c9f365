import * as api from "@/lib/features/meetings/api";
import { listAvailableSlots } from "@/lib/features/meetings/server/list-available-slots";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listAvailableSlots, {
  handler: ({ actor, query }) => listAvailableSlots(actor, query),
});
