import * as api from "@/lib/features/meetings/api";
import { getClientMeeting } from "@/lib/features/meetings/server/client-meeting";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getClientMeeting, {
  handler: ({ params }) => getClientMeeting(params.token),
});
