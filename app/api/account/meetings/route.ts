import * as api from "@/lib/features/meetings/api";
import { listOwnMeetings } from "@/lib/features/meetings/server/list-own-meetings";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listOwnMeetings, {
  handler: async ({ actor, query }) => {
    const { meetings, total, nextCursor } = await listOwnMeetings(actor, query);
    const next = nextCursor
      ? { cursor: nextCursor, ...(query.limit ? { limit: String(query.limit) } : {}) }
      : null;
    return listReply(meetings, total, api.listOwnMeetings.path, next);
  },
});
