import * as api from "@/lib/features/meetings/api";
import { cancelOwnMeeting } from "@/lib/features/meetings/server/change-own-meeting";
import { route } from "@/lib/server/http/route";

export const POST = route(api.cancelMeeting, {
  handler: ({ params, body }) => cancelOwnMeeting(params.token, body),
});
