import * as api from "@/lib/features/meetings/api";
import { rescheduleMeeting } from "@/lib/features/meetings/server/change-own-meeting";
import { route } from "@/lib/server/http/route";

export const POST = route(api.rescheduleMeeting, {
  handler: ({ params, body }) => rescheduleMeeting(params.token, body),
});
