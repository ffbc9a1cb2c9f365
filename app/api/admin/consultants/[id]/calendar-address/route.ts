import * as api from "@/lib/features/meetings/consultant-api";
import { renewCalendarAddress } from "@/lib/features/meetings/server/consultants";
import { route } from "@/lib/server/http/route";

export const POST = route(api.renewCalendarAddress, {
  handler: ({ actor, params }) => renewCalendarAddress(actor, params.id),
});
