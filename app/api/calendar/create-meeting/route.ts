import * as api from "@/lib/features/meetings/api";
import { createMeeting } from "@/lib/features/meetings/server/create-meeting";
import { route } from "@/lib/server/http/route";

export const POST = route(api.createMeeting, { handler: ({ body }) => createMeeting(body) });
