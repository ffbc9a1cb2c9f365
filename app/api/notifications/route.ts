import * as api from "@/lib/features/notifications/api";
import { listNotifications } from "@/lib/features/notifications/server/read-notifications";
import { listReply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(api.listNotifications, {
  handler: async ({ actor, query }) => {
    const { notifications, total, nextCursor } = await listNotifications(actor, query);
    const next = nextCursor
      ? { cursor: nextCursor, ...(query.limit ? { limit: String(query.limit) } : {}) }
      : null;
    return listReply(notifications, total, api.listNotifications.path, next);
  },
});
